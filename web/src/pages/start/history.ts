import type { TableInfo } from '../../api/types';

/** Tables under way, those that wait for you first; then those that are over, the latest first. */
export function sorted(tables: TableInfo[]): { now: TableInfo[]; over: TableInfo[]; kept: TableInfo[]; open: TableInfo[] } {
  const own = tables.filter((table) => table.you_are_seated);
  const latest = (a: TableInfo, b: TableInfo) => (b.last ?? '').localeCompare(a.last ?? '');
  return {
    now: own.filter((table) => table.status !== 'over').toSorted((a, b) => Number(b.waits_for_you) - Number(a.waits_for_you) || latest(a, b)),
    over: own.filter((table) => table.status === 'over').toSorted(latest),
    kept: tables.filter((table) => isKept(table)),
    open: tables.filter((table) => !table.you_are_seated && table.status === 'waiting' && !isKept(table)),
  };
}

const isKept = (table: TableInfo) => !table.you_are_seated && table.seats.some((seat) => seat.kept_for_you);

/** What waits for you, as the start page begins. */
export function waitingWords(matches: number): string {
  return matches === 1 ? 'Your turn in 1 match' : `Your turn in ${matches} matches`;
}

const UNDECIDED = ['given_up', 'time', 'absence', 'closed', 'put_away'];

/** How a match ended for you, in two words. */
export function outcome(table: TableInfo): string {
  const result = table.result;
  if (!result) return 'over';
  const own = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  if (own.some((seat) => result.winners.includes(seat))) return 'you won';
  if (UNDECIDED.includes(result.cause)) return 'ended early';
  const [winner, another] = result.winners.map((seat) => table.seats[seat]?.name);
  if (winner === undefined) return result.cause === 'score' ? `score ${Math.max(...result.scores)}` : 'you lost';
  return another === undefined ? `${winner} won` : 'others won';
}

/** The people with whom you played. */
export const companions = (table: TableInfo): string[] => [...new Set(table.seats.filter((seat) => seat.kind === 'person' && !seat.yours && seat.name).map((seat) => seat.name))];
