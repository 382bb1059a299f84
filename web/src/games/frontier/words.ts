import type { Option } from '../../api/types';
import { capital } from '../../kit/words';
import type { FrontierPlay } from './part';
import type { FrontierView, PlayerView } from './types';

/** A name of the engine as words: `red_train`, "Red train". */
export const spaced = (name: string) => capital(name.replaceAll('_', ' '));
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
export const playerOf = (view: FrontierView, colour: string | null): PlayerView | undefined => view.players.find((player) => player.colour === colour);
export const ownPlayer = (view: FrontierView): PlayerView | null => (view.seat === null ? null : (view.players[view.seat] ?? null));
export const ERAS = ['I', 'II', 'III', 'IV'];

/** Where answers are found on the table, by kinds of things; all others are buttons. */
const DRAWN = ['space', 'basin', 'event', 'character', 'goal', 'market', 'development', 'network', 'train', 'status', 'election', 'function', 'town'];
/** What is chosen by name from a tray. */
const IN_TRAY = ['building', 'industry_card', 'animal', 'breed', 'industry', 'player', 'good'];
const touching = (option: Option, kinds: string[]) => option.touches.some((thing) => kinds.includes(thing.split(':')[0]!));

/** Beside the map on a phone; all the rest lies in other tabs there. */
const ON_PHONE = ['space', 'basin', 'character', 'goal'];

/** The answers that nothing in sight of a phone stands for. */
export function loose(play: FrontierPlay) {
  return play.options.filter((option) => !option.main && !touching(option, ON_PHONE) && !byName(play).includes(option));
}

/** The answers that name something which lies nowhere on the table. */
export function byName(play: FrontierPlay): Option[] {
  return play.options.filter((option) => !touching(option, DRAWN) && touching(option, IN_TRAY));
}
