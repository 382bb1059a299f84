import { describe, expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../../api/types';
import { goalBand, heistForm } from '../../games/train_heist/form';
import { formOf, fresh, groupsOf, inWords, valueInWords, type Field } from './fields';
import { Setup, tableInWords } from './setup.svelte';

const option = (name: string, allowed: string, usual: unknown, more: Partial<OptionInfo> = {}): OptionInfo => ({ name, allowed, default: usual, about: '', ...more });

/** A game that this page has never heard of. */
const game = {
  name: 'gold_rush',
  title: 'Gold Rush',
  options: [
    option('players', 'a whole number from 1 to 3', 2, { minimum: 1, maximum: 3 }),
    option('mode', 'solo or versus', 'versus', { choices: ['solo', 'versus'] }),
    option('mission', 'dig or pan', 'dig', { choices: ['dig', 'pan'] }),
    option('claims', 'a whole number from 1 to 9', 4, { minimum: 1, maximum: 9 }),
    option('snow', 'true or false', false),
    option('first', 'a whole number from 0 to 1 or random', 'random', { choices: ['random'], minimum: 0, maximum: 1 }),
    option('characters', 'a list, each ann or bob', [], { item: option('', 'ann or bob', null, { choices: ['ann', 'bob'] }) }),
    option('dice', 'a table with red (a whole number from 0 to 4) or auto', null, { optional: true, fields: [option('red', 'a whole number from 0 to 4', 2, { minimum: 0, maximum: 4 })] }),
    option('odd', 'DictType', {}),
  ],
  tables: [{ players: 2, mode: 'versus' }, { players: 3, mode: 'versus' }, { players: 1, mode: 'solo', mules: 2 }],
  seats: [['black', 'blue'], ['black', 'blue', 'red'], ['black', 'blue']],
  seat_options: [],
  chosen_by_seats: [[], [], []],
  presets: { easy: { players: 3, claims: 2 } },
  bots: ['tenderfoot', 'drover', 'marshal'],
} as unknown as GameInfo;

describe('from the schema alone', () => {
  const field = (name: string): Field => formOf(game.options.find((each) => each.name === name)!, {}).field;

  test('every option has the control that fits it', () => {
    expect(field('snow')).toEqual({ kind: 'switch' });
    expect(field('claims')).toEqual({ kind: 'number', minimum: 1, maximum: 9 });
    expect(field('first')).toMatchObject({ kind: 'choice', choices: [{ value: 'random', label: 'Random' }, { value: 0 }, { value: 1 }] });
    expect(field('characters')).toMatchObject({ kind: 'list', item: { kind: 'choice', choices: [{ value: 'ann' }, { value: 'bob' }] } });
    expect(field('dice')).toMatchObject({ kind: 'table', columns: [{ name: 'red', title: 'Red', usual: 2 }] });
    expect(field('odd')).toEqual({ kind: 'json' });
  });

  test('what the tables settle is not asked twice; what presets change comes first; the rest is folded', () => {
    const groups = groupsOf(game, {}, { mode: 'versus' });
    expect(groups.map(({ title, open, forms }) => [title, open, forms.map((form) => form.name)])).toEqual([
      ['This match', true, ['claims']],
      ['Choices', false, ['mission', 'first']],
      ['Numbers', false, ['dice']],
      ['On or off', false, ['snow']],
      ['More', false, ['characters', 'odd']],
    ]);
  });

  test('a table given up to choice starts with its own usual values', () => {
    expect(fresh(field('dice'))).toEqual({ red: 2 });
    expect(fresh(field('characters'))).toEqual([]);
  });

  test('names are said in words', () => {
    expect(inWords('roof_jump_lands_mounted')).toBe('Roof jump lands mounted');
    expect(valueInWords('dice', { red: 3 }, {})).toBe('Red 3');
    expect(valueInWords('characters', ['ann', 'bob'], {})).toBe('Ann, Bob');
  });
});

describe('a setup', () => {
  test('begins with the first table: you, and bots on the other seats', () => {
    expect(new Setup(game, {}).wish).toEqual({ game: 'gold_rush', options: { players: 2, mode: 'versus' }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'drover' }], private: true });
  });

  test('keeps the number of seats when the mode changes, and one person has them all', () => {
    const setup = new Setup(game, {});
    setup.choose('solo');
    expect(setup.wish.options).toEqual({ players: 1, mode: 'solo', mules: 2 });
    expect(setup.wish.seats?.map((seat) => seat.kind)).toEqual(['me', 'guest']);
  });

  test('sends only what is not as usual', () => {
    const setup = new Setup(game, {});
    setup.set('snow', true);
    setup.set('claims', 7);
    setup.set('snow', false);
    expect(setup.wish.options).toEqual({ players: 2, mode: 'versus', claims: 7 });
  });

  test('leaves out what does not matter in its mode', () => {
    const setup = new Setup(game, { only: { snow: ['solo'] } });
    setup.set('snow', true);
    expect(setup.wish.options).not.toHaveProperty('snow');
    setup.choose('solo');
    expect(setup.wish.options).toHaveProperty('snow', true);
  });

  test('offers and keeps only what goes with the rest', () => {
    const words = { cards: ['mission'], fits: { mission: (value: unknown, options: Record<string, unknown>) => (value === 'pan') === (options.mode === 'solo') } };
    const setup = new Setup(game, words);
    const mission = () => setup.groups.flatMap((group) => group.forms).find((form) => form.name === 'mission');
    expect(mission()).toMatchObject({ cards: true, field: { choices: [{ value: 'dig' }] } });
    setup.choose('solo');
    expect(mission()).toMatchObject({ field: { choices: [{ value: 'pan' }] } });
    setup.set('mission', 'pan');
    expect(setup.wish.options).toHaveProperty('mission', 'pan');
    setup.choose('versus');
    expect(setup.wish.options).not.toHaveProperty('mission');
  });

  test('takes a preset over', () => {
    const setup = new Setup(game, {});
    setup.set('snow', true);
    setup.preset('easy');
    expect(setup.wish.options).toEqual({ players: 3, mode: 'versus', claims: 2 });
  });

  test('puts a refusal beside the option that it names', () => {
    const setup = new Setup(game, {});
    setup.refuse('Option claims cannot be 12; allowed: a whole number from 1 to 9.');
    expect(setup.refusal?.option).toBe('claims');
    setup.set('claims', 3);
    expect(setup.refusal).toBeNull();
    setup.refuse('This table has 3 seats, but 2 were given.');
    expect(setup.refusal?.option).toBeNull();
  });
});

