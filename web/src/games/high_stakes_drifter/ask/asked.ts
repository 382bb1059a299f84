import type { Option } from '../../../api/types';

/** Answers that are cards or chips somewhere out of sight. */
export const CARDS = ['become', 'take', 'take_chip'];
/** Answers that no card stands for, or that one wants as a button besides. */
export const LOOSE = ['pass', 'decline', 'yes', 'no', 'reinvest', 'bury', 'keep', 'redraw', 'end_actions', 'hundreds', 'of', 'opponent'];

const HINTS: Record<string, string> = {
  turn_action: 'Click a lit card in hand, a kicker chip or one of your dudes.',
  play_gear_dude: 'Click the dude that gets the gear.',
  play_dude_card: 'Click a lit dude in your hand.',
  play_gear_card: 'Click a lit gear card in your hand.',
  kicker_chip: 'Click a kicker chip of your stack.',
  kicker_dude: 'Click the dude that gets the chip.',
  kicker_stage: 'Click a chip of your stack to flip it onto your dude, or pass.',
  reveal_card: 'Click the card that you turn face up.',
  challenge_dude: 'Click the dude that you send into the street.',
  accept_dude: 'Click the dude that accepts, or decline.',
  reveal_gear: 'Click gear of your dude to turn it up, or pass.',
  play_fortune: 'Click a lit fortune card in your hand, or pass.',
  ability_target: 'Click the target.',
  discard: 'Click the cards that you discard; then you draw up to five.',
};

/** What to click on, where it is not a button. */
export function hint(question: string, options: Option[]): string {
  const there = options.some((option) => option.touches.some((thing) => !thing.startsWith('deadwood') && thing !== 'pot'));
  if (question === 'play_fortune' || question === 'kicker_stage' || question === 'reveal_gear') return there ? HINTS[question]! : 'You have nothing to play here that you can pay for or that fits.';
  return (there && HINTS[question]) || '';
}

/** Whether the bar is worth its room: on a phone the main button often says it all. */
export function shows(question: string, options: Option[], compact: boolean): boolean {
  if (!options.length) return false;
  if (question.startsWith('bet_')) return true;
  if (!compact) return options.length > 1 || question !== 'discard';
  return !['turn_action', 'discard', 'play_dude_card', 'play_gear_card', 'play_gear_dude', 'kicker_dude', 'reveal_card', 'challenge_dude'].includes(question);
}
