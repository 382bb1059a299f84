import { capital } from '../../kit/words';
import type { LegendsPlay } from './part';
import type { LegendsView, PlayerView } from './types';

/** A name of the engine as words: `bank_guard`, "Bank guard". */
export const spaced = (name: string) => capital(name.replaceAll('_', ' '));
export const playerOf = (view: LegendsView, colour: string | null): PlayerView | undefined => view.players.find((player) => player.colour === colour);
export const ownPlayer = (view: LegendsView): PlayerView | null => (view.seat === null ? null : (view.players[view.seat] ?? null));
/** A player by character, or by colour before the characters are known; the Man in Black has no seat. */
export const whoIs = (view: LegendsView, colour: string): string => playerOf(view, colour)?.name ?? `The ${colour.split('_').map((word) => (word === 'in' ? word : capital(word))).join(' ')}`;

/** Where answers are found on the table, by kinds of things; all others are buttons. */
const DRAWN = ['space', 'card'];
const IN_SCENES = ['item', 'faro', 'character', 'fight_card'];

/** The answers that nothing in sight stands for. */
export function loose(play: LegendsPlay, scene: boolean) {
  const drawn = scene ? [...DRAWN, ...IN_SCENES] : DRAWN;
  return play.options.filter((option) => (scene || !option.main) && !option.touches.some((thing) => drawn.includes(thing.split(':')[0]!)));
}
