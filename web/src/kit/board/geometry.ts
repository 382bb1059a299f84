export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
/** Somewhere on a board that has a name. */
export type Place = { id: string; point: Point };

export const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The place that lies in a direction, for the arrow keys: the closest in angle, then in distance. */
export function neighbourTowards(from: Point, others: Place[], direction: Point): string | null {
  let best: string | null = null;
  let bestScore = Infinity;
  for (const { id, point } of others) {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const distance = Math.hypot(dx, dy);
    if (!distance) continue;
    const along = (dx * direction.x + dy * direction.y) / distance;
    if (along < 0.35) continue;
    const score = distance * (2.2 - along);
    if (score < bestScore) {
      bestScore = score;
      best = id;
    }
  }
  return best;
}

const FANS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1.02, 0], [1.02, 0]],
  3: [[-1.02, 0.75], [1.02, 0.75], [0, -1]],
  4: [[-1.02, -1], [1.02, -1], [-1.02, 1], [1.02, 1]],
};

/** Where the nth of several pieces on one space stands, in radii: close together, none covered. */
export function fan(count: number, nth: number): [number, number] {
  const known = FANS[count]?.[nth];
  if (known) return known;
  const columns = 3;
  const rows = Math.ceil(count / columns);
  return [((nth % columns) - 1) * 2.05, (Math.floor(nth / columns) - (rows - 1) / 2) * 2.05];
}
