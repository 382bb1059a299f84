import { cast, type Looks } from '../../kit/faces/looks';
import { lineOf } from '../../kit/language';
import { FACES } from './faces';
import type { FrontierContent, Space } from './types';

const byId = <T extends { id: string }>(entries: readonly T[]) => new Map(entries.map((entry) => [entry.id, entry]));

type Development = { id: string; name: string; cost: number; logs: number; trains: string[]; reward: string };
type Person = { id: string; name: string; suit: string; rank: 'assistant' | 'partner' | 'tycoon'; text: string; needs: string; dial: string[] };

/** The content by id. */
export class Lookup {
  readonly spaces: Map<string, Space>;
  readonly events: Map<string, FrontierContent['event_cards'][number]>;
  readonly developments: Map<string, Development>;
  readonly people: Map<string, Person>;
  readonly faces: Map<string, Looks>;
  readonly goals: Map<string, FrontierContent['goal_cards'][number]>;
  readonly publics: Map<string, FrontierContent['public_buildings'][number]>;
  readonly industrials: Map<string, FrontierContent['industry_buildings'][number]>;
  readonly deposits: Map<string, FrontierContent['deposit_types'][number]>;
  readonly breeds: Map<string, FrontierContent['breed_tiles'][number]>;
  readonly functions: Map<string, FrontierContent['function_tiles'][number]>;
  private readonly named: Map<string, string>;
  /** The tycoon behind each special building. */
  readonly specials: Map<string, FrontierContent['tycoon_cards'][number]>;

  constructor(readonly content: FrontierContent) {
    this.spaces = byId(content.map.spaces);
    this.events = byId(content.event_cards);
    this.developments = new Map(
      [...content.railroad_tiles, ...content.telegraph_tiles.map((tile) => ({ ...tile, logs: 0, trains: [] as string[] }))].map((tile) => [tile.id, { ...tile, trains: [...tile.trains] }]),
    );
    this.people = new Map<string, Person>([
      ...content.assistant_cards.map((each) => [each.id, { ...each, rank: 'assistant', text: '', needs: each.req, dial: [...each.dial] }] as [string, Person]),
      ...content.partner_cards.map((each) => [each.id, { ...each, rank: 'partner', text: each.mod, needs: each.req, dial: [] as string[] }] as [string, Person]),
      ...content.tycoon_cards.map((each) => [each.id, { ...each, rank: 'tycoon', text: each.passive_mod, needs: each.req, dial: [] as string[] }] as [string, Person]),
    ]);
    this.faces = cast([...this.people.keys()], FACES);
    this.goals = byId(content.goal_cards);
    this.publics = byId(content.public_buildings);
    this.industrials = byId(content.industry_buildings);
    this.deposits = byId(content.deposit_types);
    this.breeds = byId(content.breed_tiles);
    this.functions = byId(content.function_tiles);
    this.specials = new Map(content.tycoon_cards.map((each) => [each.special, each]));
    const entries: { id: string; name: string }[][] = [
      content.map.spaces, content.public_buildings, content.industry_buildings, content.town_housing, content.founding_tiles, content.loose_tiles, content.market_cards,
      content.event_cards, content.railroad_tiles, content.telegraph_tiles, content.assistant_cards, content.partner_cards, content.tycoon_cards, content.goal_cards,
      content.deposit_types, content.breed_tiles, content.industry_kinds, content.function_tiles, content.towns_of_suits,
    ];
    this.named = new Map(entries.flat().map((entry) => [entry.id, entry.name]));
    for (const each of content.tycoon_cards) this.named.set(each.special, each.special_name);
  }

  /** The boards of a layout, from west to east. */
  boards(layout: string): string[] {
    return [...(this.content.board_layouts.find((each) => each.id === layout)?.boards ?? [])];
  }
  /** The name of a space, tile, market, card or anything else with one. */
  name(id: string | null | undefined): string {
    return id ? (this.named.get(id) ?? id) : '';
  }
  /** A stretch of the river: "the Headwaters", "the upper Bend". */
  basin(id: string): string {
    const board = this.content.board_maps.find((each) => each.id === this.content.river_basins.find((basin) => basin.id === id)?.board);
    const part = id.endsWith('a') ? 'upper ' : id.endsWith('b') ? 'lower ' : '';
    return `the ${part}${board?.name.replace('The ', '') ?? id}`;
  }
  /** What a text of the content says, in words; empty where it says nothing. */
  words(text: string | undefined): string {
    return text ? (this.content.shown.lines[text]?.words ?? '') : '';
  }
  /** What a text asks and brings, as steps with icons. */
  steps(text: string) {
    if (!this.content.shown.lines[text]) return [];
    const line = lineOf(this.content.shown, text);
    return [...line.asks, ...line.brings];
  }
  /** What a public building does, in words. */
  use(id: string): string {
    const building = this.publics.get(id);
    return building ? [this.words(building.use), this.words(building.passive)].filter(Boolean).join(' ') : '';
  }
  /** What a person does: the text, or the dial of an assistant. */
  does(id: string): string {
    const person = this.people.get(id);
    if (!person) return '';
    const tycoon = this.content.tycoon_cards.find((each) => each.id === id);
    if (tycoon) return [this.words(tycoon.passive_mod), this.words(tycoon.active_effect)].filter(Boolean).join(' ');
    return person.dial.length ? `Round by round: ${person.dial.join(', ')}.` : this.words(person.text);
  }
}
