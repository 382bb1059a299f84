import type { Option } from '../../api/types';
import { livery } from '../../kit/colours';
import type { HeistIcon } from './icons';
import type { CowboyView, HeistContent, HeistView, LootTile, MainSpace, PokerCard, TrainSpace, WantedCard } from './types';

export const SUIT_NAMES: Record<string, string> = { revolver: 'revolvers', bag: 'bags', keyhole: 'keyholes', wild: 'Wild' };

/** The content by id. */
export class Lookup {
  readonly main = new Map<string, MainSpace>();
  readonly train = new Map<string, TrainSpace>();
  readonly cards = new Map<string, PokerCard>();
  readonly tiles = new Map<string, LootTile>();
  readonly wanted = new Map<string, WantedCard>();
  readonly events = new Map<string, { title: string; effect: string }>();

  constructor(readonly content: HeistContent) {
    for (const space of content.main_spaces) this.main.set(space.id, space);
    for (const space of content.train_spaces) this.train.set(space.id, space);
    for (const card of content.poker_cards) this.cards.set(card.id, card);
    for (const tile of content.loot_tiles) this.tiles.set(tile.id, tile);
    for (const card of content.wanted_cards) this.wanted.set(card.id, card);
    for (const card of content.event_cards) this.events.set(card.id, card);
  }

  /** A card by id; Wilds that a table added beyond the content are Wilds too. */
  card(id: string): PokerCard {
    return this.cards.get(id) ?? { id, suit: 'wild' };
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

export function cardName(card: PokerCard): string {
  if (card.suit === 'wild') return 'Wild';
  return `${card.value === 1 ? 'Ace' : card.value} of ${SUIT_NAMES[card.suit]}`;
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

export function aboutCard(card: PokerCard): string {
  if (card.suit !== 'wild') return `Rides ${card.value}; opens ${card.suit} locks on loot.`;
  return 'Any number or any suit. Played for loot it brings the Sheriff one space closer; discarded it moves him one space.';
}

/** What a tile asks for: icons to draw, and the same in words. */
export function requirement(text: string): { icons: HeistIcon[]; short: string; words: string } {
  const suits = /^suits R=(\d) B=(\d) K=(\d)$/.exec(text);
  if (suits) {
    const [, r = '0', b = '0', k = '0'] = suits;
    const counts: [HeistIcon, number, string][] = [
      ['revolver', Number(r), 'revolver'],
      ['bag', Number(b), 'bag'],
      ['keyhole', Number(k), 'keyhole'],
    ];
    const needed = counts.filter(([, count]) => count);
    return {
      icons: needed.flatMap(([icon, count]) => Array<HeistIcon>(count).fill(icon)),
      short: '',
      words: needed.map(([, count, name]) => `${count} ${name}${count > 1 ? 's' : ''}`).join(' and '),
    };
  }
  if (text.startsWith('kind')) return { icons: [], short: '7 7 7', words: '3 of a kind (three cards of one number)' };
  if (text.startsWith('pairs')) return { icons: [], short: '22 55', words: '2 pairs (two cards each of two numbers)' };
  if (text.startsWith('straight')) return { icons: [], short: '4 5 6', words: 'a 3-card straight (three numbers in a row)' };
  return { icons: [], short: text, words: text };
}

const ABILITIES: Record<string, (n: number) => string> = {
  hand_limit: (n) => `Your hand holds ${n} cards.`,
  actions: (n) => `You have ${n} Heist Actions a turn.`,
  pair_bonus: (n) => `A pair gives you ${n} more actions.`,
  jail_keys: (n) => `You escape from jail with ${Math.abs(n)} card fewer.`,
  loot_wild_quiet: () => 'Wilds you play for loot do not bring the Sheriff.',
  cherokee_pass: () => 'You may cross Cherokee Territory.',
  trade_anywhere: () => 'You may trade with anybody, wherever they are.',
  hangman_cancel: (n) => `${n === 1 ? 'Once' : `${n} times`} a match you may hold back the hangman.`,
  loot_twice: () => 'You may rob once more while you carry loot.',
  flip_reach: () => 'You may flip a switch from a space beside its junction.',
  brake: (n) => `On your turn the train may move ${n} space fewer.`,
  sheriff_slip: () => 'You may slip past the Sheriff, if you do not end your actions with him.',
  horse_free: (n) => `You may move a horse ${n} spaces without a card.`,
  suit_fake: () => 'In each robbery one of your cards may count as another suit.',
  drop_refill: () => 'After a drop-off you draw up to your hand limit.',
};

export function abilityWords(ability: string): string {
  const [name = '', number] = ability.split(' ');
  return ABILITIES[name]?.(Number(number ?? 1)) ?? ability;
}

export function cowboyTitle(cowboy: CowboyView): string {
  return `${cowboy.name} (${livery(cowboy.colour).sign})`;
}

/** What an option touches besides what the engine names: a horse move starts at a horse or at a card. */
export function furtherTouches(option: Option, view: HeistView): string[] {
  const seat = view.seat;
  const you = seat === null ? undefined : view.cowboys[seat];
  if (!you) return [];
  switch (option.verb) {
    case 'horse': {
      const ridden = new Set(view.cowboys.flatMap((cowboy) => (cowboy.horse ? [cowboy.horse] : [])));
      const free = Object.keys(view.horses).filter((horse) => view.horses[horse] !== null && (!ridden.has(horse) || you.horse === horse));
      return [...free.map((horse) => `horse:${horse}`), ...you.hand.map((card) => `card:${card}`)];
    }
    case 'sheriff':
      return you.hand.filter((card) => card.startsWith('wild')).map((card) => `card:${card}`);
    case 'pair':
    case 'three_of_a_kind':
    case 'four_of_a_kind': {
      const needed = option.verb === 'pair' ? 2 : option.verb === 'three_of_a_kind' ? 3 : 4;
      const wilds = you.hand.filter((card) => card.startsWith('wild')).length;
      const count = new Map<string, number>();
      for (const card of you.hand) if (!card.startsWith('wild')) count.set(card.slice(1), (count.get(card.slice(1)) ?? 0) + 1);
      return you.hand
        .filter((card) => (card.startsWith('wild') ? true : (count.get(card.slice(1)) ?? 0) + wilds >= needed))
        .map((card) => `card:${card}`);
    }
    case 'draw':
      return ['deck'];
    default:
      return [];
  }
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
