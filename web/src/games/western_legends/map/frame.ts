import type { Box, Point } from '../../../kit/board/geometry';
import type { Lookup } from '../lookup';
import type { BoardName } from '../types';

type Bounds = { west: number; east: number; north: number; south: number };
type Sheet = { bounds: Bounds; box: Box };

/** How much of the map the base board has beside or above the other. */
const SHARE = { wide: 0.61, tall: 0.5 };
/** So wide a map has the boards side by side, a narrower one has them one above the other. */
const WIDE = 1.05;

/** All boards as one map on a piece of screen: each fills its part, as far as there are spaces on it. */
export class LegendsFrame {
  /** Radius of a person's disc. */
  readonly r: number;
  readonly wide: boolean;
  /** Whether there is room for names of 12.5 pixels and more. */
  readonly roomy: boolean;
  private readonly sheets: Partial<Record<BoardName, Sheet>> = {};
  private readonly strip: number;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly look: Lookup,
    /** Whether the second board and the train are there. */
    readonly expansion: boolean,
  ) {
    this.wide = width / height > WIDE;
    const count = look.content.board_spaces.length - (expansion ? 0 : look.gulch.size);
    this.r = Math.max(7, Math.min(17, Math.sqrt((width * height) / count) / 5.2));
    this.roomy = width >= (expansion && this.wide ? 660 : 480);
    this.strip = expansion ? this.r * 2.6 : 0;
    for (const board of expansion ? (['main', 'gulch'] as const) : (['main'] as const)) this.sheets[board] = { bounds: this.boundsOf(board), box: this.boxOf(board) };
  }

  private boundsOf(board: BoardName): Bounds {
    const spaces = this.look.content.board_spaces.filter((space) => this.look.boardOf(space.id) === board);
    const [xs, ys] = [spaces.map((space) => space.x), spaces.map((space) => space.y)];
    return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
  }

  /** The part of the screen in which the middles of a board's spaces lie. */
  private boxOf(board: BoardName): Box {
    const side = this.r * 2.3;
    const below = this.r * 2.4;
    const { width, height, strip } = this;
    if (!this.expansion) return { x: side, y: side, width: width - 2 * side, height: height - side - below };
    const gap = this.r * 1.7;
    if (this.wide) {
      const middle = width * SHARE.wide;
      return board === 'main'
        ? { x: side + gap * 0.5, y: strip + side, width: middle - side - gap * 1.7, height: height - strip - side - below }
        : { x: middle + gap, y: side * 1.2, width: width - middle - gap - side, height: height - side * 1.2 - below };
    }
    const middle = strip + (height - strip) * SHARE.tall;
    return board === 'main'
      ? { x: side + gap * 0.5, y: strip + side, width: width - 2 * side - gap * 0.5, height: middle - strip - side - gap }
      : { x: side + gap, y: middle + gap, width: width - 2 * side - gap, height: height - middle - gap - below };
  }

  /** A point of a board; the strip of the train lies above the base board. */
  point(board: BoardName, x: number, y: number): Point {
    if (board === 'top') return { x: Math.min(this.point('main', x, 0).x, this.width * (this.wide ? SHARE.wide : 0.94)), y: this.strip * 0.62 };
    const { bounds, box } = this.sheets[board]!;
    return { x: box.x + ((x - bounds.west) / (bounds.east - bounds.west)) * box.width, y: box.y + ((y - bounds.north) / (bounds.south - bounds.north)) * box.height };
  }

  /** How long something is that is so long on the base board. */
  scale(dx: number, dy: number): Point {
    const [from, to] = [this.point('main', 0, 0), this.point('main', dx, dy)];
    return { x: to.x - from.x, y: to.y - from.y };
  }

  at = (id: string): Point => {
    const space = this.look.spaces.get(id);
    return space && (this.expansion || !this.look.gulch.has(id)) ? this.point(this.look.boardOf(id), space.x, space.y) : { x: 0, y: 0 };
  };

  building(id: string): Point {
    const { board, x, y } = this.look.buildings.get(id)!;
    return this.point(board, x, y);
  }

  /** The stops of the train as they lie on the map, a little outside of the spaces that they are robbed from. */
  get stops(): (Point & { id: string })[] {
    return this.look.content.train_circuit.map((stop) => {
      const p = this.point(stop.board, stop.x, stop.y);
      if (stop.board === 'top') return { id: stop.id, ...p };
      const { box } = this.sheets[stop.board]!;
      const [dx, dy] = [p.x - (box.x + box.width / 2), p.y - (box.y + box.height / 2)];
      const far = (this.r * 1.5) / Math.max(Math.abs(dx / box.width), Math.abs(dy / box.height), 0.01);
      return { id: stop.id, x: p.x + (dx / box.width) * far, y: p.y + (dy / box.height) * far };
    });
  }

  /** The railway through all stops; from the last one it runs around the base board to the first. Where the boards lie one
   * above the other it leaves the base board at its right, and comes to the other at its left. */
  get railway(): { points: Point[]; closed: boolean }[] {
    const stops = this.stops;
    const [first, second, last] = [stops[0]!, stops[1]!, stops.at(-1)!];
    const edge = this.r * 1.1;
    const foot = this.sheets.main!.box.y + this.sheets.main!.box.height + this.r * 1.5;
    const around = [{ x: edge, y: last.y }, { x: edge, y: foot }, { x: first.x - this.r * 3, y: foot }];
    const bend = { x: second.x, y: foot };
    if (this.wide) return [{ points: [first, bend, ...stops.slice(1), ...around], closed: true }];
    const off = (board: BoardName) => stops.filter((_, nth) => this.look.content.train_circuit[nth]!.board === board);
    const gulch = off('gulch');
    return [
      { points: [{ x: this.width, y: last.y }, ...off('top'), ...around, first, bend, second, { x: this.width, y: second.y }], closed: false },
      { points: [{ x: 0, y: gulch[0]!.y }, ...gulch, { x: 0, y: gulch.at(-1)!.y }], closed: false },
    ];
  }
}
