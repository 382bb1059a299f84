import { expect, test } from 'vitest';
import { alike, Lookup } from './lookup';
import type { DrifterContent } from './types';

const card = (id: string, name: string) => ({ id, no: 1, name, cost: 1, smarts: 0, skill: 0, luck: 0, rarity: 'common' as const });
const look = new Lookup({ dude_cards: [{ ...card('frank', 'Frank James'), faction: 'outlaw', kicker_limit: 10 }], gear_cards: [card('pair', 'Pair of Navy Colts'), card('navy', 'Navy Colt')], fortune_cards: [], kicker_chips: [], faction_list: [{ id: 'outlaw', name: 'Outlaws', leaning: '' }], cards: [], chips: [], card_texts: [{ id: 'navy', text: 'Shoots.' }] } as unknown as DrifterContent);

test('cards know their kind, words and faction', () => {
  expect(look.card('frank')).toMatchObject({ kind: 'dude', limit: 10, text: '' });
  expect(look.card('navy')).toMatchObject({ kind: 'gear', limit: null, text: 'Shoots.' });
  expect(look.faction('outlaw')).toBe('Outlaws');
});

test('the card that a question is about is found by its id', () => {
  expect(look.among(['card:pair'])?.name).toBe('Pair of Navy Colts');
  expect(look.among([])).toBeNull();
});

test('alike cards are counted in the order in which they come', () => {
  expect(alike(['b', 'a', 'b'])).toEqual([{ id: 'b', count: 2 }, { id: 'a', count: 1 }]);
});
