/** The story of a finished match: how everybody stood over time, when it was decided, and each seat's best stretch. */
import type { LogLine } from '../../../api/types';

/** How everybody stood after so many decisions: a number by seat, or one for all. */
export type Point = { at: number; standing: number[] };

const MOST_LOOKS = 25;

/** The moments at which a match is looked at, the first and the last among them. */
export function looks(total: number): number[] {
  const count = Math.min(MOST_LOOKS, total + 1);
  return [...new Set(Array.from({ length: count }, (_, nth) => Math.round((nth * total) / Math.max(1, count - 1))))];
}

const leader = ({ standing }: Point): number | null => {
  const best = Math.max(...standing);
  return standing.filter((each) => each === best).length === 1 ? standing.indexOf(best) : null;
};

/** From where on the one who was ahead in the end was never caught up with. Where all share one number, or the winner
 * was ahead from the beginning, the largest step. */
export function turningPoint(points: Point[]): { at: number; seat: number | null; step: boolean } | null {
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  const seat = last.standing.length === 1 ? null : leader(last);
  if (seat === null && last.standing.length > 1) return null;
  let from = points.length - 1;
  while (from > 0 && leader(points[from - 1]!) === seat) from--;
  if (seat !== null && from > 0) return { at: points[from]!.at, seat, step: false };
  const best = largestRise(points, seat ?? 0);
  return best && { at: best.to, seat, step: true };
}

/** Where somebody's number rose most between two looks; none where it never did. */
export function largestRise(points: Point[], seat: number): { from: number; to: number; by: number } | null {
  let best: { from: number; to: number; by: number } | null = null;
  for (const [nth, point] of points.entries()) {
    const before = points[nth - 1];
    if (!before) continue;
    const by = (point.standing[seat] ?? 0) - (before.standing[seat] ?? 0);
    if (by > (best?.by ?? 0)) best = { from: before.at, to: point.at, by };
  }
  return best;
}

/** The weightiest thing that a seat did in a stretch of the match; of several the last. */
export function deed(log: LogLine[], seat: number | null, from: number, to: number, doer: (line: LogLine) => number | null): LogLine | null {
  const own = log.filter((line) => (seat === null || doer(line) === seat) && line.number > from && line.number <= to);
  const weight = Math.max(0, ...own.map((line) => line.weight));
  return own.findLast((line) => line.weight === weight) ?? null;
}
