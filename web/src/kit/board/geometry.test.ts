import { describe, expect, test } from 'vitest';
import { fan, neighbourTowards } from './geometry';
import { GridFrame } from './grid';

test('the arrow keys go to the neighbour that lies that way', () => {
  const others = [
    { id: 'east', point: { x: 10, y: 1 } },
    { id: 'north', point: { x: 0, y: -10 } },
  ];
  expect(neighbourTowards({ x: 0, y: 0 }, others, { x: 1, y: 0 })).toBe('east');
  expect(neighbourTowards({ x: 0, y: 0 }, others, { x: 0, y: -1 })).toBe('north');
  expect(neighbourTowards({ x: 0, y: 0 }, others, { x: -1, y: 0 })).toBeNull();
});

test('pieces on one space do not cover each other', () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const places = Array.from({ length: count }, (_, nth) => fan(count, nth));
    for (let a = 0; a < count; a++)
      for (let b = 0; b < a; b++) expect(Math.hypot(places[a]![0] - places[b]![0], places[a]![1] - places[b]![1])).toBeGreaterThan(1.9);
  }
});

describe('a map of squares', () => {
  const row = (length: number) => Array.from({ length }, (_, column) => ({ id: `c${column}`, column, row: 0 }));

  test('is as large as it fits and lies in the middle', () => {
    const frame = new GridFrame(400, 200, row(2), 500);
    expect(frame.side).toBe(200);
    expect(frame.at('c0')).toEqual({ x: 100, y: 100 });
    expect(frame.at('c1')).toEqual({ x: 300, y: 100 });
  });

  test('is drawn smaller when it grows, and never larger than asked', () => {
    expect(new GridFrame(400, 200, row(8)).side).toBe(50);
    expect(new GridFrame(4000, 2000, row(2), 120).side).toBe(120);
  });

  test('can grow to either side', () => {
    const frame = new GridFrame(300, 100, [...row(2), { id: 'west', column: -1, row: 0 }]);
    expect(frame.at('west')).toEqual({ x: 50, y: 50 });
    expect(neighbourTowards(frame.at('c0'), frame.places, { x: -1, y: 0 })).toBe('west');
  });
});
