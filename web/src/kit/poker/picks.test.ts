import { describe, expect, test } from 'vitest';
import { amountWords, nearest, quickPicks } from './picks';

const upTo = (smallest: number, most: number) => Array.from({ length: most - smallest + 1 }, (_, nth) => smallest + nth);

describe('amounts of a bet', () => {
  test('the amounts that are often wanted are smallest, half pot, pot and all-in', () => {
    expect(quickPicks(upTo(1, 87), 30, 87)).toEqual([
      { name: 'Smallest', amount: 1 },
      { name: 'Half pot', amount: 15 },
      { name: 'Pot', amount: 30 },
      { name: 'All-in', amount: 87 },
    ]);
  });

  test('they are on offer, and none is there twice', () => {
    const amounts = upTo(10, 40);
    const picks = quickPicks(amounts, 23, 40);
    expect(picks.every((pick) => amounts.includes(pick.amount))).toBe(true);
    expect(new Set(picks.map((pick) => pick.amount)).size).toBe(picks.length);
    expect(quickPicks([7], 50, 7)).toEqual([{ name: 'All-in', amount: 7 }]);
    expect(quickPicks([], 50, 0)).toEqual([]);
  });

  test('a limit below the stake is not called all-in', () => {
    expect(quickPicks([1, 2, 3], 100, 50).at(-1)).toEqual({ name: 'Most', amount: 3 });
  });

  test('words say what is put in', () => {
    expect(amountWords('bet', 10, 0)).toBe('Bet $10');
    expect(amountWords('raise', 10, 15)).toBe('Raise by $10 to $25');
    expect(nearest([1, 5, 25], 12)).toBe(5);
  });
});
