import type { Point } from './geometry';

/** A closed path through points with rounded corners. */
export function rounded(points: Point[], radius: number): string {
  const n = points.length;
  let path = '';
  for (let i = 0; i < n; i++) {
    const before = points[(i + n - 1) % n]!;
    const here = points[i]!;
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
  return `${path}Z`;
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
