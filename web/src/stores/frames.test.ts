import { describe, expect, test } from 'vitest';
import type { Ask, Frame, LogLine, Snapshot, TableInfo } from '../api/types';
import { backoff, nothingHeard, receive, restartBackoff, type Heard } from './frames';

const ask: Ask = { seats: [0], prompt: 'Take an action.', about: [], question: 'action', options: [], mine: true };
const line = (n: number): LogLine => ({ n, number: n, text: `Line ${n}`, weight: 1, kind: 'Moved', data: {} });
const snapshot: Snapshot = { number: 3, decisions: 3, version: '1', seat: 0, view: {}, ask, actors: [0], log: [line(1)], undo: { free: false, possible: false }, result: null };
const table = { id: 'x', undo_asked_by: null } as unknown as TableInfo;
const step = (n: number, number: number): Frame => ({ n, type: 'step', number, decisions: number, by: 0, answer_label: 'Move', lines: [line(number)], view: { at: number }, ask: null, actors: [1], undo: { free: true, possible: true }, result: null });

function hear(frames: Frame[], from: Heard = nothingHeard) {
  let heard = from;
  const effects = [];
  for (const frame of frames) {
    const next = receive(heard, frame);
    heard = next.heard;
    effects.push(...next.effects);
  }
  return { heard, effects };
}

describe('frames', () => {
  test('a snapshot sets the position, the table and the number', () => {
    const { heard, effects } = hear([{ n: 10, type: 'snapshot', snapshot, table, chat: [] }]);
    expect(heard.snapshot).toEqual(snapshot);
    expect(heard.table).toBe(table);
    expect(effects).toEqual([{ do: 'ack', n: 10 }]);
  });

  test('a step moves the position on and adds to the log', () => {
    const { heard } = hear([{ n: 10, type: 'snapshot', snapshot }, step(11, 4)]);
    expect(heard.snapshot?.number).toBe(4);
    expect(heard.snapshot?.log.map((each) => each.n)).toEqual([1, 4]);
    expect(heard.n).toBe(11);
  });

  test('a frame heard before changes nothing', () => {
    const { heard, effects } = hear([{ n: 10, type: 'snapshot', snapshot }, step(11, 4), step(11, 4)]);
    expect(heard.snapshot?.log).toHaveLength(2);
    expect(effects.filter((effect) => effect.do === 'ack')).toHaveLength(2);
  });

  test('a gap asks for a snapshot and leaves the position alone', () => {
    const { heard, effects } = hear([{ n: 10, type: 'snapshot', snapshot }, step(13, 5)]);
    expect(heard.snapshot?.number).toBe(3);
    expect(effects.at(-1)).toEqual({ do: 'resync' });
  });

  test('after a resume the missed frames follow', () => {
    const before = hear([{ n: 10, type: 'snapshot', snapshot }]).heard;
    const { heard } = hear([{ n: 10, type: 'resumed' }, step(11, 4), step(12, 5)], before);
    expect(heard.snapshot?.number).toBe(5);
  });

  test('an undone move brings its own snapshot and ends the request', () => {
    const { heard } = hear([{ n: 1, type: 'snapshot', snapshot }, { n: 2, type: 'undo_request', seat: 1 }, { n: 3, type: 'undone', snapshot: { ...snapshot, number: 5 } }]);
    expect(heard.undoRequest).toBeNull();
    expect(heard.snapshot?.number).toBe(5);
  });

  test('a request to take back stays while bots move on, and ends with the move of a person', () => {
    const seats = [{ seat: 0, kind: 'person', covered_by_bot: true }];
    const asked = hear([{ n: 1, type: 'snapshot', snapshot, table: { ...table, undo_asked_by: 1, seats } as unknown as TableInfo }]).heard;
    const after = hear([step(2, 4)], asked).heard;
    expect(after.undoRequest).toBe(1);
    seats[0]!.covered_by_bot = false;
    expect(hear([step(3, 5)], after).heard.undoRequest).toBeNull();
  });

  test('an error is told and counts for nothing', () => {
    const { heard, effects } = hear([{ n: 1, type: 'snapshot', snapshot }, { n: 1, type: 'error', detail: 'No.', kind: 'illegal' }]);
    expect(effects.at(-1)).toEqual({ do: 'complain', detail: 'No.', kind: 'illegal' });
    expect(heard.n).toBe(1);
  });

  test('a connection that cannot begin yet, or a page that is too old, is no complaint', () => {
    const { effects } = hear([
      { n: 0, type: 'error', detail: 'The database cannot be written.', kind: 'read_only' },
      { n: 0, type: 'error', detail: 'Reload the page.', kind: 'upgrade' },
    ]);
    expect(effects).toEqual([]);
    expect(hear([{ n: 7, type: 'error', detail: 'Your words were not saved.', kind: 'read_only' }]).effects).toHaveLength(1);
  });

  test('a server that said it restarts is asked again soon and often', () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => restartBackoff(attempt, () => 0.5));
    expect(waits).toEqual([250, 500, 1000, 2000, 2000]);
  });

  test('the wait before connecting again grows to ten seconds', () => {
    const waits = [0, 1, 2, 3, 10].map((attempt) => backoff(attempt, () => 0.5));
    expect(waits).toEqual([500, 1000, 2000, 4000, 10_000]);
  });
});
