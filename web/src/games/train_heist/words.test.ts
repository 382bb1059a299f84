import { describe, expect, test } from 'vitest';
import type { CowboyView, HeistView } from './types';
import { countersWords } from './words';

describe('words', () => {
  test('in versus cowboys know what they own, what wins, and what waits for the train', () => {
    const view = { goal: 7, waiting: { a: { green: 2, yellow: 1 }, b: {}, c: { green: 1 } } } as unknown as HeistView;
    const owns = (colour: string, counters: number) => countersWords(view, { colour, counters } as CowboyView);
    expect(owns('green', 3)).toBe('3 of 7; waiting for the train: 2 at town A, 1 at town C');
    expect(owns('red', 0)).toBe('0 of 7');
  });
});
