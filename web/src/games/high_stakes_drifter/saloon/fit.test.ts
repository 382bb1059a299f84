import { expect, test } from 'vitest';
import { boxHeight, fitting, SIZES } from './fit';

const dude = { gear: 2, kickers: false };

test('more dudes than fit side by side need another row', () => {
  expect(boxHeight([dude, dude], 400, 60)).toBeLessThan(boxHeight([dude, dude, dude], 400, 60));
  expect(boxHeight([dude], 400, 60)).toBe(boxHeight([dude, dude], 400, 60));
});

test('cards are as large as the table allows', () => {
  expect(fitting([[dude]], 1, 800, 600)).toBe(SIZES[0]);
  const crowd = Array.from({ length: 8 }, () => [dude, dude]);
  const size = fitting(crowd, 4, 800, 620);
  expect(size).toBeLessThan(SIZES[0]!);
  expect(2 * (8 + boxHeight([dude, dude], (800 - 24) / 4, size))).toBeLessThanOrEqual(620);
});

test('a dude and its gear are small enough to stay in their box', () => {
  const box = 196;
  const size = fitting([[dude]], 1, box, 2000);
  expect(size).toBeLessThan(SIZES[0]!);
  expect(size + 6 + 0.84 * size + 11).toBeLessThanOrEqual(box - 26);
});

test('where nothing fits they are as small as can be read, and the table scrolls', () => {
  expect(fitting([[dude, dude, dude]], 1, 300, 100)).toBe(SIZES.at(-1));
});
