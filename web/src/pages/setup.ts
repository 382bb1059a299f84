import type { GameInfo, OptionInfo, SeatKind, SeatWish } from '../api/types';

export type Mode = 'coop' | 'solitaire' | 'versus' | 'score_challenge';

/** What somebody chose on the start page. */
export type Setup = {
  mode: Mode;
  cowboys: number;
  goal: number;
  seats: { kind: SeatKind; bot: string }[];
  others: Record<string, unknown>;
  private: boolean;
};

/** The options that have a place of their own on the page. */
export const FRONT = new Set(['players', 'mode', 'cowboys', 'goal']);

export const BOT_NAMES: Record<string, string> = { random: 'Tenderfoot', heuristic: 'Drover', search: 'Marshal' };
export const botName = (bot: string) => BOT_NAMES[bot] ?? bot;

export const strongest = (bots: string[]) => (bots.includes('heuristic') ? 'heuristic' : (bots.at(-1) ?? 'heuristic'));

export function freshSetup(bots: string[]): Setup {
  const bot = strongest(bots);
  return { mode: 'coop', cowboys: 2, goal: 10, seats: [{ kind: 'me', bot }, ...Array.from({ length: 3 }, () => ({ kind: 'bot' as SeatKind, bot }))], others: {}, private: true };
}

/** The body of the request that opens this table. */
export function tableWish(game: GameInfo, setup: Setup): { game: string; options: Record<string, unknown>; seats: SeatWish[]; private: boolean } {
  const alone = setup.mode === 'solitaire';
  const options: Record<string, unknown> = { ...setup.others, mode: setup.mode };
  if (alone) Object.assign(options, { players: 1, cowboys: setup.cowboys });
  else options.players = setup.cowboys;
  if (setup.mode === 'coop' || alone) options.goal = setup.goal;
  const seats = setup.seats.slice(0, setup.cowboys).map((seat, place): SeatWish => {
    if (alone) return { kind: place === 0 ? 'me' : 'guest' };
    return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: seat.kind };
  });
  return { game: game.name, options, seats, private: setup.private };
}

/** How hard a goal is called. */
export function goalBand(goal: number): string {
  if (goal < 10) return 'practice';
  if (goal <= 13) return 'easy';
  return goal <= 17 ? 'medium' : 'hard';
}

export type Field = { kind: 'switch' } | { kind: 'choice'; choices: unknown[] } | { kind: 'number'; minimum: number; maximum: number } | { kind: 'text' };

/** The field that fits an option, from what the server says about it. */
export function fieldOf(option: OptionInfo): Field {
  if (typeof option.default === 'boolean' || option.allowed === 'true or false') return { kind: 'switch' };
  if (option.choices?.length) return { kind: 'choice', choices: option.choices };
  const range = /^a whole number from (-?\d+) to (-?\d+)$/.exec(option.allowed);
  const minimum = option.minimum ?? (range ? Number(range[1]) : null);
  const maximum = option.maximum ?? (range ? Number(range[2]) : null);
  if (typeof option.default === 'number' && minimum !== null && maximum !== null) return { kind: 'number', minimum, maximum };
  const words = option.allowed.split(' or ');
  if (words.length > 1 && words.every((word) => /^[a-z_0-9]+$/.test(word))) return { kind: 'choice', choices: words };
  return { kind: 'text' };
}

/** An option's name in words: `roof_jump_lands_mounted` is "Roof jump lands mounted". */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
