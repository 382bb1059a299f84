import { cast, type Looks } from '../../kit/faces/looks';
import { lineOf } from '../../kit/language';
import { FACES } from './faces';
import type { BoardName, Building, CardEntry, Character, Effect, FightCard, Item, LegendsContent, Space } from './types';

const byId = <T extends { id: string }>(entries: T[]) => new Map(entries.map((entry) => [entry.id, entry]));

/** A poker card with what is printed on it. */
export type PokerCard = CardEntry & { name: string; kind: Effect['kind']; text: string };

/** The content by id. */
export class Lookup {
  readonly spaces: Map<string, Space>;
  readonly buildings: Map<string, Building>;
  /** The spaces of the second board; all others are on the base board. */
  readonly gulch: Set<string>;
  /** Of all characters, and of the Man in Black. */
  readonly faces: Map<string, Looks>;
  private readonly cards = new Map<string, PokerCard>();
  private readonly fights: Map<string, FightCard>;
  private readonly items: Map<string, Item>;
  private readonly characters: Map<string, Character>;
  private readonly named: Map<string, string>;

  constructor(readonly content: LegendsContent) {
    this.spaces = byId(content.board_spaces);
    this.buildings = byId(content.board_buildings);
    this.gulch = new Set(this.reach(content.train_circuit.find((stop) => stop.board === 'gulch')?.heist_space));
    this.fights = byId(content.fight_deck);
    this.items = byId(content.item_cards);
    this.characters = byId(content.character_cards);
    this.faces = cast([...this.characters.keys(), 'man_in_black'], FACES);
    const effects = byId(content.card_effects);
    for (const card of content.poker_cards) {
      const effect = effects.get(card.effect)!;
      this.cards.set(card.id, { ...card, name: effect.name, kind: effect.kind, text: this.words(effect.text) });
    }
    const entries = [content.board_spaces, content.board_buildings, content.item_cards, content.character_cards, content.goal_cards, content.story_cards, content.board_regions, content.train_encounters];
    this.named = new Map(entries.flat().map((entry) => [entry.id, entry.name]));
  }

  /** All spaces that can be walked to from one: those of its board. */
  private reach(from: string | undefined): string[] {
    const found = new Set(from ? [from] : []);
    for (const id of found) for (const next of this.spaces.get(id)?.adjacent ?? []) found.add(next);
    return [...found];
  }

  boardOf = (space: string): BoardName => (this.gulch.has(space) ? 'gulch' : 'main');

  card(id: string): PokerCard {
    return this.cards.get(id)!;
  }
  fightCard(id: string): FightCard {
    return this.fights.get(id)!;
  }
  item(id: string): Item {
    return this.items.get(id)!;
  }
  character(id: string): Character {
    return this.characters.get(id)!;
  }
  /** The name of a space, building, item, character, goal, story or region. */
  name(id: string | null | undefined): string {
    return id ? (this.named.get(id) ?? id) : '';
  }

  /** What a text of the content says, in words; empty where it says nothing. */
  words(text: string | undefined): string {
    return text && this.content.shown.lines[text] ? this.content.shown.lines[text].words : '';
  }
  /** What a text brings, as steps with icons. */
  brings(text: string) {
    return this.content.shown.lines[text] ? lineOf(this.content.shown, text).brings : [];
  }

  /** Whether an item has a second side. */
  hasUpgrade = (item: Item): boolean => Boolean(item.upgraded_text || item.upgraded_movement || item.upgraded_lp);

  /** A side of an item in words: how far a mount goes, what it does, what it is worth at the end. */
  side(item: Item, upgraded: boolean): string {
    const far = upgraded ? item.upgraded_movement : item.movement;
    const parts = [far ? `Movement ${far}.` : '', this.words(upgraded ? item.upgraded_text : item.text), upgraded && item.upgraded_lp ? `${item.upgraded_lp} LP at the end.` : ''];
    return parts.filter(Boolean).join(' ') || 'No effect of its own.';
  }
}
