import type { Box, Point } from './geometry';

/** What a finger hits for sure, in pixels. */
export const FINGER = 44;

/** What is in play on a board: its names, and where it is, in parts of the board. */
export type InPlay = { key: string; box: () => Box };

/** The part of a board around points, in parts of its size, with a margin; the whole board without any. */
export function partAround(points: Point[], width: number, height: number, margin: number): Box {
  if (!points.length || !width || !height) return { x: 0, y: 0, width: 1, height: 1 };
  const edge = (values: number[], length: number) => {
    const from = Math.max(0, Math.min(...values) - margin) / length;
    return { from, long: Math.min(length, Math.max(...values) + margin) / length - from };
  };
  const across = edge(points.map((point) => point.x), width);
  const down = edge(points.map((point) => point.y), height);
  return { x: across.from, y: down.from, width: across.long, height: down.long };
}

/** How near one may look at most while a part of the board is seen whole. */
export const fitting = (part: Box): number => 1 / Math.max(part.width, part.height, 0.01);
