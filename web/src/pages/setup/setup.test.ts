import { describe, expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../../api/types';
import { fresh, goesWith, groupsOf, inWords, offerOf, valueInWords } from './fields';
import { Setup, tableInWords } from './setup.svelte';

const option = (name: string, kind: OptionInfo['kind'], usual: unknown, more: Partial<OptionInfo> = {}): OptionInfo => ({ name, title: inWords(name), group: 'This match', kind, allowed: '', default: usual, about: '', ...more });
const choices = (...values: (string | number)[]) => ({ choices: values.map((value) => ({ value, label: inWords(String(value)) })) });

/** A game that this page has never heard of. */
const game = {
  name: 'gold_rush',
  title: 'Gold Rush',
  groups: ['This match', 'Fine points'],
  seat_words: ['player', 'players'],
  options: [
    option('players', 'number', 2, { minimum: 1, maximum: 3 }),
    option('mode', 'choice', 'versus', choices('solo', 'versus')),
    option('mission', 'choice', 'dig', { group: 'Fine points', choices: [{ value: 'dig', label: 'Dig', when: [{ mode: 'versus' }] }, { value: 'pan', label: 'Pan', when: [{ mode: 'solo' }] }] }),
    option('claims', 'number', 4, { minimum: 1, maximum: 9, choices: [{ value: 7, label: '7', about: 'greedy' }] }),
    option('snow', 'switch', false),
    option('wolves', 'switch', false, { when: [{ mode: 'solo' }] }),
    option('characters', 'list', [], { group: 'Fine points', item: option('', 'choice', null, choices('ann', 'bob')) }),
    option('dice', 'table', null, { group: '', optional: true, fields: [option('red', 'number', 2, { minimum: 0, maximum: 4 })] }),
  ],
  tables: [{ players: 2, mode: 'versus' }, { players: 3, mode: 'versus' }, { players: 1, mode: 'solo', mules: 2 }],
  seats: [['black', 'blue'], ['black', 'blue', 'red'], ['black', 'blue']],
  seat_options: [],
  chosen_by_seats: [[], [], []],
  dealt: [],
  presets: { easy: { players: 3, claims: 2 } },
  preset_words: { easy: 'Easy' },
  bots: ['tenderfoot', 'drover', 'marshal'],
} as unknown as GameInfo;
const named = (name: string) => game.options.find((each) => each.name === name)!;

describe('the options of a game', () => {
  test('what the tables settle is not asked twice, nor what belongs nowhere; the first group is open', () => {
    const groups = groupsOf(game, { mode: 'versus' });
    expect(groups.map(({ title, open, options }) => [title, open, options.map((each) => each.name)])).toEqual([
      ['This match', true, ['claims', 'snow']],
      ['Fine points', false, ['mission', 'characters']],
    ]);
  });

  test('one goes with one of the sets that it names', () => {
    expect(goesWith([], {})).toBe(true);
    expect(goesWith([{ mission: 'dig' }, { mission: null, mode: 'solo' }], { mode: 'solo' })).toBe(true);
    expect(goesWith([{ mission: 'dig' }, { mission: null, mode: 'solo' }], { mode: 'versus' })).toBe(false);
  });

  test('a table given up to choice starts with its own usual values', () => {
    expect(fresh(named('dice'))).toEqual({ red: 2 });
    expect(fresh(named('characters'))).toEqual([]);
  });

  test('values are said in words', () => {
    expect(valueInWords(named('dice'), { red: 3 })).toBe('Red 3');
    expect(valueInWords(named('characters'), ['ann', 'bob'])).toBe('Ann, Bob');
    expect(offerOf(named('claims'), 7)?.about).toBe('greedy');
  });
});

describe('a setup', () => {
  test('begins with the first table: you, and bots on the other seats', () => {
    expect(new Setup(game).wish).toEqual({ game: 'gold_rush', options: { players: 2, mode: 'versus' }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'drover' }], private: true });
  });

  test('tells tables apart by whatever choice the game settles with them', () => {
    const boards = { ...game, options: [option('players', 'number', 2), option('boards', 'choice', 'both', choices('both', 'one'))], tables: [{ players: 2, boards: 'both' }, { players: 3, boards: 'both' }, { players: 2, boards: 'one' }], seats: [['a', 'b'], ['a', 'b', 'c'], ['a', 'b']] } as unknown as GameInfo;
    const setup = new Setup(boards);
    expect(setup.modes).toEqual([{ mode: 'both', places: [0, 1] }, { mode: 'one', places: [2] }]);
    setup.choose('one');
    expect(setup.wish.options).toEqual({ players: 2, boards: 'one' });
    expect(setup.summary[0]).toBe('One');
  });

  test('keeps the number of seats when the mode changes, and one person has them all', () => {
    const setup = new Setup(game);
    setup.choose('solo');
    expect(setup.wish.options).toEqual({ players: 1, mode: 'solo', mules: 2 });
    expect(setup.wish.seats?.map((seat) => seat.kind)).toEqual(['me', 'guest']);
  });

  test('sends only what is not as usual', () => {
    const setup = new Setup(game);
    setup.set('snow', true);
    setup.set('claims', 7);
    setup.set('snow', false);
    expect(setup.wish.options).toEqual({ players: 2, mode: 'versus', claims: 7 });
  });

  test('leaves out what does not matter in its mode', () => {
    const setup = new Setup(game);
    setup.set('wolves', true);
    expect(setup.wish.options).not.toHaveProperty('wolves');
    setup.choose('solo');
    expect(setup.wish.options).toHaveProperty('wolves', true);
  });

  test('offers and keeps only what goes with the rest', () => {
    const setup = new Setup(game);
    const missions = () => setup.groups.flatMap((group) => group.options).find((each) => each.name === 'mission')?.choices?.map((choice) => choice.value);
    expect(missions()).toEqual(['dig']);
    setup.choose('solo');
    expect(missions()).toEqual(['pan']);
    setup.set('mission', 'pan');
    expect(setup.wish.options).toHaveProperty('mission', 'pan');
    setup.choose('versus');
    expect(setup.wish.options).not.toHaveProperty('mission');
  });

  test('takes a preset over', () => {
    const setup = new Setup(game);
    setup.set('snow', true);
    setup.preset('easy');
    expect(setup.wish.options).toEqual({ players: 3, mode: 'versus', claims: 2 });
  });

  test('puts a refusal beside the option that it names', () => {
    const setup = new Setup(game);
    setup.refuse('Option claims cannot be 12; allowed: a whole number from 1 to 9.');
    expect(setup.refusal?.option).toBe('claims');
    setup.set('claims', 3);
    expect(setup.refusal).toBeNull();
    setup.refuse('This table has 3 seats, but 2 were given.');
    expect(setup.refusal?.option).toBeNull();
  });
});

