import { expect, test } from 'vitest';
import { placed, type Label } from './labels';

const name = (id: string, x: number, y: number): Label => ({ id, kind: 'place', lines: ['Some mine'], at: { x, y }, reach: 10 });

test('a name stands below its place, or where there is room', () => {
  const [free] = placed([name('a', 200, 100)], [], 400, 200);
  expect(free!.y).toBeGreaterThan(100);
  const [aside] = placed([name('a', 200, 100)], [{ x: 100, y: 110, width: 200, height: 60 }], 400, 200);
  expect(aside!.x).toBeGreaterThan(220);
});

test('two names do not lie on each other, and none beyond the edge', () => {
  const [one, two] = placed([name('a', 200, 100), name('b', 205, 100)], [], 400, 200);
  expect(Math.abs(one!.y - two!.y) > 12 || Math.abs(one!.x - two!.x) > 50).toBe(true);
  expect(placed([name('a', 395, 195)], [], 400, 200)[0]!.y).toBeLessThanOrEqual(200);
});
