import { expect, test } from 'vitest';
import type { LogLine } from '../../../api/types';
import { deed, largestRise, looks, turningPoint } from './story';

const POINTS = [
  { at: 0, standing: [0, 0] },
  { at: 10, standing: [5, 2] },
  { at: 20, standing: [6, 9] },
  { at: 30, standing: [8, 10] },
];

test('a long match is looked at in a few places, a short one everywhere', () => {
  expect(looks(3)).toEqual([0, 1, 2, 3]);
  expect(looks(1000)).toHaveLength(25);
  expect(looks(1000).at(-1)).toBe(1000);
});

test('a match is decided where the winner goes ahead for good', () => {
  expect(turningPoint(POINTS)).toEqual({ at: 20, seat: 1, step: false });
});

test('whoever was ahead all the time decided it with their largest step', () => {
  expect(turningPoint([{ at: 0, standing: [3, 2] }, { at: 5, standing: [4, 3] }, { at: 9, standing: [8, 4] }])).toEqual({ at: 9, seat: 0, step: true });
});

test('where nobody is ahead in the end, nothing was decided', () => {
  expect(turningPoint([POINTS[0]!, { at: 9, standing: [4, 4] }])).toBeNull();
});

test('a team is proudest of its largest step', () => {
  expect(turningPoint([{ at: 0, standing: [0] }, { at: 5, standing: [1] }, { at: 9, standing: [6] }, { at: 12, standing: [7] }])).toEqual({ at: 9, seat: null, step: true });
});

test('the best stretch is where the number rose most', () => {
  expect(largestRise(POINTS, 0)).toEqual({ from: 0, to: 10, by: 5 });
  expect(largestRise([{ at: 0, standing: [5] }, { at: 4, standing: [3] }], 0)).toBeNull();
});

test('of what a seat did there, the weightiest is told', () => {
  const line = (n: number, seat: number, weight: number) => ({ n, number: n, seat, weight, text: `line ${n}`, kind: 'Did', data: {} }) as unknown as LogLine;
  const log = [line(1, 0, 2), line(2, 0, 1), line(3, 1, 2), line(4, 0, 1)];
  const doer = (each: LogLine) => each.seat ?? null;
  expect(deed(log, 0, 0, 4, doer)?.n).toBe(1);
  expect(deed(log, 0, 1, 4, doer)?.n).toBe(4);
  expect(deed(log, null, 1, 4, doer)?.n).toBe(3);
});
