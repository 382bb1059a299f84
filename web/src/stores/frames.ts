import type { Clocks } from './clocks';
import type { ChatLine, Frame, Snapshot, TableInfo } from '../api/types';

/** What a viewer has heard of a table so far. */
export type Heard = {
  /** The number of the last frame that counted. */
  n: number | null;
  snapshot: Snapshot | null;
  table: TableInfo | null;
  chat: ChatLine[];
  undoRequest: number | null;
  /** How much time everybody had left when the server last said so. */
  clocks: Clocks | null;
};

/** What the connection has to do after a frame. */
export type Effect = { do: 'ack'; n: number } | { do: 'resync' } | { do: 'complain'; detail: string; kind: string };

const LOG_LENGTH = 400;

export const nothingHeard: Heard = { n: null, snapshot: null, table: null, chat: [], undoRequest: null, clocks: null };

/** A request to take something back lapses with the move of a person, not with that of a bot. */
function byBot(heard: Heard, seat: number | null): boolean {
  const who = heard.table?.seats?.find((each) => each.seat === seat);
  return who !== undefined && (who.kind === 'bot' || who.covered_by_bot);
}

/** Takes one frame in. Frames heard before are dropped; a gap asks for a snapshot. */
export function receive(heard: Heard, frame: Frame): { heard: Heard; effects: Effect[] } {
  if (frame.type === 'pong' || frame.type === 'accepted') return { heard, effects: [] };
  if (frame.type === 'resumed') return { heard: { ...heard, n: frame.n }, effects: [] };
  if (frame.type === 'error') return { heard, effects: isTrouble(frame) ? [] : [{ do: 'complain', detail: frame.detail, kind: frame.kind }] };

  if (frame.type !== 'snapshot' && heard.n !== null) {
    if (frame.n <= heard.n) return { heard, effects: [] };
    if (frame.n > heard.n + 1) return { heard, effects: [{ do: 'resync' }] };
  }
  return { heard: { ...apply(heard, frame), n: frame.n }, effects: [{ do: 'ack', n: frame.n }] };
}

/** What the page shows by itself and goes on trying: the connection could not begin, or the page is too old for it. */
function isTrouble(frame: { n: number; kind: string }): boolean {
  return frame.kind === 'upgrade' || (frame.kind === 'read_only' && frame.n === 0);
}

function apply(heard: Heard, frame: Frame): Heard {
  switch (frame.type) {
    case 'snapshot':
      return {
        ...heard,
        snapshot: frame.snapshot,
        table: frame.table ?? heard.table,
        chat: frame.chat ?? heard.chat,
        undoRequest: frame.table ? (frame.table.undo_asked_by ?? null) : heard.undoRequest,
        clocks: frame.snapshot?.clocks ?? null,
      };
    case 'undone':
      return { ...heard, snapshot: frame.snapshot, undoRequest: null, clocks: frame.snapshot.clocks ?? null };
    case 'step': {
      if (!heard.snapshot) return heard;
      const log = [...heard.snapshot.log, ...frame.lines].slice(-LOG_LENGTH);
      const { number, decisions, view, ask, actors, undo, result } = frame;
      const snapshot = { ...heard.snapshot, number, decisions, view, ask, actors, undo, result, log };
      const stays = frame.by === null || byBot(heard, frame.by);
      return { ...heard, snapshot, undoRequest: stays ? heard.undoRequest : null, clocks: frame.clocks ?? null };
    }
    case 'table':
      return { ...heard, table: frame.table, undoRequest: frame.table.undo_asked_by ?? null, clocks: frame.table.clocks ?? null };
    case 'chat':
      return { ...heard, chat: [...heard.chat, { from: frame.from, text: frame.text, at: frame.at }].slice(-200) };
    case 'undo_request':
      return { ...heard, undoRequest: frame.seat };
    default:
      return heard;
  }
}

/** A server that said it restarts is back in a moment. */
const LONGEST_RESTART = 2000;
export function restartBackoff(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST_RESTART, backoff(attempt, random) / 2);
}

/** Milliseconds to wait before the n-th try to connect again: 0.5 s, 1 s, 2 s .. 10 s, with some spread. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(10_000, 500 * 2 ** attempt);
  return Math.round(base * (0.75 + random() * 0.5));
}
