import { settings } from '../../stores/settings.svelte';

/** Gathers speed, rolls, and brakes. */
export function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
}

/** Frames in which the rest of the page takes in the move, so that none is dropped on the way. */
const SETTLING = 2;

/** A way that takes a while: `gone` runs from 0 to its length, frame by frame. A click ends it; without motion it is over at once. */
export class Travel {
  gone = $state(0);
  private handle = 0;
  private arrive: (() => void) | null = null;

  /** Sets out. `arrived` is called once, at the end or when the way is cut short. */
  go(length: number, milliseconds: number, arrived: () => void) {
    this.finish();
    const still = !settings.tempo || typeof requestAnimationFrame !== 'function' || document.hidden;
    if (still || !length) {
      arrived();
      return;
    }
    this.gone = 0;
    this.arrive = arrived;
    let start: number | null = null;
    let settling = SETTLING;
    const frame = (now: number) => {
      if (settling-- > 0) {
        this.handle = requestAnimationFrame(frame);
        return;
      }
      start ??= now;
      const part = Math.min(1, (now - start) / (milliseconds * settings.tempo));
      if (part >= 1) {
        this.finish();
        return;
      }
      this.gone = length * ease(part);
      this.handle = requestAnimationFrame(frame);
    };
    this.handle = requestAnimationFrame(frame);
  }

  /** Ends the way. */
  finish() {
    cancelAnimationFrame(this.handle);
    const arrived = this.arrive;
    this.arrive = null;
    this.gone = 0;
    arrived?.();
  }
}
