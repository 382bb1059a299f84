import { counted } from '../../../kit/words';
import type { Lookup } from '../lookup';
import type { FrontierView, TileView } from '../types';

export type Herd = { key: string; space: string; seat: number; number: number; nth: number; of: number };

/** Range cattle, a herd for each player and space. */
export function herds(view: FrontierView): Herd[] {
  const found = view.players.flatMap((player, seat) => Object.entries(player.cattle).map(([space, number]) => ({ key: `${space} ${seat}`, space, seat, number, nth: 0, of: 1 })));
  for (const herd of found) {
    const here = found.filter((other) => other.space === herd.space);
    herd.nth = here.indexOf(herd);
    herd.of = here.length;
  }
  return found;
}

/** Workers on a space or a basin, by seat. */
export function workersAt(view: FrontierView, spot: string): number[] {
  return view.players.flatMap((player, seat) => player.laid.filter((laid) => laid === spot).map(() => seat));
}

/** The family of a tile: what may befall it, and how it is drawn. */
export function familyOf(tile: string, look: Lookup): 'public' | 'industry' | 'housing' | 'founding' | 'special' | 'track' {
  if (tile === 'track') return 'track';
  if (look.publics.has(tile)) return 'public';
  if (look.industrials.has(tile)) return 'industry';
  if (look.specials.has(tile)) return 'special';
  return look.content.town_housing.some((each) => each.id === tile) ? 'housing' : 'founding';
}

/** What is said of a space on asking, and what a screen reader says of it. */
export function factsAbout(space: string, view: FrontierView, look: Lookup): string[] {
  const entry = look.spaces.get(space)!;
  const tile = view.tiles.find((each) => each.space === space);
  const facts = [tile ? tileWords(tile, view, look) : `${entry.terrain}${entry.basin ? ` of ${look.basin(entry.basin)}` : ''}`];
  if (view.trees[space]) facts.push(counted(view.trees[space]!, 'tree'));
  if (view.drought.includes(space)) facts.push('drought');
  if (view.grass.includes(space)) facts.push('grass tile');
  for (const player of view.players) {
    const cattle = player.cattle[space];
    if (cattle) facts.push(`${cattle} cattle of ${player.name}`);
  }
  if (entry.basin) facts.push(...basinFacts(entry.basin, view));
  const workers = workersAt(view, space);
  if (workers.length) facts.push(`workers: ${workers.map((seat) => view.players[seat]!.name).join(', ')}`);
  return facts;
}

/** Whether a black worker holds up the logs of a basin. */
export const jammed = (basin: string, view: FrontierView): boolean => view.jams.some((each) => each === basin);

export function basinFacts(basin: string, view: FrontierView): string[] {
  const logs = view.players.filter((player) => player.logs[basin]).map((player) => `${player.name} ${player.logs[basin]}`);
  return [`logs: ${logs.join(', ') || 'none'}, room for ${view.capacities[basin] ?? 0}`, ...(jammed(basin, view) ? ['a log jam'] : [])];
}

function tileWords(tile: TileView, view: FrontierView, look: Lookup): string {
  const owner = tile.owner ? view.players.find((player) => player.colour === tile.owner)?.name : null;
  const deposit = view.deposits.find((each) => each.space === tile.space);
  const enclosure = view.enclosures.find((each) => each.space === tile.space);
  const damage = tile.damage ? `${tile.damage} ${familyOf(tile.tile, look) === 'industry' ? 'revolt' : 'fire'}` : '';
  return [
    deposit ? look.name(deposit.kind) : look.name(tile.tile),
    owner ? `of ${owner}` : '',
    deposit ? (deposit.ore ? `ore ${deposit.ore}, level ${deposit.level}, a die needs ${view.needs[tile.space]!.join(', then ')}` : 'depleted') : '',
    enclosure ? `${enclosure.cattle} ${look.name(enclosure.breed)}` : '',
    damage,
  ].filter(Boolean).join(', ');
}

/** What a building does, for whoever asks. */
export function deedOf(space: string, view: FrontierView, look: Lookup): string {
  const tile = view.tiles.find((each) => each.space === space);
  if (!tile) return '';
  const special = look.specials.get(tile.tile);
  return special ? look.words(special.special_mod) : look.use(tile.tile);
}
