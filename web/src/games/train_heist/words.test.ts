import { describe, expect, test } from 'vitest';
import type { CowboyView, HeistView } from './types';
import { abilityWords, cardName, countersWords, rankOf, requirement } from './words';

describe('words', () => {
  test('a requirement is drawn as icons and said in words', () => {
    expect(requirement('suits R=2 B=0 K=1')).toEqual({ icons: ['revolver', 'revolver', 'keyhole'], short: '', words: '2 revolvers and 1 keyhole' });
    expect(requirement('straight 3').words).toContain('3-card straight');
  });

  test('cards have names and ranks', () => {
    expect(cardName({ id: 'r01', value: 1, suit: 'revolver' })).toBe('Ace of revolvers');
    expect(cardName({ id: 'wild1', suit: 'wild' })).toBe('Wild');
    expect(rankOf({ id: 'b10', value: 10, suit: 'bag' })).toBe('10');
  });

  test('an ability is a sentence', () => {
    expect(abilityWords('hand_limit 6')).toBe('Your hand holds 6 cards.');
    expect(abilityWords('cherokee_pass')).toBe('You may cross Cherokee Territory.');
  });

  test('in versus cowboys know what they own, what wins, and what waits for the train', () => {
    const view = { goal: 7, waiting: { a: { green: 2, yellow: 1 }, b: {}, c: { green: 1 } } } as unknown as HeistView;
    const owns = (colour: string, counters: number) => countersWords(view, { colour, counters } as CowboyView);
    expect(owns('green', 3)).toBe('3 of 7; waiting for the train: 2 at town A, 1 at town C');
    expect(owns('red', 0)).toBe('0 of 7');
  });
});
