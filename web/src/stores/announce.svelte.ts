/** What screen readers say: events politely, "your turn" at once. */
class Announce {
  polite = $state('');
  assertive = $state('');
  private queue: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string) {
    this.queue.push(sentence);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.polite = this.queue.slice(-8).join(' ');
      this.queue = [];
    }, 250);
  }

  shout(sentence: string) {
    this.assertive = '';
    setTimeout(() => (this.assertive = sentence), 30);
  }

  /** Says the last sentence again. */
  repeat() {
    const last = this.assertive || this.polite;
    if (last) this.shout(last);
  }
}

export const announce = new Announce();
