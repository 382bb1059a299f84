/** The last shootout as the ledger tells it, for when its cards have left the street. */
import type { LogLine } from '../../../api/types';
import type { Stat, Triple } from '../types';
import { STATS } from '../words';
import { bestOf } from './sum';

type Data = { seat?: number; seats?: number[]; piece?: number; card?: number; shape?: number; from_pot?: number; smarts?: number; skill?: number; luck?: number; counting?: number[] };

export type Fighter = { seat: number; /** The dude, if it was shown. */ card: string | null; total: Triple | null; best: Stat | null; won: number; winner: boolean };
export type Recap = { key: number; fighters: Fighter[]; /** How it ended without a showdown. */ note: string | null };

/** What came of the last challenge that is over, or nothing if none was. */
export function recapOf(log: LogLine[], cards: string[]): Recap | null {
  const start = log.findLastIndex((line) => line.kind === 'Challenged');
  if (start < 0) return null;
  const fighters = new Map<number, Fighter>();
  const dudes = new Map<number, { seat: number; card: string | null }>();
  let note: string | null = null;
  let over = false;
  for (const line of log.slice(start)) {
    const data = line.data as Data;
    const fighter = data.seat === undefined ? undefined : fighters.get(data.seat);
    switch (line.kind) {
      case 'Sent':
        fighters.set(data.seat!, { seat: data.seat!, card: null, total: null, best: null, won: 0, winner: false });
        dudes.set(data.piece!, { seat: data.seat!, card: cards[data.card ?? -1] ?? null });
        break;
      case 'Revealed':
        if (dudes.has(data.piece!)) dudes.get(data.piece!)!.card = cards[data.shape!] ?? null;
        break;
      case 'Totalled':
        if (!fighter) break;
        fighter.total = [data.smarts!, data.skill!, data.luck!];
        fighter.best = bestOf(fighter.total, (data.counting ?? []).map((stat) => STATS[stat]!));
        over = true;
        break;
      case 'ShootoutWon':
        for (const seat of data.seats ?? []) if (fighters.has(seat)) fighters.get(seat)!.winner = true;
        break;
    }
    if (!data.from_pot || !line.weight) continue; // stakes that nobody matched come back without weight
    if (fighter) fighter.won += data.from_pot;
    if (over) continue;
    note = line.text;
    over = true;
    if (fighter) fighter.winner = true;
  }
  if (!over) return null;
  for (const { seat, card } of dudes.values()) {
    const fighter = fighters.get(seat);
    if (fighter) fighter.card = card;
  }
  return { key: log[start]!.n, fighters: [...fighters.values()], note };
}
