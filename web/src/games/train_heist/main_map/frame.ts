import type { Point } from '../../../kit/board/geometry';
import type { HeistContent, MainSpace } from '../types';

/** The Main Map on a piece of screen: content coordinates 0-1000 stretched to its width and height. */
export class MapFrame {
  readonly pad: number;
  /** Radius of a cowboy's disc. */
  readonly r: number;
  private readonly spaces: Map<string, MainSpace>;

  constructor(
    readonly width: number,
    readonly height: number,
    content: HeistContent,
  ) {
    this.pad = Math.max(6, Math.min(width, height) * 0.015);
    this.r = Math.max(9, Math.min(15, Math.min(width / 40, height / 34)));
    this.spaces = new Map(content.main_spaces.map((space) => [space.id, space]));
  }

  point(x: number, y: number): Point {
    return {
      x: this.pad + (x / 1000) * (this.width - 2 * this.pad),
      y: this.pad + (y / 1000) * (this.height - 2 * this.pad),
    };
  }

  at = (id: string): Point => {
    const space = this.spaces.get(id);
    return space ? this.point(space.x, space.y) : { x: 0, y: 0 };
  };

  get wide(): boolean {
    return this.width >= 600;
  }

  /** The length of a car that points along an angle: most of the way to the next space. */
  carLength(angle: number): number {
    const turn = (angle * Math.PI) / 180;
    const across = (105 / 1000) * (this.width - 2 * this.pad);
    const down = (116 / 1000) * (this.height - 2 * this.pad);
    const spacing = (Math.abs(Math.cos(turn)) * across + Math.abs(Math.sin(turn)) * down) / (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)));
    return Math.min(spacing * 0.86, this.r * 4.4);
  }
}

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
