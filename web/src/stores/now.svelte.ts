/** The time of day, for what is shown of it; it ticks only while somebody looks. */
class Now {
  ms = $state(Date.now());
  private watchers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Call it in an effect: while it lasts, the time goes on. */
  watch() {
    this.watchers++;
    this.ms = Date.now();
    this.timer ??= setInterval(() => (this.ms = Date.now()), 500);
    return () => {
      this.watchers--;
      if (this.watchers) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const now = new Now();