test('a table is told in words, with what is not as usual', () => {
  expect(tableInWords(game, {}, { mode: 'versus', players: 2, claims: 7, snow: false, characters: ['ann'] }, 2)).toEqual(['Versus', '2 players', 'claims: 7', 'characters: Ann']);
});

test('goals of Train Heist have bands', () => {
  expect([8, 10, 14, 18].map(goalBand)).toEqual(['practice', 'easy', 'medium', 'hard']);
  expect(valueInWords('plain_stars', ['s03'], heistForm)).toBe('Southwest Curve');
});

describe('what each seat chooses for itself', () => {
  const duel = {
    ...game,
    options: [...game.options, option('hats', 'a list, each entry text', [], { item: option('', 'text', null) })],
    seat_options: [{ name: 'hats', about: '', usual: '', offers: [{ value: 'big', label: 'Big', about: '' }], text: true }],
    chosen_by_seats: [[], ['hats'], []],
  } as unknown as GameInfo;

  test('it is no option of the table', () => {
    const names = groupsOf(duel, {}, { mode: 'versus' }).flatMap((group) => group.forms.map((form) => form.name));
    expect(names).toContain('claims');
    expect(names).not.toContain('hats');
    expect(tableInWords(duel, {}, { mode: 'versus', hats: ['big', null] }, 2)).toEqual(['Versus', '2 players']);
  });

  test('it goes with the seats of people at this device, at tables that ask for it', () => {
    const setup = new Setup(duel, {});
    setup.chooseFor(0, 'hats', 'big');
    expect(setup.wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'drover' }]);
    setup.place = 1;
    setup.seats[1] = { kind: 'guest', bot: 'drover' };
    expect(setup.ownSeats).toEqual([0, 1]);
    expect(setup.wish.seats).toEqual([{ kind: 'me', choices: { hats: 'big' } }, { kind: 'guest', choices: {} }, { kind: 'bot', bot: 'drover' }]);
  });

  test('who comes with one finds a table where it can be chosen', () => {
    const setup = new Setup(duel, {});
    setup.bring({ nonsense: 'x' });
    expect(setup.place).toBe(0);
    setup.bring({ hats: 'tall' });
    expect(setup.place).toBe(1);
    expect(setup.wish.seats![0]).toEqual({ kind: 'me', choices: { hats: 'tall' } });
  });
});
