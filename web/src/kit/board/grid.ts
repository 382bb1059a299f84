import type { Box, Place, Point } from './geometry';

/** A cell of a map that is laid out in squares. Columns grow to the right, rows downwards. */
export type Cell = { id: string; column: number; row: number };

/** A map of squares on a piece of screen: as large as it fits, in the middle. A map that grows is drawn smaller. */
export class GridFrame {
  /** The side of a square. */
  readonly side: number;
  private readonly left: number;
  private readonly top: number;
  private readonly cells: Map<string, Cell>;

  constructor(
    width: number,
    height: number,
    cells: Cell[],
    /** No square is larger than this. */
    largest = 120,
  ) {
    this.cells = new Map(cells.map((cell) => [cell.id, cell]));
    const columns = cells.map((cell) => cell.column);
    const rows = cells.map((cell) => cell.row);
    const [west, east] = [Math.min(...columns), Math.max(...columns)];
    const [north, south] = [Math.min(...rows), Math.max(...rows)];
    this.side = Math.min(largest, width / (east - west + 1), height / (south - north + 1));
    this.left = width / 2 - ((west + east + 1) / 2) * this.side;
    this.top = height / 2 - ((north + south + 1) / 2) * this.side;
  }

  box(cell: Cell): Box {
    return { x: this.left + cell.column * this.side, y: this.top + cell.row * this.side, width: this.side, height: this.side };
  }

  /** The middle of a cell. */
  at(id: string): Point {
    const cell = this.cells.get(id);
    if (!cell) return { x: 0, y: 0 };
    const box = this.box(cell);
    return { x: box.x + this.side / 2, y: box.y + this.side / 2 };
  }

  /** Every cell as a place, for the arrow keys. */
  get places(): Place[] {
    return [...this.cells.keys()].map((id) => ({ id, point: this.at(id) }));
  }
}
