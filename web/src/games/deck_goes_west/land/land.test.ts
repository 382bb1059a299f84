import { describe, expect, test } from 'vitest';
import type { LogLine, Option } from '../../../api/types';
import { beside, cellOfNumber, placeInWords, positionOf, screenCell, SIDES } from './cells';
import { nameLines } from './names';
import { followGangs, slot } from './pieces';
import type { Way } from '../types';
import { costLine } from './ways';

describe('cells', () => {
  test('West is left on the screen and North above', () => {
    const here = screenCell('c2r-1');
    expect(screenCell(beside('c2r-1', 'west')).column).toBe(here.column - 1);
    expect(screenCell(beside('c2r-1', 'north')).row).toBe(here.row - 1);
  });
  test('there and back', () => {
    for (const side of SIDES) {
      const back = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;
      expect(beside(beside('c5r0', side), back[side])).toBe('c5r0');
    }
  });
  test('events name them by numbers', () => {
    expect(cellOfNumber((3 << 12) + 2048 - 2)).toBe('c3r-2');
    expect(positionOf('c12r-3')).toEqual({ col: 12, row: -3 });
    expect(placeInWords('c3r-2')).toBe('column 3, 2 North');
  });
});

describe('bandits that walk', () => {
  const walk = (from: [number, number], to: [number, number]) => ({ kind: 'BanditsMoved', data: { cell: (from[0] << 12) + 2048 + from[1], to: (to[0] << 12) + 2048 + to[1] } }) as unknown as LogLine;
  let count = 0;
  const next = () => `new ${(count += 1)}`;

  test('stay the same group', () => {
    const after = followGangs(new Map([['c1r0', 'a']]), { c2r0: 3 }, [walk([1, 0], [2, 0])], next);
    expect(after).toEqual(new Map([['c2r0', 'a']]));
  });
  test('push on in a chain', () => {
    const after = followGangs(new Map([['c1r0', 'a'], ['c2r0', 'b']]), { c2r0: 1, c3r0: 1 }, [walk([2, 0], [3, 0]), walk([1, 0], [2, 0])], next);
    expect(after).toEqual(new Map([['c2r0', 'a'], ['c3r0', 'b']]));
  });
  test('are new where nobody was', () => {
    expect(followGangs(new Map(), { c4r1: 1 }, [], next).get('c4r1')).toMatch(/^new/);
  });
});

test('pieces on a tile stay on it and do not cover each other', () => {
  for (let pieces = 1; pieces <= 7; pieces++) {
    const places = Array.from({ length: pieces }, (_, nth) => slot(pieces, nth));
    for (const [nth, { dx, dy, scale }] of places.entries()) {
      expect(Math.abs(dx) + 0.17 * scale).toBeLessThanOrEqual(0.51);
      for (const other of places.slice(0, nth)) expect(Math.hypot(other.dx - dx, other.dy - dy)).toBeGreaterThan(0.2);
    }
  }
});

test('long names are broken or shortened', () => {
  expect(nameLines('Dry Wash', 12)).toEqual(['Dry Wash']);
  expect(nameLines('Prairie Dog Town', 11)).toEqual(['Prairie Dog', 'Town']);
  expect(nameLines('Wild Horse Range', 7, 11)).toEqual(['Wild', 'Horse Range']);
  expect(nameLines("Smuggler's Cave", 5)).toEqual(['Smuggl…', 'Cave']);
});

describe('what entering a tile spends', () => {
  const way = (walk: number, climb: number, sail: number) => ({ walk, climb, sail }) as Way;
  const WAYS: Record<string, Way> = { walk2: way(2, 0, 0), climb: way(0, 1, 0), 'sail+walk': way(1, 0, 1), rail: way(0, 0, 0) };
  const option = (text: string) => ({ text, verb: text.split(' ')[0]!, label: '', touches: [], clause: '' }) as Option;
  const told = (...texts: string[]) => costLine(texts.map(option), (name) => WAYS[name]!)?.parts.map((part) => (part.kind === 'icon' ? part.icon.shape : part.kind === 'text' ? part.text : part.kind));

  test('is shown for every way, once', () => {
    expect(told('step west walk2', 'step west climb', 'haul west climb')).toEqual(['walk', '2', '/', 'climb', '1']);
    expect(told('step north sail+walk')).toEqual(['sail', '1', 'walk', '1']);
    expect(told('step north rail')).toEqual(['land', '0']);
  });
  test('an unknown tile is tried, a railway ridden to', () => {
    expect(told('try west')).toEqual(['reveal']);
    expect(told('ride c4r0')).toEqual(['train']);
    expect(told('pass')).toBeUndefined();
  });
});
