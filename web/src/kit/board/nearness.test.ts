import { expect, test } from 'vitest';
import { fitting, partAround } from './nearness';

test('the part in play lies around its points, with a margin, and never beyond the board', () => {
  expect(partAround([{ x: 50, y: 40 }, { x: 90, y: 40 }], 100, 80, 20)).toEqual({ x: 0.3, y: 0.25, width: 0.7, height: 0.5 });
});

test('where nothing is in play the whole board is', () => {
  expect(partAround([], 100, 80, 20)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('one may look as near as the longer side of the part allows', () => {
  expect(fitting({ x: 0, y: 0, width: 0.25, height: 0.5 })).toBe(2);
  expect(fitting({ x: 0, y: 0, width: 1, height: 1 })).toBe(1);
});
