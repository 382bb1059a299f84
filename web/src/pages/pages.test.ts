import { describe, expect, test } from 'vitest';
import type { GameInfo, Option } from '../api/types';
import { understand } from './command';
import { found } from './rules';
import { fieldOf, freshSetup, goalBand, inWords, tableWish } from './setup';

const game = { name: 'train_heist' } as GameInfo;
const option = (text: string, label: string): Option => ({ text, label, touches: [], clause: '', verb: text.split(' ')[0]! });
const options = [option('move draw_e', 'Move to East Draw'), option('move draw_w', 'Move to West Draw'), option('end', 'End your actions')];

describe('setting up', () => {
  test('Play now is two cowboys together, you and a bot, goal 10', () => {
    expect(tableWish(game, freshSetup(['random', 'heuristic']))).toEqual({
      game: 'train_heist',
      options: { mode: 'coop', players: 2, goal: 10 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'heuristic' }],
      private: true,
    });
  });

  test('alone you run every cowboy', () => {
    const wish = tableWish(game, { ...freshSetup(['heuristic']), mode: 'solitaire', cowboys: 3 });
    expect(wish.options).toMatchObject({ players: 1, cowboys: 3, mode: 'solitaire' });
    expect(wish.seats.map((seat) => seat.kind)).toEqual(['me', 'guest', 'guest']);
  });

  test('goals have bands', () => {
    expect([8, 10, 14, 18].map(goalBand)).toEqual(['practice', 'easy', 'medium', 'hard']);
  });

  test('an option gets the field that fits it', () => {
    expect(fieldOf({ name: 'a', allowed: 'true or false', default: true, about: '' })).toEqual({ kind: 'switch' });
    expect(fieldOf({ name: 'a', allowed: 'a whole number from 2 to 5', default: 3, about: '' })).toEqual({ kind: 'number', minimum: 2, maximum: 5 });
    expect(fieldOf({ name: 'a', allowed: 'x or y', default: 'x', about: '', choices: ['x', 'y'] })).toEqual({ kind: 'choice', choices: ['x', 'y'] });
    expect(inWords('roof_jump_lands_mounted')).toBe('Roof jump lands mounted');
  });
});

describe('the command line', () => {
  test('a number, the exact words or a clear beginning name an option', () => {
    expect(understand('3', options)).toEqual({ do: 'answer', option: options[2] });
    expect(understand('move draw_w', options)).toEqual({ do: 'answer', option: options[1] });
    expect(understand('west', options)).toEqual({ do: 'answer', option: options[1] });
    expect(understand('END', options)).toEqual({ do: 'answer', option: options[2] });
  });

  test('an unclear line asks back', () => {
    expect(understand('move', options)).toMatchObject({ do: 'say', text: expect.stringContaining('move draw_e') });
    expect(understand('9', options)).toMatchObject({ do: 'say' });
    expect(understand('loot', options)).toMatchObject({ do: 'say', text: expect.stringContaining('why loot') });
  });

  test('why, undo and help', () => {
    expect(understand('why rob', options)).toEqual({ do: 'why', thing: 'rob' });
    expect(understand('undo', options)).toEqual({ do: 'undo' });
    expect(understand('?', options)).toEqual({ do: 'help' });
  });
});

test('rules are found by all of their words', () => {
  const chapters = [{ number: '5.4', title: 'Move', clauses: [{ id: 'TH-MOVE-01', text: 'One space.', origin: '' }, { id: 'TH-MOVE-02', text: 'Two.', origin: '' }] }];
  expect(found(chapters, 'move one')[0]?.clauses.map((clause) => clause.id)).toEqual(['TH-MOVE-01']);
  expect(found(chapters, 'sheriff')).toEqual([]);
  expect(found(chapters, ' ')).toBe(chapters);
});
