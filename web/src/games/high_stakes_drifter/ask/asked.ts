import type { Option } from '../../../api/types';

/** Answers that are cards or chips somewhere out of sight. */
export const CARDS = ['become', 'take', 'take_chip'];
/** Answers that one wants as a button beside the table; passing and ending are the main button. */
export const LOOSE = ['decline', 'yes', 'no', 'reinvest', 'bury', 'keep', 'redraw', 'hundreds', 'of', 'opponent'];

/** Questions of a betting round. */
export const isBetting = (question: string): boolean => ['open_betting', 'face_bet', 'bet_amount', 'raise_amount'].includes(question);

/** Questions that an ability asks; its card is told with them. */
export const isAbility = (question: string): boolean => question.startsWith('ability_') || question.startsWith('copy_');

const HINTS: Record<string, string> = { accept_dude: 'Click the dude that accepts, or stay out.', ability_target: 'Click what it chooses.' };

/** What to click on, where it is not a button. */
export const hint = (question: string): string => HINTS[question] ?? '';

/** Whether there is something to answer here that nothing on the table stands for. */
export const shows = (question: string, options: Option[]): boolean => options.length > 0 && (isBetting(question) || isAbility(question) || options.some((option) => LOOSE.includes(option.verb) || CARDS.includes(option.verb)));
