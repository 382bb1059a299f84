import { settings } from '../../stores/settings.svelte';
import { trainPath } from './track';

const MS_PER_SPACE = 250;

/** The train as drawn: it drives from where it stood to where it stands. A click ends the drive. */
export class Drive {
  path = $state.raw<string[]>([]);
  /** How far the train has come, in spaces. */
  moved = $state(0);
  private cars: string[] = [];
  private handle = 0;

  constructor(private readonly linked: (a: string, b: string) => boolean) {}

  /** The place of a car on the path; car 0 is the engine. */
  placeOf(car: number): number {
    return this.cars.length - 1 - car + this.moved;
  }

  set(cars: string[]) {
    const before = this.cars;
    if (before.length === cars.length && before.every((space, car) => space === cars[car])) return;
    this.finish();
    this.cars = cars;
    const path = before.length ? trainPath(before, cars, this.linked) : null;
    const far = path ? path.length - cars.length : 0;
    if (!path || !far || !settings.tempo || typeof requestAnimationFrame !== 'function' || document.hidden) {
      this.stand();
      return;
    }
    this.path = path;
    this.moved = 0;
    const length = Math.min(1600, far * MS_PER_SPACE) * settings.tempo;
    const start = performance.now();
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / length));
      this.moved = far * ease(part);
      if (part < 1) this.handle = requestAnimationFrame(frame);
      else this.stand();
    };
    this.handle = requestAnimationFrame(frame);
  }

  finish() {
    cancelAnimationFrame(this.handle);
    this.stand();
  }

  private stand() {
    this.path = [...this.cars].reverse();
    this.moved = 0;
  }
}

/** Gathers speed, rolls, and brakes. */
export function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
}
