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
    this.r = Math.max(11, Math.min(15, Math.min(width / 40, height / 34)));
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

  /** How far apart spaces are at least. */
  get spacing(): number {
    return 0.1 * Math.min(this.width, this.height);
  }

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
