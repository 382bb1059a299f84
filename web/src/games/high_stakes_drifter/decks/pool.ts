/** The cards and kicker chips as the deck builder needs them: by id, with everything that is printed on them. */

export type Kind = 'dude' | 'gear' | 'fortune';
export type Stat = 'smarts' | 'skill' | 'luck';
export type Rarity = 'common' | 'uncommon' | 'rare' | 'fixed';
export type Colour = 'white' | 'red' | 'blue' | 'green';

export const KINDS: Kind[] = ['dude', 'gear', 'fortune'];
export const STATS: Stat[] = ['smarts', 'skill', 'luck'];
export const RARITIES: Rarity[] = ['common', 'uncommon', 'rare', 'fixed'];

type Entry = { id: string; no: number; name: string; cost: number; smarts: number; skill: number; luck: number; rarity: Rarity; traits: string[]; fx: string[] };
type Side = { stat: Stat; mod: number };
export type DeckChip = { id: string; name: string; colour: Colour; value: number; rarity: Rarity; front: Side; back: Side };
export type Faction = { id: string; name: string; leaning: string };

/** What this page takes of the game's content. */
export type PoolContent = {
  dude_cards: (Entry & { faction: string; kicker_limit: number })[];
  gear_cards: Entry[];
  fortune_cards: Entry[];
  kicker_chips: DeckChip[];
  faction_list: Faction[];
  /** What a card does, in words, by its number in the three lists together. */
  card_texts?: (string | { id: string; text: string })[];
};

export type DeckCard = {
  id: string;
  no: number;
  name: string;
  kind: Kind;
  cost: number;
  stats: Record<Stat, number>;
  rarity: Rarity;
  traits: string[];
  /** Of a dude. */
  faction: Faction | null;
  limit: number | null;
  text: string;
};

/** Everything there is. */
export class Pool {
  readonly cards: DeckCard[];
  readonly chips: DeckChip[];
  readonly factions: Faction[];
  private byId: Map<string, DeckCard>;
  private chipById: Map<string, DeckChip>;

  constructor(content: PoolContent) {
    this.factions = content.faction_list;
    const texts = content.card_texts ?? [];
    const entries: [Kind, Entry & { faction?: string; kicker_limit?: number }][] = [
      ...content.dude_cards.map((card): [Kind, typeof card] => ['dude', card]),
      ...content.gear_cards.map((card): [Kind, typeof card] => ['gear', card]),
      ...content.fortune_cards.map((card): [Kind, typeof card] => ['fortune', card]),
    ];
    this.cards = entries.map(([kind, card], place) => {
      const text = texts[place] ?? '';
      return {
        id: card.id,
        no: card.no,
        name: card.name,
        kind,
        cost: card.cost,
        stats: { smarts: card.smarts, skill: card.skill, luck: card.luck },
        rarity: card.rarity,
        traits: card.traits,
        faction: this.factions.find((faction) => faction.id === card.faction) ?? null,
        limit: card.kicker_limit ?? null,
        text: typeof text === 'string' ? text : text.text,
      };
    });
    this.chips = content.kicker_chips;
    this.byId = new Map(this.cards.map((card) => [card.id, card]));
    this.chipById = new Map(this.chips.map((chip) => [chip.id, chip]));
  }

  card(id: string): DeckCard | undefined {
    return this.byId.get(id);
  }
  chip(id: string): DeckChip | undefined {
    return this.chipById.get(id);
  }
}

/** A number with its sign, as modifiers are printed: +3, −2. */
export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

export const KIND_WORDS: Record<Kind, [string, string]> = { dude: ['Dude', 'Dudes'], gear: ['Gear', 'Gear'], fortune: ['Fortune', 'Fortune'] };

/** What stands on a card, as one would read it aloud. */
export function cardInWords(card: DeckCard): string {
  const stats = STATS.map((stat) => `${stat} ${card.kind === 'dude' ? card.stats[stat] : signed(card.stats[stat])}`);
  const shown = card.kind === 'dude' ? stats : stats.filter((_, place) => card.stats[STATS[place]!] !== 0);
  return [
    `${card.name}, ${card.rarity} ${card.faction ? `${card.faction.name} ` : ''}${card.kind}, costs $${card.cost}`,
    ...(shown.length ? [shown.join(', ')] : []),
    ...(card.limit === null ? [] : [`kicker limit $${card.limit}`]),
    ...(card.traits.length ? [card.traits.join(', ')] : []),
    ...(card.text ? [card.text] : []),
  ].join('; ');
}

/** A kicker chip, as one would read it aloud. */
export const sideInWords = (side: Side) => `${signed(side.mod)} ${side.stat}`;
export const chipInWords = (chip: DeckChip) => `${chip.name}, ${chip.colour} chip worth $${chip.value}: ${sideInWords(chip.front)} or ${sideInWords(chip.back)}`;
