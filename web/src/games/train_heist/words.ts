import { livery } from '../../kit/colours';
import { cast, type Looks } from '../../kit/faces/looks';
import { COWBOYS, PASSENGERS } from './faces';
import type { CardText, CowboyView, HeistContent, HeistView, LootTile, MainSpace, PokerCard, Price, TrainSpace, WantedCard } from './types';

const byId = <T extends { id: string }>(entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]));

/** The content by id. */
export class Lookup {
  readonly main: Map<string, MainSpace>;
  readonly train: Map<string, TrainSpace>;
  readonly tiles: Map<string, LootTile>;
  readonly wanted: Map<string, WantedCard>;
  /** Of the cowboys by colour, and of the passengers by their tiles. */
  readonly faces: Map<string, Looks>;
  private readonly cards: Map<string, PokerCard>;
  private readonly texts: Map<string, CardText>;
  private readonly prices: Map<string, Price>;
  private readonly rewards: Map<string, { text: string }>;

  constructor(readonly content: HeistContent) {
    this.main = byId(content.main_spaces);
    this.train = byId(content.train_spaces);
    this.tiles = byId(content.loot_tiles);
    this.wanted = byId(content.wanted_cards);
    this.faces = cast([...Object.keys(COWBOYS), ...this.tiles.keys()], { ...COWBOYS, ...PASSENGERS });
    this.cards = byId(content.all_cards);
    this.texts = byId(content.card_texts);
    this.prices = byId(content.prices);
    this.rewards = byId(content.rewards);
  }

  card(id: string): PokerCard {
    return this.cards.get(id)!;
  }

  /** The name of a card, and what it is good for. */
  cardText(id: string): CardText {
    return this.texts.get(id)!;
  }

  /** What it takes to rob a tile. */
  price(tile: string): Price {
    return this.prices.get(tile)!;
  }

  /** What a Wanted Card earns. */
  reward(wanted: string): string {
    return this.rewards.get(wanted)?.text ?? '';
  }

  tileName(id: string | null): string {
    return id === null ? 'A covered tile' : (this.tiles.get(id)?.name ?? id);
  }

  spaceName(id: string): string {
    return this.main.get(id)?.name ?? this.train.get(id)?.name ?? id;
  }
}

export function rankOf(card: PokerCard): string {
  if (card.suit === 'wild') return 'W';
  return card.value === 1 ? 'A' : String(card.value);
}

/** Versus: where counters of a colour wait for the train, and how many. */
export function countersWaiting(view: HeistView, colour: string): { town: string; counters: number }[] {
  return Object.entries(view.waiting).flatMap(([town, waiting]) => (waiting[colour] ? [{ town: town.toUpperCase(), counters: waiting[colour] }] : []));
}

/** Versus: what a cowboy owns of what wins, and what waits for the train. */
export function countersWords(view: HeistView, cowboy: CowboyView): string {
  const waits = countersWaiting(view, cowboy.colour).map((each) => `${each.counters} at town ${each.town}`);
  return `${cowboy.counters} of ${view.goal}${waits.length ? `; waiting for the train: ${waits.join(', ')}` : ''}`;
}

/** The order in which a hand is held: by number, Wilds last. */
export function inOrder(cards: PokerCard[]): PokerCard[] {
  return cards.toSorted((a, b) => (a.value ?? 99) - (b.value ?? 99) || a.suit.localeCompare(b.suit));
}

export function cowboyTitle(cowboy: CowboyView): string {
  return `${cowboy.name} (${livery(cowboy.colour).sign})`;
}

/** Words for the step of a turn. */
export function stepWords(view: HeistView): string {
  switch (view.step) {
    case 'actions':
      return `${view.actions_left} action${view.actions_left === 1 ? '' : 's'} left`;
    case 'discarding':
      return 'discards and draws';
    default:
      return 'the train moves';
  }
}
