import { expect, test } from 'vitest';
import type { TableInfo } from '../../api/types';
import { companions, outcome, sorted, waitingWords } from './history';

const seat = (number: number, name: string, yours = false, more = {}) => ({ seat: number, name, yours, kind: 'person', ...more });
const table = (id: string, more: Record<string, unknown> = {}) =>
  ({ id, status: 'playing', you_are_seated: true, waits_for_you: false, last: id, seats: [seat(0, 'Ann', true), seat(1, 'Bob')], ...more }) as unknown as TableInfo;
const over = (winners: number[], cause = 'goal') => table('1', { status: 'over', result: { winners, cause, scores: [3, 5], ranks: [], reason: '', clause: '' } });

test('what waits for you comes first, what is over is history, and a kept seat is an invitation', () => {
  const invited = table('5', { status: 'waiting', you_are_seated: false, seats: [seat(0, '', false, { kept_for_you: true })] });
  const open = table('6', { status: 'waiting', you_are_seated: false });
  const found = sorted([table('1'), table('2', { waits_for_you: true }), table('3'), over([0]), invited, open]);
  expect(found.now.map((each) => each.id)).toEqual(['2', '3', '1']);
  expect([found.over.length, found.kept.map((each) => each.id), found.open.map((each) => each.id)]).toEqual([1, ['5'], ['6']]);
});

test('the start page says how many matches wait', () => {
  expect([waitingWords(1), waitingWords(2)]).toEqual(['Your turn in 1 match', 'Your turn in 2 matches']);
});

test('a finished match says how it ended for you', () => {
  expect([outcome(over([0])), outcome(over([1])), outcome(over([])), outcome(over([], 'absence')), outcome(over([], 'score'))]).toEqual(['you won', 'Bob won', 'you lost', 'ended early', 'score 5']);
  expect(companions(over([0]))).toEqual(['Bob']);
});
