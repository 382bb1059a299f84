import { describe, expect, test } from 'vitest';
import { poseOn, trainPath, walkAlong } from './track';

const RING = ['s02', 's03', 's04', 's05', 's06', 's07', 's08', 's09', 's10', 's11', 'je'];
const linked = (a: string, b: string) => Math.abs(RING.indexOf(a) - RING.indexOf(b)) === 1 || (a === 'je' && b === 'xe') || (a === 'xe' && b === 'xw');
const start = ['s06', 's05', 's04', 's03', 's02'];

describe('the train', () => {
  test('drives over every space that the engine entered', () => {
    expect(trainPath(start, ['s08', 's07', 's06', 's05', 's04'], linked)).toEqual(['s02', 's03', 's04', 's05', 's06', 's07', 's08']);
  });

  test('can leave all of its old spaces behind', () => {
    const after = ['s11', 's10', 's09', 's08', 's07'];
    expect(trainPath(start, after, linked)).toEqual([...start].reverse().concat([...after].reverse()));
  });

  test('is put down anew when no track leads there', () => {
    expect(trainPath(start, ['n01', 'n02', 'n03', 'n04', 'n05'], linked)).toBeNull();
  });

  test('stands still when nothing moved', () => {
    expect(trainPath(start, start, linked)).toEqual([...start].reverse());
  });

  const at = (space: string) => ({ je: { x: 80, y: 50 }, xe: { x: 95, y: 50 }, xw: { x: 5, y: 50 }, jw: { x: 20, y: 50 } })[space] ?? { x: 0, y: 0 };

  test('is half-way between two spaces at one half', () => {
    expect(walkAlong(['je', 'xe'], at, 100)(0.5)).toMatchObject({ x: 87.5, y: 50, off: false });
  });

  test('leaves on one side of the board and comes in on the other', () => {
    const walk = walkAlong(['je', 'xe', 'xw', 'jw'], at, 100);
    expect(walk(1.05).x).toBeGreaterThan(95);
    expect(walk(1.5).off).toBe(true);
    expect(walk(1.98).x).toBeLessThan(5);
    expect(walk(2).x).toBe(5);
  });

  test('points along the track', () => {
    expect(poseOn(walkAlong(['je', 'xe'], at, 100), 0.5).angle).toBe(0);
    expect(Math.abs(poseOn(walkAlong(['xe', 'je'], at, 100), 0.5).angle)).toBe(180);
  });
});
