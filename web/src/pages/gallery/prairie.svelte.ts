import type { Cell } from '../../kit/board/grid';
import type { Answering, Hold, Option } from '../../kit/touch';

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

  /** Questions that lead nowhere, for the pieces that ask them. */
  readonly asking = this.question('dig', ['dig', 'Dig here'], ['ride', 'Ride to the river'], ['wait', 'Wait for rain']);
  readonly betting = this.question('face_bet', ['fold', 'Fold'], ['call', 'Call $10'], ['raise', 'Raise']);

  private question(question: string, ...answers: [string, string][]): Answering {
    const options = answers.map(([verb, label]): Option => ({ verb, label, text: verb, ...(verb === 'raise' ? { amounts: [5, 10, 25, 50, 70] } : {}) }));
    return { question, options, busy: false, armed: null, answer: (option, then = []) => (this.said = `${[option.label, ...then].join(', ')}.`) };
  }

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
