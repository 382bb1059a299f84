import type { GameInfo } from '../../api/types';
import { Setup } from '../setup/setup.svelte';

/** What "Play now" opens, in words: with whom, and what that way of playing means. */
export function usual(game: GameInfo): { alone: boolean; says: string } {
  const setup = new Setup(game);
  const bots = setup.names.length - 1;
  const mode = setup.mode === null ? null : setup.modeOffer(setup.mode);
  const others = bots === 1 ? 'a bot' : `${bots} bots`;
  const company = bots === 0 ? 'Solitaire: you play alone.' : mode ? `${mode.label}: you and ${others}.` : `You and ${others}.`;
  return { alone: bots === 0, says: `${company} ${mode?.about ?? ''}`.trim() };
}
