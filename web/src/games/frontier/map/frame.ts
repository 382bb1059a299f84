import type { Box, Point } from '../../../kit/board/geometry';
import type { Lookup } from '../lookup';
import type { Space } from '../types';

const COLUMNS = 6;
const ROWS = 7;
/** The side of a square from which numbers stand on it. */
export const SHOWS_NUMBERS = 32;
/** Between two rows of boards, in squares. */
const GAP = 0.5;

/** Where the squares of the boards lie on a piece of screen: in one row, or in two where they would be too small. */
export class FrontierFrame {
  readonly side: number;
  readonly spaces: Space[];
  /** How many boards lie side by side. */
  readonly abreast: number;
  private readonly left: number;
  private readonly top: number;
  private readonly order: Map<string, number>;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly look: Lookup,
    boards: string[],
  ) {
    this.order = new Map(boards.map((board, nth) => [board, nth]));
    this.spaces = look.content.map.spaces.filter((space) => this.order.has(space.board));
    const sizes = [boards.length, Math.ceil(boards.length / 2)].map((abreast) => {
      const rows = Math.ceil(boards.length / abreast);
      const [across, down] = [COLUMNS * abreast, ROWS * rows + GAP * (rows - 1)];
      return { abreast, across, down, side: Math.min(width / across, height / down) };
    });
    const best = sizes[1]!.side > sizes[0]!.side * 1.1 ? sizes[1]! : sizes[0]!;
    this.abreast = best.abreast;
    this.side = best.side;
    this.left = (width - best.across * best.side) / 2;
    this.top = (height - best.down * best.side) / 2;
  }

  /** The column and row on the whole map, from west to east. */
  private cell(id: string): [number, number] {
    const space = this.look.spaces.get(id)!;
    return [(this.order.get(space.board) ?? 0) * COLUMNS + space.col, space.row];
  }

  /** The middle of a space. */
  at(id: string): Point {
    const [column, row] = this.cell(id);
    const line = Math.floor(column / (COLUMNS * this.abreast));
    return { x: this.left + ((column % (COLUMNS * this.abreast)) + 0.5) * this.side, y: this.top + (row + line * (ROWS + GAP) + 0.5) * this.side };
  }

  box(id: string, inset = 0): Box {
    const { x, y } = this.at(id);
    const side = this.side - 2 * inset;
    return { x: x - side / 2, y: y - side / 2, width: side, height: side };
  }

  /** Whether two spaces share an edge. */
  touching(one: string, other: string): boolean {
    const [[a, b], [c, d]] = [this.cell(one), this.cell(other)];
    return Math.abs(a - c) + Math.abs(b - d) === 1;
  }

  /** The line between two spaces that touch; where the map goes on in its next row, out of the one and into the other. */
  way(one: string, other: string): string {
    const [a, b] = [this.at(one), this.at(other)];
    const to = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < this.side * 1.1) return `M${to(a.x, a.y)}L${to(b.x, b.y)}`;
    const out = a.x > b.x ? this.side / 2 : -this.side / 2;
    return `M${to(a.x, a.y)}L${to(a.x + out, a.y)}M${to(b.x - out, b.y)}L${to(b.x, b.y)}`;
  }
}
