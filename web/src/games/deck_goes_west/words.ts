import { capital, colourTitle, counted } from '../../kit/words';
import type { CardKind, Lookup } from './lookup';
import type { PlayerView, WestView } from './types';

export const DICE: Record<WestView['bandit_dice'], string> = { d20: 'd20', d12: 'd12', both: 'd12 and d20' };

export const playerTitle = (player: PlayerView) => `${colourTitle(player.colour)}, ${player.name}`;

export const playerOf = (view: WestView, colour: string): PlayerView | undefined => view.players.find((player) => player.colour === colour);
/** The player whose eyes these are, or the one who acts where somebody only watches. */
export const ownPlayer = (view: WestView): PlayerView => (view.seat === null ? (playerOf(view, view.active) ?? view.players[0]!) : view.players[view.seat]!);

/** What a card does, for tooltips and screen readers. */
export function cardWords(kind: CardKind): string {
  return kind.jobs.map((job) => job.words).join(' · or: ');
}
export function cardFamily(kind: CardKind): string {
  if (kind.deck === 'exhaustion') return 'Exhaustion. It gives nothing and fills your hand until you get rid of it.';
  if (kind.deck === 'pain') return 'Pain. It gives nothing and fills your hand until you get rid of it.';
  return `${capital(kind.colour!)} ${kind.deck === 'trade' ? 'trade' : 'starter'} card`;
}

/** Everything that is to be known about a cell. */
export function cellFacts(view: WestView, look: Lookup, cell: string): string[] {
  const id = view.land[cell];
  const tile = id === undefined ? null : look.tile(id);
  const facts = tile ? [look.land(tile.type).name, `star ${tile.star}`] : ['unknown land'];
  const bandits = view.bandits[cell];
  if (bandits) facts.push(counted(bandits, 'bandit'));
  if (view.railways.includes(cell)) facts.push('railway');
  if (view.wagon === cell) facts.push('the wagon');
  if (view.fed.includes(cell)) facts.push('fed today');
  for (const player of view.players) if (player.cell === cell) facts.push(`${colourTitle(player.colour)} here${player.standing ? '' : ', lying'}`);
  if (tile?.job) facts.push(`job: ${tile.job.words}`);
  return facts;
}
