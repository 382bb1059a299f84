import type { Component } from 'svelte';
import type { LogLine, View } from '../api/types';
import type { Looks } from '../kit/faces/looks';
import type { Moment } from '../kit/scene/moment';
import type { Sound } from '../kit/sound/sounds';
import type { Play } from '../stores/play.svelte';

/** What every part of a board gets: the table with its view, its content, and what a click means. `compact` is a phone. */
export type PartProps<V extends View, C> = { play: Play<V, C>; compact?: boolean };
type Part<V extends View, C> = Component<PartProps<V, C>>;

/** A part of the table besides board, hand and players: posters, a trade row. On a desk it lies below the players. */
export type Panel<V extends View, C> = {
  title: string;
  part: Part<V, C>;
  /** The tab of a phone that it lies in. */
  tab: string;
  /** On a desk the board itself shows it. */
  onBoard?: boolean;
};

/** A tab of a phone; those of a game stand between Board and Players. */
export type Tab = {
  name: string;
  /** A path in a box of 24 by 24. */
  icon: string;
  /** The hand lies here too, with room for all that it tells. */
  hand?: boolean;
};

/** What a game gives the shell. V is its view as the server sends it, C its content as `prepare` makes it. */
export type GameModule<V extends View = View, C = unknown> = {
  // --- drawn
  /** The middle of the table. */
  Board: Part<V, C>;
  /** The hand of the seat that looks. */
  Hand: Part<V, C>;
  /** The numbers that all share; on a phone a strip above the board. */
  Meters: Part<V, C>;
  /** What a player's panel says below the name. */
  Seat: Component<PartProps<V, C> & { seat: number }>;
  panels: Panel<V, C>[];
  tabs: Tab[];
  /** A sheet that explains the game's icons, to be had at any time. */
  crib?: { title: string; part: Part<V, C> };

  /** What stands for a seat on the board, or where the things lie of which these lines tell, as a selector: what it does is told there. */
  piece?(view: V, seat: number, lines: LogLine[], content: C): string | null;
  /** The face of a seat's character; none where nobody is chosen yet. */
  face?(view: V, content: C, seat: number): Looks | null;

  // --- in words
  /** What the help page says besides goal, turn and end: what is special at this table, and how to read the board. */
  help(view: V): string[];
  /** Words that somebody may look up in the rules. */
  searchHint: string;
  /** Where the match is: "Turn 7". */
  headline(view: V): string;
  seatTitle(view: V, seat: number): string;
  /** With so many seats each takes little room on a desk; four where it is not said. */
  crowd?: number;
  /** Where on the board a seat stands, for its panel. */
  where?(view: V, seat: number, content: C): string;
  /** What is said while somebody else decides. */
  waiting(view: V, seat: number): string;
  /** How much of the own turn is left, for the prompt; may be empty. */
  turnNote(view: V): string;

  // --- how it is played
  /** The content by id, or however the parts need it; made once a table. */
  prepare(content: unknown): C;
  /** Whether hands are hidden, so that people who share a device need a curtain. */
  hiddenHands(view: V): boolean;

  // --- the ledger, by kinds of events
  /** Whose doing a line tells of, where the line itself does not say it by its seat. */
  doer?(line: LogLine): number | null;
  /** Heads a turn. */
  begins(line: LogLine): boolean;
  /** Followed with the eyes over the board as it happens, so that no caption need lie on it. */
  seenInScene?(line: LogLine): boolean;
  /** Ends the turn of its seat. */
  ends(line: LogLine): boolean;
  /** Told in a note over the board as it happens. */
  isNews(line: LogLine): boolean;
  /** What takes the middle of the board for a moment when these lines come, if anything does. */
  scene?(news: LogLine[], view: V, content: C): Moment | null;
  /** The kinds of events that are heard, by the sound they make. */
  sounds?: Partial<Record<Sound, readonly string[]>>;
  /** Points or money by seat, or one number for all, as a position shows them: for the chart of a match. */
  standing?(view: V): number[];
  /** How many milliseconds the board stays in sight when the match ends, before the result lies over it; none without it. */
  lingers?(news: LogLine[]): number;
};

export type AnyGame = GameModule<any, any>;

/** Whose doing a line tells of; nobody's, if it happened by itself. */
export const doerOf = (game: AnyGame, line: LogLine): number | null => (game.doer ? game.doer(line) : (line.seat ?? null));

/** Every folder here is a game; its board is loaded when somebody sits down at it. */
const GAMES = import.meta.glob<{ default: AnyGame }>('./*/index.ts');

export async function gameModule(name: string): Promise<AnyGame> {
  const load = GAMES[`./${name}/index.ts`];
  if (!load) throw new Error(`This page has no board for ${name}.`);
  return (await load()).default;
}
