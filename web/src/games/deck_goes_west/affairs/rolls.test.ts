import { expect, test } from 'vitest';
import type { LogLine } from '../../../api/types';
import type { Lookup } from '../lookup';
import type { WestView } from '../types';
import { isNight, rollsIn } from './rolls';

const view = { land: { c2r0: 'T01' }, bandit_dice: 'both' } as unknown as WestView;
const look = { tile: () => ({ name: 'Long Grass' }) } as unknown as Lookup;
const at = (col: number, row: number) => (col << 12) + 2048 + row;
let n = 0;
const line = (kind: string, data: Record<string, unknown> = {}): LogLine => ({ n: (n += 1), number: 1, text: kind, weight: 0, kind, data });
const rolls = (...lines: LogLine[]) => rollsIn(lines, view, look).map(({ dice, against, text }) => [dice.map((die) => die.face), against.map((die) => die.face), text]);

test('who works together has the own dice each', () => {
  expect(rolls(line('DiceFell', { faces: [1, 2] }), line('DiceFell', { faces: [0] }), line('Rolled'), line('Rolled'), line('Gained'))).toEqual([
    [[1, 2], [], 'Rolled'],
    [[0], [], 'Rolled'],
  ]);
});

test('hits stand against saves, also when the players have no dice', () => {
  expect(rolls(line('DiceFell', { faces: [2] }), line('DiceFell', { faces: [0, 1] }), line('PlayersAttacked'))).toEqual([[[2], [0, 1], 'PlayersAttacked']]);
  expect(rolls(line('DiceFell', { faces: [1] }), line('PlayersAttacked'), line('DiceFell', { faces: [2] }), line('BanditsAttacked'))).toEqual([
    [[], [1], 'PlayersAttacked'],
    [[2], [], 'BanditsAttacked'],
  ]);
});

test('a gain without dice is no roll', () => {
  expect(rolls(line('Gained'))).toEqual([]);
  expect(rolls(line('DiceFell', { faces: [1] }), line('Gained'))).toEqual([[[1], [], 'Gained']]);
});

test('the night rolls the d12 before the d20, and the compass', () => {
  const night = rollsIn([line('BanditsMoved', { cell: at(1, 0), to: at(2, 0), number: 2 }), line('BanditsAppeared', { star: 5, cells: [] }), line('BanditsAppeared', { star: 17, cells: [at(2, 0)] })], view, look);
  expect(night.map(({ dice, text }) => [dice[0]!.face, dice[0]!.sides, text])).toEqual([
    ['W', 6, '2 bandits to Long Grass.'],
    [5, 12, 'Nobody comes.'],
    [17, 20, 'A bandit appears: Long Grass.'],
  ]);
});

test('it is night from its fall to the next day', () => {
  expect(isNight([line('DayBegan'), line('Passed'), line('NightFell'), line('Died')])).toBe(true);
  expect(isNight([line('NightFell'), line('DayBegan')])).toBe(false);
});
