import type { Cell } from '../../kit/board/grid';
import type { Hold } from '../../kit/touch';

/** A little land to try the kit on: one rider, who may go to the next square; a step over the edge lays new land. */
export class Prairie implements Hold {
  cells = $state.raw<Cell[]>(column(0).concat(column(1), column(2)));
  rider = $state('c1r0');
  picked = $state<string[]>([]);
  said = $state('Nothing has been clicked yet.');

  private readonly near = $derived.by(() => {
    const here = this.cells.find((cell) => cell.id === this.rider)!;
    return new Set(this.cells.filter((cell) => Math.abs(cell.column - here.column) + Math.abs(cell.row - here.row) === 1).map((cell) => `land:${cell.id}`));
  });

  isLit(...things: string[]) {
    return things.some((thing) => this.near.has(thing) || (thing.startsWith('card:') && thing !== 'card:rope'));
  }
  isArmed() {
    return false;
  }
  isPicked(thing: string) {
    return this.picked.includes(thing);
  }
  fits() {
    return true;
  }

  touch(things: string[], title: string) {
    this.said = `${title}: ${this.isLit(...things) ? 'done' : 'that is not on offer'}.`;
    const thing = things.find((each) => this.isLit(each));
    if (!thing) return;
    if (thing.startsWith('card:')) {
      this.picked = this.isPicked(thing) ? this.picked.filter((each) => each !== thing) : [...this.picked, thing];
      return;
    }
    this.rider = thing.slice('land:'.length);
    const here = this.cells.find((cell) => cell.id === this.rider)!;
    if (!this.cells.some((cell) => cell.column === here.column - 1)) this.cells = [...this.cells, ...column(here.column - 1)];
  }
}

function column(number: number): Cell[] {
  return [-1, 0, 1].map((row) => ({ id: `c${number}r${row}`, column: number, row }));
}
