/** What each player did last in this part of a challenge, in a word: for the bubble over the dude. */
import { money } from '../../../kit/words';
import type { LogLine } from '../../../api/types';

type Data = { seat?: number; to_pot?: number; by?: number; to?: number; all_in?: boolean; accepts?: boolean };

/** Lines that begin a new part, in which everybody is silent again. */
const BEGINS = new Set(['Challenged', 'BettingBegan', 'GearRoundBegan', 'FortuneStageBegan', 'ShowdownBegan', 'KickerStageBegan', 'TurnBegan']);
const FROM_THE_START = new Set(['Folded', 'Declined']);

function word(line: LogLine): string | null {
  const data = line.data as Data;
  const all = data.all_in ? ', all-in' : '';
  switch (line.kind) {
    case 'Checked':
      return 'Check';
    case 'Bet':
      return `Bet ${money(data.to_pot ?? 0)}${all}`;
    case 'Called':
      return `Call ${money(data.to_pot ?? 0)}${all}`;
    case 'Raised':
      return `Raise to ${money(data.to ?? 0)}${all}`;
    case 'Folded':
      return 'Fold';
    case 'Declined':
      return 'Declines';
    case 'Passed':
      return 'Pass';
    case 'Sent':
      return data.accepts ? 'I accept' : 'I challenge';
    default:
      return null;
  }
}

/** The last word of every seat; who folded or declined has said it for the whole challenge. */
export function spoken(log: LogLine[]): Map<number, string> {
  const words = new Map<number, string>();
  let fresh = true;
  for (const line of log.toReversed()) {
    const seat = (line.data as Data).seat;
    const said = word(line);
    if (said !== null && seat !== undefined && !words.has(seat) && (fresh || FROM_THE_START.has(line.kind))) words.set(seat, said);
    if (line.kind === 'Challenged' || line.kind === 'TurnBegan') break;
    if (BEGINS.has(line.kind)) fresh = false;
  }
  return words;
}