test('a table is told in words, with what is not as usual', () => {
  expect(tableInWords(game, { mode: 'versus', players: 2, claims: 7, snow: false, characters: ['ann'] }, 2)).toEqual(['Versus', '2 players', 'Claims: 7', 'Characters: Ann']);
});

describe('what each seat chooses for itself', () => {
  const duel = {
    ...game,
    options: [...game.options, option('hats', 'list', [], { item: option('', 'text', null) })],
    seat_options: [{ name: 'hats', title: 'Your hat', about: '', usual: { value: '', label: 'None' }, offers: [{ value: 'big', label: 'Big', about: '' }], text: true }],
    chosen_by_seats: [[], ['hats'], []],
  } as unknown as GameInfo;

  test('it is no option of the table', () => {
    const names = groupsOf(duel, { mode: 'versus' }).flatMap((group) => group.options.map((each) => each.name));
    expect(names).toContain('claims');
    expect(names).not.toContain('hats');
    expect(tableInWords(duel, { mode: 'versus', hats: ['big', null] }, 2)).toEqual(['Versus', '2 players']);
  });

  test('it goes with the seats of people at this device, at tables that ask for it', () => {
    const setup = new Setup(duel);
    setup.chooseFor(0, 'hats', 'big');
    expect(setup.wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'drover' }]);
    setup.place = 1;
    setup.seats[1] = { kind: 'guest', bot: 'drover' };
    expect(setup.ownSeats).toEqual([0, 1]);
    expect(setup.wish.seats).toEqual([{ kind: 'me', choices: { hats: 'big' } }, { kind: 'guest', choices: {} }, { kind: 'bot', bot: 'drover' }]);
  });

  test('who comes with one finds a table where it can be chosen', () => {
    const setup = new Setup(duel);
    setup.bring({ nonsense: 'x' });
    expect(setup.place).toBe(0);
    setup.bring({ hats: 'tall' });
    expect(setup.place).toBe(1);
    expect(setup.wish.seats![0]).toEqual({ kind: 'me', choices: { hats: 'tall' } });
  });
});
