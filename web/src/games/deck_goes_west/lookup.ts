import { cast, type Looks } from '../../kit/faces/looks';
import { lineOf, type Line, type Shown } from '../../kit/language';
import { FACES } from './faces';
import type { Character, Colour, Deck, Land, LandTile, Mission, Scoreboard, Way, WestContent } from './types';

/** What cards of one kind have in common. */
export type CardKind = {
  id: string;
  name: string;
  deck: Deck;
  /** The family of an item; dangers have none. */
  colour: Colour | null;
  jobs: Line[];
  buy: Line[];
};

/** The content by id. */
export class Lookup {
  private readonly kinds = new Map<string, CardKind>();
  private readonly tiles = new Map<string, LandTile>();
  private readonly characters = new Map<string, Character>();
  private readonly missions = new Map<string, Mission>();
  /** Of all characters. */
  readonly faces: Map<string, Looks>;
  private readonly boards = new Map<string, Scoreboard>();
  private readonly lands = new Map<string, Land>();
  private readonly ways = new Map<string, Way>();

  constructor(readonly content: WestContent) {
    const lines = (texts: string[]) => texts.map((text) => lineOf(content.shown, text));
    for (const { id, name, colour, jobs } of content.starter_cards) this.kinds.set(id, { id, name, colour, jobs: lines(jobs), buy: [], deck: 'starter' });
    for (const { id, name, colour, jobs, buy } of content.trade_cards) this.kinds.set(id, { id, name, colour, jobs: lines(jobs), buy: lines(buy), deck: 'trade' });
    for (const { id, name, jobs, type } of content.danger_cards) this.kinds.set(id, { id, name, colour: null, jobs: lines(jobs), buy: [], deck: type === 'E' ? 'exhaustion' : 'pain' });
    for (const tile of content.land_tiles) this.tiles.set(tile.id, { ...tile, job: tile.job ? lineOf(content.shown, tile.job) : null });
    for (const character of content.character_cards) this.characters.set(character.id, { ...character, jobs: lines(character.jobs) });
    this.faces = cast([...this.characters.keys()], FACES);
    for (const mission of content.mission_cards) this.missions.set(mission.id, { ...mission, jobs: lines(mission.jobs), events: lines(mission.events), night: mission.night.map((step) => content.shown.steps[step]!) });
    for (const board of content.boards) this.boards.set(board.id, board);
    for (const land of content.lands) this.lands.set(land.id, land);
    for (const way of content.ways) this.ways.set(way.id, way);
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

  /** What the crib sheet says of an icon. */
  sign(shape: string): Shown | undefined {
    return this.content.crib.parts.flatMap((part) => part.lines).find((line) => line.icons[0]?.shape === shape);
  }

  /** A type of land, and how it is entered. */
  land(type: string): Land {
    return this.lands.get(type)!;
  }

  /** A way onto a tile, as answers name it: `walk2`. */
  way(name: string): Way {
    return this.ways.get(name)!;
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
