import { expect, test } from 'vitest';
import { timesOf } from './moment';

test('beats come one after the other, and the scene ends after the last', () => {
  const { beats, end } = timesOf(3);
  expect(beats).toEqual([...beats].sort((a, b) => a - b));
  expect(end).toBeGreaterThan(beats.at(-1)!);
});

test('a scene with much to tell is told faster', () => {
  expect(timesOf(30).end).toBeLessThanOrEqual(6000);
  expect(timesOf(1).end).toBeLessThan(timesOf(4).end);
});
