import type { WestView } from '../types';

/** What is going on besides the day's plain round of actions. */
export type Affair = 'choice' | 'trade' | 'battle' | 'movement' | 'work';

/** Questions that are a choice for themselves, whatever goes on. */
const CHOICES = ['x', 'pay_what', 'gain_what', 'which_pile', 'consent'];

/** What the table shows of it: the question's own choice first, then what it is part of. */
export function affairsOf(view: WestView, question: string): Affair[] {
  const found: Affair[] = CHOICES.includes(question) ? ['choice'] : [];
  if (view.trade && !view.movement) found.push('trade');
  if (view.battle) found.push('battle');
  if (view.movement) found.push('movement');
  if (view.work && !view.movement && !view.battle && ['bundle', 'inviting', 'joining'].includes(view.stage)) found.push('work');
  return found;
}
