import type { LogLine } from '../../../api/types';
import { cellOfNumber, positionOf } from '../land/cells';
import type { Lookup } from '../lookup';
import type { WestView } from '../types';
import { counted } from '../words';

export type Fallen = { face: number | string; sides: 6 | 12 | 20; lit: boolean };
/** Dice that fell, and what came of it. */
export type Roll = { key: number; dice: Fallen[]; text: string };

type Data = { faces?: number[]; star?: number; sides?: number; cells?: number[]; cell?: number; to?: number; number?: number };

const success = (face: number): Fallen => ({ face, sides: 6, lit: face > 0 });

/** Where a cell is, by the name of its tile. */
function placeName(view: WestView, look: Lookup, number: number): string {
  const cell = cellOfNumber(number);
  const tile = view.land[cell];
  return tile === undefined ? `unknown land (${cell})` : look.tile(tile).name;
}

function compass(from: number, to: number): string {
  const [a, b] = [positionOf(cellOfNumber(from)), positionOf(cellOfNumber(to))];
  if (a.col !== b.col) return b.col > a.col ? 'W' : 'E';
  return b.row < a.row ? 'N' : 'S';
}

/** The lines that tell of dice: what came of those that fell before them. */
const SETTLED = ['Rolled', 'PlayersAttacked', 'BanditsAttacked', 'Gained'];

/** The dice of what the last decision brought, in order. */
export function rollsIn(news: LogLine[], view: WestView, look: Lookup): Roll[] {
  const rolls: Roll[] = [];
  let fallen: Fallen[] = [];
  let nights = 0;
  for (const line of news) {
    const data = (line.data ?? {}) as Data;
    const add = (dice: Fallen[], text: string) => rolls.push({ key: line.n, dice, text });
    if (line.kind === 'DiceFell') {
      fallen.push(...(data.faces ?? []).map(success));
    } else if (SETTLED.includes(line.kind)) {
      // A gain without dice is no roll.
      if (line.kind !== 'Gained' || fallen.length) add(fallen, line.text);
      fallen = [];
    } else if (line.kind === 'BanditsAppeared') {
      const sides = data.sides === 12 || data.sides === 20 ? data.sides : dieOf(view, nights);
      nights += 1;
      const cells = data.cells ?? [];
      add([{ face: data.star ?? 0, sides, lit: cells.length > 0 }], cells.length ? `A bandit appears: ${cells.map((cell) => placeName(view, look, cell)).join(', ')}.` : 'Nobody comes.');
    } else if (line.kind === 'BanditsMoved' && data.cell !== undefined && data.to !== undefined) {
      add([{ face: compass(data.cell, data.to), sides: 6, lit: false }], `${counted(data.number ?? 1, 'bandit')} to ${placeName(view, look, data.to)}.`);
    } else if (line.kind === 'BanditsGrew' && data.cell !== undefined) {
      add([{ face: '+', sides: 6, lit: true }], `The bandits at ${placeName(view, look, data.cell)} are ${data.number} now.`);
    }
  }
  return rolls;
}

/** The die of the nth roll of a night: with both, the d12 falls before the d20. */
function dieOf(view: WestView, nth: number): 12 | 20 {
  if (view.bandit_dice === 'both') return nth % 2 === 0 ? 12 : 20;
  return view.bandit_dice === 'd12' ? 12 : 20;
}

/** Whether it is night, by the last line that says so. */
export function isNight(log: LogLine[]): boolean {
  return log.findLast((line) => line.kind === 'DayBegan' || line.kind === 'NightFell')?.kind === 'NightFell';
}
