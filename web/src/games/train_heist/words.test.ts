import { describe, expect, test } from 'vitest';
import { abilityWords, cardName, rankOf, requirement } from './words';

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
});
