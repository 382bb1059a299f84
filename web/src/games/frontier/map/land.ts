import type { Point } from '../../../kit/board/geometry';
import type { Lookup } from '../lookup';
import type { FrontierFrame } from './frame';

/** The river through its basins, the bars between them, and where the logs of each basin are shown. */
export function river(look: Lookup, frame: FrontierFrame, boards: string[]) {
  const basins = boards.flatMap((board) => look.content.river_basins.filter((basin) => basin.board === board));
  const course = basins.flatMap((basin) => basin.spaces.map((space) => ({ basin: basin.id, space, p: frame.at(space) })));
  const last = course.at(-1)!.p;
  const ways = course.slice(1).map((here, nth) => frame.way(course[nth]!.space, here.space));
  const whole = `${ways.join('')}M${last.x.toFixed(1)} ${last.y.toFixed(1)}h${(frame.side / 2).toFixed(1)}`;
  const chokes: { key: string; a: Point; b: Point }[] = [];
  course.slice(1).forEach((here, nth) => {
    const before = course[nth]!;
    if (before.basin === here.basin) return;
    const sideways = before.p.y === here.p.y || Math.abs(here.p.x - before.p.x) > frame.side * 1.1 ? 1 : 0;
    const middle = { x: before.p.x + (sideways * frame.side) / 2, y: before.p.y + ((1 - sideways) * (here.p.y - before.p.y)) / 2 };
    const reach = frame.side * 0.36;
    chokes.push({ key: here.basin, a: { x: middle.x - (1 - sideways) * reach, y: middle.y - sideways * reach }, b: { x: middle.x + (1 - sideways) * reach, y: middle.y + sideways * reach } });
  });
  const labels = basins.map((basin) => ({ id: basin.id, p: frame.at(basin.spaces[Math.floor((basin.spaces.length - 1) / 2)]!) }));
  return { whole, chokes, labels };
}

/** Streams from space to space, into the river. */
export function streams(frame: FrontierFrame): string {
  const wet = frame.spaces.filter((space) => space.terrain === 'stream');
  const into = (space: string) => frame.spaces.filter((other) => (other.terrain === 'river' || (other.terrain === 'stream' && space < other.id)) && frame.touching(space, other.id));
  return wet.flatMap((space) => into(space.id).map((other) => frame.way(space.id, other.id))).join('');
}

/** Track from the train tile to the station, tile by tile. */
export function track(frame: FrontierFrame, laid: string[]): string {
  return laid.flatMap((one, nth) => laid.slice(nth + 1).filter((other) => frame.touching(one, other)).map((other) => frame.way(one, other))).join('');
}
