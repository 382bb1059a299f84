import { counted } from '../../../kit/words';
import type { LogLine } from '../../../api/types';
import { cellOfNumber, positionOf } from '../land/cells';
import type { Lookup } from '../lookup';
import type { WestView } from '../types';

export type Fallen = { face: number | string; sides: 6 | 12 | 20; lit: boolean };
/** Dice that fell, those against them, and what came of it. */
export type Roll = { key: number; dice: Fallen[]; against: Fallen[]; text: string };

type Data = { faces?: number[]; dice?: number; star?: number; cells?: number[]; cell?: number; to?: number; number?: number };

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

/** The success dice that fell and that no line has settled yet, throw by throw. */
class Table {
  private throws: Fallen[][] = [];

  fall(faces: number[]) {
    this.throws.push(faces.map(success));
  }
  /** The first throw; players who work together throw one after another before it is told what each has. */
  next(): Fallen[] {
    return this.throws.shift() ?? [];
  }
  /** Bandits always throw, hits or saves; players only with dice of their own. */
  battle(bandits: 'hits' | 'saves'): [Fallen[], Fallen[]] {
    const theirs = bandits === 'hits' ? this.throws.shift() : this.throws.pop();
    const ours = this.throws.shift();
    this.throws = [];
    return bandits === 'hits' ? [theirs ?? [], ours ?? []] : [ours ?? [], theirs ?? []];
  }
}

/** The dice of what the last decision brought, in order. */
export function rollsIn(news: LogLine[], view: WestView, look: Lookup): Roll[] {
  const rolls: Roll[] = [];
  const table = new Table();
  let appeared = 0;
  for (const line of news) {
    const data = (line.data ?? {}) as Data;
    const add = (dice: Fallen[], text: string, against: Fallen[] = []) => rolls.push({ key: line.n, dice, against, text });
    switch (line.kind) {
      case 'DiceFell':
        table.fall(data.faces ?? []);
        break;
      case 'Rolled':
        add(table.next(), line.text);
        break;
      case 'PlayersAttacked': {
        const [hits, saves] = table.battle('saves');
        add(hits, line.text, saves);
        break;
      }
      case 'BanditsAttacked': {
        const [hits, saves] = table.battle('hits');
        add(hits, line.text, saves);
        break;
      }
      case 'Gained': {
        // What is rolled for in the middle of a job; all else was told before.
        const dice = table.next();
        if (dice.length) add(dice, line.text);
        break;
      }
      case 'BanditsAppeared': {
        const cells = data.cells ?? [];
        const die: Fallen = { face: data.star ?? 0, sides: dieOf(view, appeared), lit: cells.length > 0 };
        appeared += 1;
        add([die], cells.length ? `A bandit appears: ${cells.map((cell) => placeName(view, look, cell)).join(', ')}.` : 'Nobody comes.');
        break;
      }
      case 'BanditsMoved':
        if (data.cell !== undefined && data.to !== undefined) add([{ face: compass(data.cell, data.to), sides: 6, lit: false }], `${counted(data.number ?? 1, 'bandit')} to ${placeName(view, look, data.to)}.`);
        break;
      case 'BanditsGrew':
        if (data.cell !== undefined) add([{ face: '+', sides: 6, lit: true }], `The bandits at ${placeName(view, look, data.cell)} are ${data.number} now.`);
        break;
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
