import { expect, test } from 'vitest';
import type { TableInfo } from '../../api/types';
import { onceMore } from './again';

const seat = (number: number, kind: string, yours = false) => ({ seat: number, kind, yours, bot: kind === 'bot' ? 'random' : null });
const table = {
  game: 'poker',
  options: { players: 3, goal: null, decks: ['aces', 'kings', 'queens'] },
  seat_options: ['decks'],
  dealt: [],
  private: true,
  seats: [seat(0, 'bot'), seat(1, 'person', true), seat(2, 'person')],
} as unknown as TableInfo;

test('the same table again has the own deck, and nobody else is told what to play', () => {
  expect(onceMore(table)).toEqual({
    game: 'poker',
    options: { players: 3 },
    seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me', choices: { decks: 'kings' } }, { kind: 'open' }],
    private: true,
  });
});

test('what was dealt, and built from it, stays at the old table', () => {
  const sealed = { ...table, dealt: ['packs'], options: { players: 3, packs: [1, 2, 3], decks: ['aces', 'kings', 'queens'] } };
  expect(onceMore(sealed)).toMatchObject({ options: { players: 3 }, seats: [{ kind: 'bot' }, { kind: 'me' }, { kind: 'open' }] });
  expect(onceMore(sealed).seats![1]).toEqual({ kind: 'me' });
});

test('where seats choose nothing, nothing is chosen', () => {
  expect(onceMore({ ...table, seat_options: [], options: { players: 3 } }).seats![1]).toEqual({ kind: 'me' });
});
