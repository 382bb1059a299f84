import type { GameInfo } from '../../api/types';
import type { FormWords } from '../../games/form';
import { Setup } from '../setup/setup.svelte';

/** What "Play now" opens, in words: with whom, and what that way of playing means. */
export function usual(game: GameInfo, words: FormWords): { alone: boolean; says: string } {
  const setup = new Setup(game, words);
  const bots = setup.names.length - 1;
  const mode = String(setup.wish.options?.mode ?? '');
  const meaning = words.meanings?.mode?.[mode] ?? '';
  const company = bots === 0 ? 'Solitaire: you play alone.' : `${words.values?.mode?.[mode] ?? 'You'}: you and ${bots === 1 ? 'a bot' : `${bots} bots`}.`;
  return { alone: bots === 0, says: `${company} ${meaning}`.trim() };
}
