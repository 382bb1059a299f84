import { fan, type Point } from '../../../kit/board/geometry';
import type { HeistView } from '../types';
import type { Lookup } from '../words';
import type { MapFrame } from './frame';

/** A horse or a cowboy on the Main Map, and where it is drawn. */
export type Standing = Point & { key: string; space: string; scale: number } & ({ horse: string } | { seat: number });

/** Everybody on the Main Map. Who shares a space stands side by side; riders sit on their horse. */
export function standing(view: HeistView, look: Lookup, frame: MapFrame): Standing[] {
  const bySpace = new Map<string, { horses: string[]; walkers: number[] }>();
  const there = (space: string) => {
    let group = bySpace.get(space);
    if (!group) bySpace.set(space, (group = { horses: [], walkers: [] }));
    return group;
  };
  for (const [horse, space] of Object.entries(view.horses)) if (space) there(space).horses.push(horse);
  view.cowboys.forEach((cowboy, seat) => {
    if (look.main.has(cowboy.place) && !cowboy.horse) there(cowboy.place).walkers.push(seat);
  });

  const r = frame.r;
  const list: Standing[] = [];
  for (const [space, { horses, walkers }] of bySpace) {
    const middle = frame.at(space);
    // Before the houses of a town, not on them.
    const y0 = middle.y + (look.main.get(space)?.type === 'town' ? r * 0.9 : 0);
    let nth = 0;
    const spot = () => {
      const [dx, dy] = fan(horses.length + walkers.length, nth++);
      return { x: middle.x + dx * r, y: y0 + dy * r };
    };
    for (const horse of horses) {
      const at = spot();
      list.push({ key: horse, horse, space, ...at, scale: 1 });
      const riders = view.cowboys.flatMap((cowboy, seat) => (cowboy.horse === horse ? [seat] : []));
      riders.forEach((seat, place) => {
        const shift = riders.length > 1 ? (place ? 0.75 : -0.75) : 0;
        list.push({ key: `seat${seat}`, seat, space, x: at.x + shift * r, y: at.y - r * 1.15, scale: 0.86 });
      });
    }
    for (const seat of walkers) list.push({ key: `seat${seat}`, seat, space, ...spot(), scale: 1 });
  }
  return list;
}
