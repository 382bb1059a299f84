import type { Box, Point } from '../../../kit/board/geometry';

/** A name that is to stand near a point, and how far from it at least; 0: on it, if nothing else is there. */
export type Label = { id: string; kind: 'place' | 'land' | 'town'; lines: string[]; at: Point; reach: number };
export type Placed = Label & Point;

/** The height of a line, and the width of a letter by kind of name. */
export const LINE = 12.5;
const LETTER = { place: 6.9, land: 9.4, town: 9.6 };

const common = (a: Box, b: Box): number => Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where the middle of a name may be, the best place first. */
function* tries({ at, reach }: Label, width: number, height: number): Generator<Point> {
  const [dx, dy] = [reach * 1.3 + width / 2, reach * 1.2 + height / 2];
  if (!reach) for (const far of [0, 14, 26, 40]) for (const [x, y] of [[0, 0], [0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]] as const) yield { x: at.x + x * far * 1.5, y: at.y + y * far };
  else for (const [x, y] of [[0, 1], [1, 0], [-1, 0], [0, -1.25], [0.7, 1], [-0.7, 1], [0.7, -1.25], [-0.7, -1.25]] as const) yield { x: at.x + x * dx, y: at.y + y * dy };
}

/** Puts names where they cover least of what is there, one after the other, and never beyond the edge. */
export function placed(labels: Label[], taken: Box[], width: number, height: number): Placed[] {
  const names: Box[] = [];
  return labels.map((label) => {
    const wide = Math.max(...label.lines.map((line) => line.length)) * LETTER[label.kind];
    const high = label.lines.length * LINE + 2;
    let best: { box: Box; cost: number } | null = null;
    for (const middle of tries(label, wide, high)) {
      const x = Math.max(2, Math.min(width - wide - 2, middle.x - wide / 2));
      const y = Math.max(2, Math.min(height - high - 2, middle.y - high / 2));
      const box = { x, y, width: wide, height: high };
      const over = (others: Box[]) => others.reduce((sum, other) => sum + common(box, other), 0);
      const cost = over(taken) + 3 * over(names);
      if (!best || cost < best.cost - 1) best = { box, cost };
    }
    const { box } = best!;
    names.push(box);
    return { ...label, x: box.x + wide / 2, y: box.y + LINE - 2 };
  });
}
