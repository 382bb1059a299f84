import { livery } from '../../kit/colours';
import { jobOf } from './jobs/grammar';
import { jobWords } from './jobs/words';
import type { CardKind, Lookup } from './lookup';
import type { PlayerView, Terrain, WestView } from './types';

export const TERRAINS: Record<Terrain, string> = { prairie: 'Prairie', forest: 'Forest', mountain: 'Mountain', village: 'Village', lake: 'Lake', river: 'River', bandit_camp: 'Bandit camp' };
/** How each type of land is entered. DW-MOVE-04..07 */
export const ENTERED: Record<Terrain, string> = {
  prairie: 'Enter by 1 walk or 1 climb; from water also by 1 sail.',
  forest: 'Enter by 1 walk or 1 climb; from water also by 1 sail.',
  village: 'Enter by 1 walk or 1 climb; from water also by 1 sail.',
  bandit_camp: 'Enter by 1 walk or 1 climb; from water also by 1 sail.',
  mountain: 'Enter by 1 climb or 2 walk; from water also by 1 sail and 1 walk.',
  river: 'Enter by 1 walk, 1 climb or 1 sail.',
  lake: 'Enter by 1 sail.',
};
export const MODES = { solo: 'Alone', versus: 'Against each other', cooperative: 'Together' } as const;
export const DICE = { d20: 'd20', d12: 'd12', both: 'd12 and d20' } as const;

export const words = (job: string) => jobWords(jobOf(job));

export function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** Names in a row: "a, b and c". */
export function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A player by colour and emblem: "Red (star)". */
export const colourTitle = (colour: string) => `${capital(colour)} (${livery(colour).sign})`;
export const playerTitle = (player: PlayerView) => `${colourTitle(player.colour)}, ${player.name}`;

export const playerOf = (view: WestView, colour: string): PlayerView | undefined => view.players.find((player) => player.colour === colour);
/** The player whose eyes these are, or the one who acts where somebody only watches. */
export const ownPlayer = (view: WestView): PlayerView => (view.seat === null ? (playerOf(view, view.active) ?? view.players[0]!) : view.players[view.seat]!);

/** What a card does, for tooltips and screen readers. */
export function cardWords(kind: CardKind): string {
  return kind.jobs.map((job) => words(job)).join(' · or: ');
}
export function cardFamily(kind: CardKind): string {
  if (kind.deck === 'exhaustion') return 'Exhaustion. It gives nothing and fills your hand until you get rid of it.';
  if (kind.deck === 'pain') return 'Pain. It gives nothing and fills your hand until you get rid of it.';
  return `${capital(kind.colour!)} ${kind.deck === 'trade' ? 'trade' : 'starter'} card`;
}

const NIGHT: Record<string, (number: string) => { title: string; text: string; clause: string }> = {
  trade_row: () => ({ title: 'Trade row', text: 'The oldest card in the trade row goes and a new one comes.', clause: 'DW-NIGHT-05' }),
  day: () => ({ title: 'Next sun', text: 'The day tracker moves on. The match ends on the last sun.', clause: 'DW-NIGHT-04' }),
  exhaustion: (n) => ({ title: n === '1' ? 'Exhaustion' : `Exhaustion ×${n}`, text: `Everybody takes ${counted(Number(n), 'exhaustion card')}.`, clause: 'DW-NIGHT-06' }),
  attack: () => ({ title: 'Bandits attack', text: 'Bandits attack whoever is on their tile, from West to East.', clause: 'DW-NIGHT-08' }),
  move: () => ({ title: 'Bandits move', text: 'Groups without company roll the compass die (N, S, W, W, W, +) and walk or grow. Those on camps stay.', clause: 'DW-BMOVE-01' }),
  remove: (n) => ({ title: `Leave the East (${n})`, text: `Tiles more than ${n} columns East of the last meeple go, with everything on them.`, clause: 'DW-EAST-01' }),
  appear: () => ({ title: 'Bandits appear', text: 'Roll bandit dice, as many times as the risk; each adds a bandit to the tiles with that star.', clause: 'DW-APPEAR-02' }),
  split: (n) => ({ title: `Bandits split (${n})`, text: `A group of ${n} or more sends one bandit to each neighbour.`, clause: 'DW-SPLIT-01' }),
  full_hand: () => ({ title: 'Full hands', text: 'Whoever has as many cards as the hand limit discards items; with too many dangers the character dies.', clause: 'DW-HAND-01' }),
  pass_p1: () => ({ title: 'Pass P1', text: 'The first player token passes clockwise.', clause: 'DW-NIGHT-10' }),
  unfeed: () => ({ title: 'Hungry again', text: 'Fed villages can be fed again.', clause: 'DW-SPEC-03' }),
  drop_column: () => ({ title: 'The East goes', text: 'The easternmost column goes, whoever stands on it; they move on and take an exhaustion card.', clause: 'DW-SPEC-10' }),
};

/** A step of the night, as a mission lists it: `remove 3`. */
export function nightWords(step: string): { title: string; text: string; clause: string } {
  const [name = '', number = ''] = step.split(' ');
  return NIGHT[name]?.(number) ?? { title: capital(step.replaceAll('_', ' ')), text: '', clause: 'DW-NIGHT-01' };
}

/** Everything that is to be known about a cell. */
export function cellFacts(view: WestView, look: Lookup, cell: string): string[] {
  const id = view.land[cell];
  const tile = id === undefined ? null : look.tile(id);
  const facts = tile ? [TERRAINS[tile.type], `star ${tile.star}`] : ['unknown land'];
  const bandits = view.bandits[cell];
  if (bandits) facts.push(counted(bandits, 'bandit'));
  if (view.railways.includes(cell)) facts.push('railway');
  if (view.wagon === cell) facts.push('the wagon');
  if (view.fed.includes(cell)) facts.push('fed today');
  for (const player of view.players) if (player.cell === cell) facts.push(`${colourTitle(player.colour)} here${player.standing ? '' : ', lying'}`);
  if (tile?.job) facts.push(`job: ${words(tile.job)}`);
  return facts;
}
