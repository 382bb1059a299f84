import type { Component } from 'svelte';
import type { LogLine, Option, View } from '../api/types';
import type { Play } from '../stores/play.svelte';

/** A place in the text table: a line and what is under it. */
export type TextNode = { text: string; under?: TextNode[] };

/** What every board component of a game receives. */
export type BoardProps = { play: Play };

/** How several cards are picked: exactly one offered set, or one by one until done. */
export type Picking = 'set' | 'several' | null;

/** What the shell needs from a game; everything else stays in the game's own folder. */
export type GameModule = {
  /** The maps: what lies in the middle of the table. */
  Maps: Component<BoardProps>;
  /** The hand of the seat that looks. */
  Hand: Component<BoardProps & { compact?: boolean }>;
  /** Other things on the table: meters. */
  Meters: Component<BoardProps & { compact?: boolean }>;
  /** Cards on display. */
  Display: Component<BoardProps>;
  /** What a player's panel says below the name. */
  Seat: Component<BoardProps & { seat: number }>;
  prepare(content: unknown): unknown;
  hiddenHands(view: View): boolean;
  headline(view: View): string;
  seatTitle(view: View, seat: number): string;
  whoActs(view: View, seat: number): string;
  /** How much of the own turn is left, for the prompt. */
  turnNote(view: View): string;
  furtherTouches(option: Option, view: View): string[];
  picking(question: string, options: Option[]): Picking;
  /** The option that the main button offers when nothing is picked. */
  mainOption(options: Option[]): Option | null;
  /** The number of the first log line after this seat's last turn. */
  since(lines: LogLine[], seat: number): number;
  /** Things that `why` knows about. */
  canAskWhy(thing: string): boolean;
  text(view: View, prepared: unknown): TextNode[];
  /** The cards of the viewer's hand in words. */
  handText(view: View, prepared: unknown): string[];
};

const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  train_heist: () => import('./train_heist'),
};

export async function gameModule(name: string): Promise<GameModule> {
  const load = GAMES[name];
  if (!load) throw new Error(`This page has no board for ${name}.`);
  return (await load()).default;
}
