import type { MarkName, ShapeName } from '../icons/shapes';
import type { Amount, Happening, Selector, Step, Test } from './grammar';

/** How a step is drawn. A condition with several places has an icon for each. */
export type StepIcon = { shape: ShapeName; mark?: MarkName; event?: boolean; condition?: boolean };

const EVENT_ICONS: Record<Happening, StepIcon> = {
  build: { shape: 'land', event: true },
  reveal: { shape: 'reveal', event: true },
  clear: { shape: 'bandit', mark: 'cross', event: true },
  wagon_west: { shape: 'wagon', mark: 'west', event: true },
  wagon_east: { shape: 'wagon', mark: 'east', event: true },
  wagon_damage: { shape: 'wagon', mark: 'burst', event: true },
  party_west: { shape: 'party', mark: 'west', event: true },
};

export const testIcon = (test: Test): StepIcon => ({ shape: test, condition: true });
const cardShape = (what: Selector | 'self'): ShapeName => (what === 'danger:E' ? 'E' : what === 'danger:P' ? 'P' : what);

/** The icons of a step, from left to right. */
export function stepIcons(step: Step): StepIcon[] {
  switch (step.verb) {
    case 'on':
      return [EVENT_ICONS[step.event]];
    case 'if':
      return step.tests.map(testIcon);
    case 'pay':
      return [{ shape: step.what, mark: 'minus' }];
    case 'gain':
      return [{ shape: step.what, mark: 'plus' }];
    case 'discard':
      return [{ shape: cardShape(step.what), mark: 'down' }];
    case 'scrap':
      return [{ shape: cardShape(step.what), mark: 'cross' }];
    case 'take':
      return [{ shape: step.what, mark: 'plus' }];
    case 'draw':
      return [{ shape: 'draw', mark: 'up' }];
    case 'build':
      return [{ shape: step.what }];
    case 'score':
      return [{ shape: 'vp', mark: 'plus' }];
    case 'lose':
      return [{ shape: 'vp', mark: 'minus' }];
    default:
      return [{ shape: step.verb }];
  }
}

/** The number beside an icon; none where there is nothing to count. */
export function stepAmount(step: Step): Amount | null {
  if (!('amount' in step) || ('what' in step && step.what === 'self')) return null;
  return step.amount;
}

/** Whether a step is a price, so that what comes after it is what one gets. */
function isPrice(step: Step): boolean {
  switch (step.verb) {
    case 'pay':
    case 'lose':
    case 'take':
      return true;
    case 'discard':
    case 'scrap':
      return !step.what.startsWith('danger');
    default:
      return false;
  }
}

const isCondition = (step: Step) => step.verb === 'if' || step.verb === 'on';
const isSelf = (step: Step) => 'what' in step && step.what === 'self';

/**
 * The steps of a job in two parts: what it asks, and what it brings. A purchase only asks; what a danger asks is brought
 * to an end by its own leaving.
 */
export function inTwo(steps: Step[]): { asks: Step[]; brings: Step[] } {
  if (steps.every((step) => isCondition(step) || (isPrice(step) && !isSelf(step))) && steps[0]?.verb !== 'on') return { asks: steps, brings: [] };
  const price = steps.findLastIndex((step, nth) => isPrice(step) && nth < steps.length - 1);
  const gate = steps[0]?.verb === 'on' ? 0 : steps.findLastIndex(isCondition);
  const cut = Math.max(price, gate) + 1;
  return { asks: steps.slice(0, cut), brings: steps.slice(cut) };
}
