import { Travel } from '../../../kit/board/travel.svelte';
import { trainPath } from './track';

const MS_PER_SPACE = 250;
const LONGEST = 1600;

/** The train as drawn: it drives from where it stood to where it stands. */
export class Drive {
  /** The rail spaces from the last car to the engine, and on to where the engine goes. */
  path = $state.raw<string[]>([]);
  private cars: string[] = [];
  private readonly travel = new Travel();

  constructor(private readonly linked: (a: string, b: string) => boolean) {}

  /** The place of a car on the path; car 0 is the engine. */
  placeOf(car: number): number {
    return this.cars.length - 1 - car + this.travel.gone;
  }

  /** The train stands elsewhere now: it drives there, or is put down where no track leads. */
  set(cars: string[]) {
    const before = this.cars;
    if (before.length === cars.length && before.every((space, car) => space === cars[car])) return;
    this.travel.finish();
    this.cars = cars;
    const path = before.length ? trainPath(before, cars, this.linked) : null;
    const far = path ? path.length - cars.length : 0;
    if (path) this.path = path;
    this.travel.go(far, Math.min(LONGEST, far * MS_PER_SPACE), () => (this.path = [...this.cars].reverse()));
  }

  finish() {
    this.travel.finish();
  }
}
