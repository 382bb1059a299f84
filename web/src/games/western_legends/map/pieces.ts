import { fan, type Point } from '../../../kit/board/geometry';
import type { Lookup } from '../lookup';
import type { LegendsView } from '../types';
import type { LegendsFrame } from './frame';

export type Kind = 'player' | 'sheriff' | 'man_in_black' | 'bandit' | 'token' | 'nuggets' | 'longhorns';
/** Something that stands on the map, and where it is drawn. */
export type Standing = Point & { key: string; kind: Kind; space: string; scale: number; seat?: number; count?: number; token?: { kind: string; token: string | null } };

type Unplaced = Omit<Standing, 'x' | 'y' | 'scale'>;

/** What lies on the land is drawn smaller than whoever stands there. */
const SMALL: Kind[] = ['token', 'nuggets', 'longhorns', 'bandit'];

function everything(view: LegendsView): Unplaced[] {
  const list: Unplaced[] = [];
  for (const space of view.bandits) list.push({ key: `bandit ${space}`, kind: 'bandit', space });
  for (const token of view.tokens) list.push({ key: `token ${token.space}`, kind: 'token', space: token.space, token });
  for (const [space, count] of Object.entries(view.nuggets)) list.push({ key: `nuggets ${space}`, kind: 'nuggets', space, count });
  for (const [space, count] of Object.entries(view.longhorns)) list.push({ key: `longhorns ${space}`, kind: 'longhorns', space, count });
  if (view.sheriff) list.push({ key: 'sheriff', kind: 'sheriff', space: view.sheriff });
  if (view.mib_place) list.push({ key: 'man_in_black', kind: 'man_in_black', space: view.mib_place });
  view.players.forEach((player, seat) => {
    if (player.place) list.push({ key: `seat${seat}`, kind: 'player', space: player.place, seat });
  });
  return list;
}

/** All that is on the map. What shares a space stands side by side; before a sign that stands there, not on it. */
export function standing(view: LegendsView, look: Lookup, frame: LegendsFrame): Standing[] {
  const bySpace = new Map<string, Unplaced[]>();
  for (const piece of everything(view)) bySpace.set(piece.space, [...(bySpace.get(piece.space) ?? []), piece]);
  return [...bySpace].flatMap(([space, pieces]) => {
    const middle = frame.at(space);
    const lower = look.spaces.get(space)?.features.length ? frame.r * 0.75 : 0;
    const close = pieces.length > 4 ? 0.68 : pieces.length > 1 ? 0.8 : 1;
    return pieces.map((piece, nth) => {
      const [dx, dy] = fan(pieces.length, nth);
      const scale = close * (SMALL.includes(piece.kind) ? 0.86 : 1);
      return { ...piece, scale, x: middle.x + dx * frame.r * close, y: middle.y + lower + dy * frame.r * close };
    });
  });
}

/** Who and what is on a space, in words. */
export function factsAbout(space: string, view: LegendsView, look: Lookup): string[] {
  const facts = view.players.filter((player) => player.place === space).map((player) => `${player.name} here`);
  if (view.sheriff === space) facts.push('the Sheriff');
  if (view.mib_place === space) facts.push('the Man in Black');
  if (view.bandits.includes(space)) facts.push('a bandit');
  for (const token of view.tokens) if (token.space === space) facts.push(tokenWords(token, look));
  const nuggets = view.nuggets[space];
  if (nuggets) facts.push(`${nuggets} gold`);
  const longhorns = view.longhorns[space];
  if (longhorns) facts.push(`${longhorns} longhorn${longhorns > 1 ? 's' : ''}`);
  const frontier = view.frontier.find((each) => each.space === space);
  if (frontier) facts.push(`frontier token: cards worth ${frontier.needed}`);
  if (view.train_space === space) facts.push('the train');
  return facts;
}

/** An event token: what it is, and what is known of it. */
export function tokenWords({ kind, token }: { kind: string; token: string | null }, look: Lookup): string {
  const entry = look.content.event_tokens.find((each) => each.id === token);
  const name = `a ${kind.replaceAll('_', ' ')}`.replace('a outlaw', 'an outlaw');
  return entry ? `${name} of strength ${entry.number}: ${look.words(entry.reward)}` : `${name}, face down`;
}
