import { cast, type Looks } from '../../kit/faces/looks';
import { FACES } from './faces';
import type { CardEntry, Chip, DrifterContent, Kind, Rarity, Triple } from './types';

/** A card as it is printed. */
export type Card = {
  id: string;
  no: number;
  name: string;
  kind: Kind;
  cost: number;
  /** Smarts, skill and luck of a dude; of gear and fortune cards what they add. */
  stats: Triple;
  traits: string[];
  rarity: Rarity;
  /** Abilities in words; empty if it has none. */
  text: string;
  /** Of dudes alone. */
  faction: string | null;
  limit: number | null;
  looks: Looks | null;
};

/** The content by id. */
export class Lookup {
  private readonly cards = new Map<string, Card>();
  private readonly chips = new Map<string, Chip>();
  private readonly factions = new Map<string, string>();

  constructor(readonly content: DrifterContent) {
    const texts = new Map(content.card_texts.map((each) => [each.id, each.text]));
    const card = (entry: CardEntry, kind: Kind): Card => ({
      id: entry.id,
      no: entry.no,
      name: entry.name,
      kind,
      cost: entry.cost,
      stats: [entry.smarts, entry.skill, entry.luck],
      traits: entry.traits ?? [],
      rarity: entry.rarity,
      text: texts.get(entry.id) ?? '',
      faction: null,
      limit: null,
      looks: null,
    });
    const faces = cast(content.dude_cards.map((entry) => entry.id), FACES);
    for (const entry of content.dude_cards) this.cards.set(entry.id, { ...card(entry, 'dude'), faction: entry.faction, limit: entry.kicker_limit, looks: faces.get(entry.id)! });
    for (const entry of content.gear_cards) this.cards.set(entry.id, card(entry, 'gear'));
    for (const entry of content.fortune_cards) this.cards.set(entry.id, card(entry, 'fortune'));
    for (const chip of content.kicker_chips) this.chips.set(chip.id, chip);
    for (const faction of content.faction_list) this.factions.set(faction.id, faction.name);
  }

  card(id: string): Card {
    return this.cards.get(id)!;
  }

  chip(id: string): Chip {
    return this.chips.get(id)!;
  }

  faction(id: string): string {
    return this.factions.get(id) ?? id;
  }

  /** The card among the things that a question is about: `card:pair`. */
  among(things: string[]): Card | null {
    const thing = things.find((each) => each.startsWith('card:'));
    return thing ? this.card(thing.slice('card:'.length)) : null;
  }

  /** A card or chip by its id. */
  nameOf(id: string): string {
    return this.cards.get(id)?.name ?? this.chips.get(id)?.name ?? id;
  }
}

/** Things that are alike, with how many there are: `henry_meek` twice. In the order in which they first come. */
export function alike(ids: string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
