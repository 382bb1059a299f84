import { fan, type Box, type Place, type Point } from '../../../kit/board/geometry';
import type { HeistContent, HeistView, LootSquare, TrainSpace } from '../types';

/** The part of a section that is the car's body; the rest is its platform at the rear. */
export const BODY = 0.6;
/** Where the sections end. The engine and the coal car are drawn narrower than they lie in the content, for the sake of the loot. */
const WIDE = [0, 0.13, 0.27, 0.515, 0.76, 1];
const NARROW = [0, 0.12, 0.28, 0.52, 0.76, 1];
const MARGIN = 4;
const GAP = 4;

export type SectionBox = { number: number; x: number; width: number };
export type Room = { space: TrainSpace; box: Box; middle: Point };
/** Somebody on the train; the Sheriff has no seat. */
export type Passenger = Point & { key: string; seat: number | null; space: string; scale: number };

/** The train from the side on a piece of screen. */
export class TrainFrame {
  readonly wide: boolean;
  /** Radius of a person's disc. */
  readonly r: number;
  readonly sections: SectionBox[];
  readonly rooms: Room[];
  /** The heights of things, from the top. */
  readonly roofs: number;
  readonly bodies: number;
  readonly inside: number;
  readonly floor: number;
  readonly rail: number;
  readonly loot: number;
  readonly tileHeight: number;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly content: HeistContent,
  ) {
    this.wide = width > 600;
    this.r = Math.max(11, Math.min(15, width / 42, height / 13));
    this.roofs = height * 0.19;
    this.bodies = height * 0.3;
    this.inside = height * 0.47;
    this.floor = height * 0.62;
    this.rail = height * 0.7;
    this.loot = height * 0.86;
    this.tileHeight = Math.min(height * 0.25, 46);
    const ends = this.wide ? WIDE : NARROW;
    const edge = (section: number) => MARGIN + (ends[section] ?? 1) * (width - 2 * MARGIN);
    this.sections = content.sections.map(({ number }) => ({ number, x: edge(number - 1), width: edge(number) - edge(number - 1) }));
    this.rooms = content.train_spaces.map((space) => this.room(space));
  }

  private room(space: TrainSpace): Room {
    const box = this.boxOf(space);
    const y = space.kind === 'roof' ? this.roofs : this.inside + (space.kind === 'platform' ? this.height * 0.03 : 0);
    return { space, box, middle: { x: box.x + box.width / 2, y } };
  }

  private boxOf(space: TrainSpace): Box {
    const section = this.sections[space.section - 1]!;
    const body = section.width * BODY;
    const top = this.height * 0.04;
    switch (space.kind) {
      case 'roof':
        return { x: section.x + 1, y: top, width: body + section.width * 0.12, height: this.bodies - top };
      case 'platform': {
        const part = space.section === 1 ? 0.62 : BODY;
        return { x: section.x + section.width * part, y: this.height * 0.34, width: section.width * (1 - part), height: this.floor - this.height * 0.3 };
      }
      default:
        return { x: section.x + 3, y: this.bodies, width: body - 3, height: this.floor - this.bodies };
    }
  }

  /** The two loot squares of a car lie below it, side by side. */
  square(square: LootSquare): Box {
    const car = this.content.train_spaces.find((space) => space.id === square.car)!;
    const section = this.sections[car.section - 1]!;
    const nth = this.content.loot_squares.filter((other) => other.car === square.car).indexOf(square);
    const width = section.width / 2 - GAP * 1.5;
    return { x: section.x + GAP + nth * (width + GAP), y: this.loot - this.tileHeight / 2, width: width - 4, height: this.tileHeight };
  }

  /** The storeys of the train, from the roofs down to the loot: left and right stay on one of them. */
  get storeys(): Place[][] {
    const rooms = (roof: boolean) => this.rooms.filter(({ space }) => (space.kind === 'roof') === roof).map(({ space, middle }) => ({ id: space.id, point: middle }));
    const squares = this.content.loot_squares.map((square) => {
      const box = this.square(square);
      return { id: square.id, point: { x: box.x + box.width / 2, y: this.loot } };
    });
    return [rooms(true), rooms(false), squares];
  }

  /** Everybody on the train: in a row where there is room, else huddled together. */
  passengers(view: HeistView): Passenger[] {
    return this.rooms.flatMap(({ space, middle, box }) => {
      const seats: (number | null)[] = view.cowboys.flatMap((cowboy, seat) => (cowboy.place === space.id ? [seat] : []));
      if (view.sheriff === space.id) seats.unshift(null);
      const count = seats.length;
      const row = count * this.r * 2.1 <= box.width;
      const scale = row ? 1 : count > 2 ? 0.72 : 0.85;
      const lift = row || count < 3 ? 0 : -this.r * 0.3;
      return seats.map((seat, nth) => {
        const [dx, dy] = row ? [(nth - (count - 1) / 2) * 2.1, 0] : fan(count, nth);
        return { key: seat === null ? 'sheriff' : `seat${seat}`, seat, space: space.id, scale, x: middle.x + dx * this.r * scale, y: middle.y + dy * this.r * scale + lift };
      });
    });
  }

  /** The ladders between platforms and roofs, as one path. */
  get ladders(): string {
    let path = '';
    for (const { space, middle } of this.rooms)
      for (const roof of this.rooms) {
        if (space.kind !== 'platform' || roof.space.kind !== 'roof' || !space.adjacent.includes(roof.space.id)) continue;
        const x = roof.middle.x < middle.x ? roof.box.x + roof.box.width - 5 : roof.box.x + 6;
        path += `M${x} ${this.bodies - 3}L${middle.x + (x - middle.x) * 0.45} ${this.inside - this.r * 0.7}`;
      }
    return path;
  }
}
