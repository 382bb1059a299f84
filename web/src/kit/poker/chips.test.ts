import { expect, test } from 'vitest';
import { CHIPS, chipsOf } from './chips';

const worth = (dollars: number) => chipsOf(dollars, 99).reduce((sum, colour) => sum + CHIPS.find((chip) => chip.colour === colour)!.value, 0);

test('an amount is drawn in as few chips as possible', () => {
  expect(chipsOf(141)).toEqual(['black', 'green', 'blue', 'red', 'white']);
  expect(chipsOf(0)).toEqual([]);
  for (const dollars of [1, 7, 99, 263]) expect(worth(dollars)).toBe(dollars);
});

test('a large pile is cut short', () => {
  expect(chipsOf(5000, 6)).toHaveLength(6);
});
