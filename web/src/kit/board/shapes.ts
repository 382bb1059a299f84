import type { Point } from './geometry';

/** A path through points with rounded corners, closed unless it is said. */
export function rounded(points: Point[], radius: number, closed = true): string {
  const n = points.length;
  let path = '';
  for (let i = 0; i < n; i++) {
    const before = points[(i + n - 1) % n]!;
    const here = points[i]!;
    if (!closed && (i === 0 || i === n - 1)) {
      path += `${i ? 'L' : 'M'}${here.x.toFixed(1)} ${here.y.toFixed(1)}`;
      continue;
    }
    const after = points[(i + 1) % n]!;
    const towards = (to: Point) => {
      const length = Math.hypot(to.x - here.x, to.y - here.y) || 1;
      const step = Math.min(radius, length / 2);
      return { x: here.x + ((to.x - here.x) / length) * step, y: here.y + ((to.y - here.y) / length) * step };
    };
    const a = towards(before);
    const b = towards(after);
    path += `${i ? 'L' : 'M'}${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${here.x.toFixed(1)} ${here.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  }
  return closed ? `${path}Z` : path;
}

/** The outline of a mesa: a rock with bays, always the same for the same mesa. */
export function mesaOutline(centre: Point, width: number, height: number, seed: number): Point[] {
  const points: Point[] = [];
  const corners = 14;
  let dice = seed * 7919 + 13;
  for (let i = 0; i < corners; i++) {
    dice = (dice * 1103515245 + 12345) % 2147483648;
    const wobble = 0.86 + (dice / 2147483648) * 0.2;
    const angle = (i / corners) * 2 * Math.PI;
    // A superellipse: closer to a box than to an egg.
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const power = 2 / 3.4;
    points.push({
      x: centre.x + (width / 2) * wobble * Math.sign(c) * Math.abs(c) ** power,
      y: centre.y + (height / 2) * wobble * Math.sign(s) * Math.abs(s) ** power,
    });
  }
  return points;
}

/** The outline around points, as a rubber band would lie. */
export function hull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const turn = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list: Point[]) => {
    const found: Point[] = [];
    for (const point of list) {
      while (found.length > 1 && turn(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
