import type { Card } from '../lookup';
import type { Kind, Rarity, Stat } from '../types';
import { statOf } from './pool';

export type Order = 'type' | 'cost' | 'name' | Stat;

/** Which cards of the pool are shown; an empty set of something means all of it. */
export type Filter = {
  words: string;
  kinds: Kind[];
  factions: string[];
  rarities: Rarity[];
  cheapest: number | null;
  dearest: number | null;
  /** Cards that bring at least so much of this stat. */
  stat: Stat | null;
  atLeast: number;
  order: Order;
};

export const ALL_CARDS: Filter = { words: '', kinds: [], factions: [], rarities: [], cheapest: null, dearest: null, stat: null, atLeast: 1, order: 'type' };

const KIND_ORDER: Kind[] = ['dude', 'gear', 'fortune'];

const matches = (card: Card, word: string) =>
  [card.name, card.text, card.kind, card.faction ?? '', ...card.traits].some((part) => part.toLowerCase().includes(word));

function fits(card: Card, filter: Filter): boolean {
  const among = <T>(all: T[], one: T) => !all.length || all.includes(one);
  return (
    among(filter.kinds, card.kind) &&
    among(filter.rarities, card.rarity) &&
    // Only dudes have a faction: who asks for one asks for dudes.
    (!filter.factions.length || (card.faction !== null && filter.factions.includes(card.faction))) &&
    card.cost >= (filter.cheapest ?? 0) &&
    card.cost <= (filter.dearest ?? Infinity) &&
    (filter.stat === null || statOf(card, filter.stat) >= filter.atLeast) &&
    filter.words.toLowerCase().split(/\s+/).filter(Boolean).every((word) => matches(card, word))
  );
}

function compare(order: Order): (a: Card, b: Card) => number {
  const byName = (a: Card, b: Card) => a.name.localeCompare(b.name);
  const byCost = (a: Card, b: Card) => a.cost - b.cost || byName(a, b);
  switch (order) {
    case 'name':
      return byName;
    case 'cost':
      return byCost;
    case 'type':
      return (a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || (a.faction ?? '').localeCompare(b.faction ?? '') || byCost(a, b);
    default:
      return (a, b) => statOf(b, order) - statOf(a, order) || byCost(a, b);
  }
}

/** The cards that a filter lets through, in its order. */
export const filtered = (cards: Card[], filter: Filter): Card[] => cards.filter((card) => fits(card, filter)).sort(compare(filter.order));

/** How many filters are set besides the words. */
export const filtersSet = (filter: Filter) =>
  Number(filter.kinds.length > 0) + Number(filter.factions.length > 0) + Number(filter.rarities.length > 0) + Number(filter.cheapest !== null || filter.dearest !== null) + Number(filter.stat !== null);

export type Count = { card: Card; count: number };

/** How many cards of a deck cost how much: from $0 to the dearest, those of `most` and more together. */
export function costCurve(deck: Count[], most = 10): { cost: number; count: number }[] {
  const curve = Array.from({ length: most + 1 }, (_, cost) => ({ cost, count: 0 }));
  for (const { card, count } of deck) curve[Math.min(card.cost, most)]!.count += count;
  return curve;
}

/** How often each value occurs in a deck, the most frequent first. */
export function tally(deck: Count[], of: (card: Card) => string | null): { value: string; count: number }[] {
  const found = new Map<string, number>();
  for (const { card, count } of deck) {
    const value = of(card);
    if (value !== null) found.set(value, (found.get(value) ?? 0) + count);
  }
  return [...found].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
