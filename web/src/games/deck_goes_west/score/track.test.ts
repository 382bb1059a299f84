import { expect, test } from 'vitest';
import type { Scoreboard } from '../types';
import { reached, sectionOf, spaceAt } from './track';

const BOARD: Scoreboard = {
  origin: 'seed',
  id: 'A',
  score_len: 30,
  day_len: 14,
  sections: [
    { score: [0, 7], day: [0, 3], risk: 1 },
    { score: [8, 15], day: [4, 7], risk: 1 },
    { score: [16, 23], day: [8, 10], risk: 2 },
    { score: [24, 30], day: [11, 14], risk: 3 },
  ],
};

test('a track turns at the end of a line', () => {
  expect(spaceAt(0)).toEqual({ x: 0, y: 0 });
  expect(spaceAt(9)).toEqual({ x: 9, y: 0 });
  expect(spaceAt(10)).toEqual({ x: 9, y: 1 });
  expect(spaceAt(20)).toEqual({ x: 0, y: 2 });
});

test('the furthest token or the day decides the section', () => {
  expect(sectionOf(BOARD, 'score', 17)).toBe(2);
  expect(reached(BOARD, 2, [17, 3])).toBe(2);
  expect(reached(BOARD, 12, [0])).toBe(3);
});
