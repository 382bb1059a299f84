import type { Colour } from './jobs/grammar';
import type { Character, Deck, LandTile, Mission, Scoreboard, WestContent } from './types';

/** What cards of one kind have in common. */
export type CardKind = {
  id: string;
  name: string;
  deck: Deck;
  /** The family of an item; dangers have none. */
  colour: Colour | null;
  jobs: string[];
  buy: string[];
};

/** The content by id. */
export class Lookup {
  private readonly kinds = new Map<string, CardKind>();
  private readonly tiles = new Map<string, LandTile>();
  private readonly characters = new Map<string, Character>();
  private readonly missions = new Map<string, Mission>();
  private readonly boards = new Map<string, Scoreboard>();

  constructor(readonly content: WestContent) {
    for (const { id, name, colour, jobs } of content.starter_cards) this.kinds.set(id, { id, name, colour, jobs, buy: [], deck: 'starter' });
    for (const { id, name, colour, jobs, buy } of content.trade_cards) this.kinds.set(id, { id, name, colour, jobs, buy, deck: 'trade' });
    for (const { id, name, jobs, type } of content.danger_cards) this.kinds.set(id, { id, name, colour: null, jobs, buy: [], deck: type === 'E' ? 'exhaustion' : 'pain' });
    for (const tile of content.land_tiles) this.tiles.set(tile.id, tile);
    for (const character of content.character_cards) this.characters.set(character.id, character);
    for (const mission of content.mission_cards) this.missions.set(mission.id, mission);
    for (const board of content.boards) this.boards.set(board.id, board);
  }

  kind(id: string): CardKind {
    return this.kinds.get(id)!;
  }

  /** The kind of a card: `boots_3` is a `boots`. */
  card(id: string): CardKind {
    return this.kind(id.slice(0, id.lastIndexOf('_')));
  }

  tile(id: string): LandTile {
    return this.tiles.get(id)!;
  }

  character(id: string): Character {
    return this.characters.get(id)!;
  }

  mission(id: string): Mission {
    return this.missions.get(id)!;
  }

  board(id: string): Scoreboard {
    return this.boards.get(id)!;
  }

  isDanger(card: string): boolean {
    return this.card(card).colour === null;
  }
}

/** Cards of one kind, held together. */
export type Stack = { kind: CardKind; cards: string[] };

/** A hand as stacks of alike cards: items as they come, dangers last. */
export function stacks(look: Lookup, cards: string[]): Stack[] {
  const found = new Map<string, Stack>();
  for (const card of cards) {
    const kind = look.card(card);
    const stack = found.get(kind.id);
    if (stack) stack.cards.push(card);
    else found.set(kind.id, { kind, cards: [card] });
  }
  const danger = (stack: Stack) => (stack.kind.colour === null ? 1 : 0);
  return [...found.values()].toSorted((a, b) => danger(a) - danger(b));
}

/** Cards in words: "Boots ×2, Knife". */
export function cardsInWords(look: Lookup, cards: string[]): string {
  return stacks(look, cards)
    .map(({ kind, cards: copies }) => (copies.length > 1 ? `${kind.name} ×${copies.length}` : kind.name))
    .join(', ');
}
