import type { Cell } from '../../../kit/board/grid';

/** Where a cell lies: columns are counted from the East edge of the start towards the West, rows southwards. */
export type Position = { col: number; row: number };

/** `c2r-1` is column 2, one row north of the start. */
export function positionOf(cell: string): Position {
  const [, col, row] = /^c(\d+)r(-?\d+)$/.exec(cell)!;
  return { col: Number(col), row: Number(row) };
}

export const cellAt = ({ col, row }: Position) => `c${col}r${row}`;

/** Events name cells by a number. */
const BITS = 12;
export function cellOfNumber(number: number): string {
  return cellAt({ col: number >> BITS, row: (number & ((1 << BITS) - 1)) - (1 << (BITS - 1)) });
}

/** On the screen West is left, as on a compass. */
export function screenCell(id: string): Cell {
  const { col, row } = positionOf(id);
  return { id, column: -col, row };
}

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

export function beside(cell: string, side: Side): string {
  const { col, row } = positionOf(cell);
  switch (side) {
    case 'north':
      return cellAt({ col, row: row - 1 });
    case 'south':
      return cellAt({ col, row: row + 1 });
    case 'west':
      return cellAt({ col: col + 1, row });
    case 'east':
      return cellAt({ col: col - 1, row });
  }
}

/** Where a cell is, in words: "column 3 West, 1 North". */
export function placeInWords(cell: string): string {
  const { col, row } = positionOf(cell);
  const across = row === 0 ? 'middle row' : `${Math.abs(row)} ${row < 0 ? 'North' : 'South'}`;
  return `column ${col}, ${across}`;
}
