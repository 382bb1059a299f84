import { Lookup, type Card } from '../lookup';
import type { Chip, DrifterContent, Kind, Rarity, Stat } from '../types';
import { cardWords, familyWords, sideWords, STATS } from '../words';

export const KINDS: Kind[] = ['dude', 'gear', 'fortune'];
export const KIND_TITLES: Record<Kind, string> = { dude: 'Dudes', gear: 'Gear', fortune: 'Fortune' };
export const RARITIES: Rarity[] = ['common', 'uncommon', 'rare', 'fixed'];

/** Everything that a deck may be built from. */
export class Pool {
  readonly look: Lookup;
  readonly cards: Card[];
  readonly chips: Chip[];
  readonly factions: { id: string; name: string }[];
  private known: Set<string>;

  constructor(content: DrifterContent) {
    this.look = new Lookup(content);
    this.cards = [...content.dude_cards, ...content.gear_cards, ...content.fortune_cards].map((entry) => this.look.card(entry.id));
    this.chips = content.kicker_chips;
    this.factions = content.faction_list;
    this.known = new Set([...this.cards, ...this.chips].map((each) => each.id));
  }

  nameOf(id: string): string {
    return this.known.has(id) ? this.look.nameOf(id) : id;
  }

  /** What a kicker chip counts; nothing for what is none. */
  worthOf(id: string): number {
    return this.chips.find((chip) => chip.id === id)?.value ?? 0;
  }
}

export const statOf = (card: Card, stat: Stat): number => card.stats[STATS.indexOf(stat)] ?? 0;

/** What stands on a card, as one would read it aloud. */
export const cardInWords = (card: Card, look: Lookup) => `${card.name}, ${familyWords(card, look)}, ${cardWords(card)}`;

/** A kicker chip, as one would read it aloud. */
export const chipInWords = (chip: Chip) => `${chip.name}, ${chip.colour} chip worth $${chip.value}: ${sideWords(chip.front)} or ${sideWords(chip.back)}`;
