/** What is worth a scene on the train: a robbery, an arrest, an escape. */
import type { LogLine } from '../../api/types';
import type { Actor, Moment } from '../../kit/scene/moment';
import type { HeistView } from './types';
import type { Lookup } from './words';

const TITLES: Record<string, string> = { Looted: 'Robbery!', Arrested: 'Arrested!', Escaped: 'Escape!' };
type Data = { seat: number; tiles?: number[] };

export function sceneOf(news: LogLine[], view: HeistView, look: Lookup): Moment | null {
  const line = news.find((each) => each.kind in TITLES);
  if (!line) return null;
  const { seat, tiles = [] } = line.data as Data;
  const cowboy = view.cowboys[seat]!;
  const robber: Actor = { name: cowboy.name, looks: look.faces.get(cowboy.colour) ?? null, colour: cowboy.colour };
  const robbed = line.kind === 'Looted' ? tiles.map((tile) => look.content.loot_tiles[tile]!).map((tile): Actor => ({ name: tile.name, looks: look.faces.get(tile.id) ?? null })) : [];
  return { key: line.n, title: TITLES[line.kind]!, actors: [robber, ...robbed], beats: [line.text] };
}
