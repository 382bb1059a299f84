import { expect, test } from 'vitest';
import type { Lookup } from '../lookup';
import type { DepositView } from '../types';
import { needsOf } from './pieces';

const look = { deposits: new Map([['alluvial', { need: [6, 5, 4, 3] }]]) } as unknown as Lookup;
const deposit = (dial: number, level: number) => ({ kind: 'alluvial', dial, level }) as unknown as DepositView;

test('what dice need comes round with the dial and falls with the level', () => {
  expect(needsOf(deposit(0, 1), look)).toEqual([6, 5, 4, 3]);
  expect(needsOf(deposit(3, 1), look)).toEqual([3, 6, 5, 4]);
  expect(needsOf(deposit(3, 3), look)).toEqual([1, 4, 3, 2]);
});
