import { describe, expect, test } from 'vitest';
import type { Card } from '../lookup';
import { ALL_CARDS, costCurve, filtered, filtersSet, tally, type Filter } from './filter';

const card = (id: string, kind: Card['kind'], cost: number, stats: Card['stats'], more: Partial<Card> = {}): Card => ({ id, no: 1, name: id, kind, cost, stats, traits: [], rarity: 'common', text: '', faction: null, limit: null, looks: null, ...more });

const WYATT = card('Wyatt Earp', 'dude', 11, [7, 10, 6], { faction: 'law', rarity: 'rare', traits: ['gunfighter'] });
const BELLE = card('Belle Starr', 'dude', 7, [5, 4, 7], { faction: 'outlaw' });
const COLT = card('Colt', 'gear', 3, [0, 3, 0], { traits: ['weapon'] });
const HEX = card('Cold Feet', 'fortune', 3, [0, 0, 0], { text: 'One opposing dude gets −3 luck.', traits: ['hex'] });
const ALL = [HEX, COLT, BELLE, WYATT];

const shown = (filter: Partial<Filter>) => filtered(ALL, { ...ALL_CARDS, ...filter }).map((each) => each.name);

describe('the pool', () => {
  test('lies by type, faction and cost', () => {
    expect(shown({})).toEqual(['Wyatt Earp', 'Belle Starr', 'Colt', 'Cold Feet']);
    expect(shown({ order: 'cost' })).toEqual(['Cold Feet', 'Colt', 'Belle Starr', 'Wyatt Earp']);
    expect(shown({ order: 'name' })).toEqual(['Belle Starr', 'Cold Feet', 'Colt', 'Wyatt Earp']);
    expect(shown({ order: 'luck' })[0]).toBe('Belle Starr');
  });

  test('is searched by name, words and trait; all words must be there', () => {
    expect(shown({ words: 'earp' })).toEqual(['Wyatt Earp']);
    expect(shown({ words: 'OPPOSING luck' })).toEqual(['Cold Feet']);
    expect(shown({ words: 'weapon' })).toEqual(['Colt']);
    expect(shown({ words: 'weapon luck' })).toEqual([]);
  });

  test('is narrowed by type, faction, rarity, cost and stat', () => {
    expect(shown({ kinds: ['gear', 'fortune'] })).toEqual(['Colt', 'Cold Feet']);
    expect(shown({ factions: ['law'] })).toEqual(['Wyatt Earp']);
    expect(shown({ rarities: ['rare'] })).toEqual(['Wyatt Earp']);
    expect(shown({ cheapest: 4, dearest: 7 })).toEqual(['Belle Starr']);
    expect(shown({ stat: 'skill', atLeast: 4 })).toEqual(['Wyatt Earp', 'Belle Starr']);
  });

  test('says how many filters are set', () => {
    expect(filtersSet(ALL_CARDS)).toBe(0);
    expect(filtersSet({ ...ALL_CARDS, kinds: ['dude'], cheapest: 0, dearest: 4, stat: 'luck' })).toBe(3);
  });
});

describe('a deck', () => {
  const deck = [{ card: WYATT, count: 1 }, { card: BELLE, count: 3 }, { card: COLT, count: 2 }];

  test('has a curve of costs, the dearest together', () => {
    const curve = costCurve(deck);
    expect(curve).toHaveLength(11);
    expect(curve.filter(({ count }) => count)).toEqual([{ cost: 3, count: 2 }, { cost: 7, count: 3 }, { cost: 10, count: 1 }]);
  });

  test('is counted by faction, the most frequent first', () => {
    expect(tally(deck, (each) => each.faction)).toEqual([{ value: 'outlaw', count: 3 }, { value: 'law', count: 1 }]);
  });
});
