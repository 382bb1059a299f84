import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../../api/types';
import { flights } from './flights';
import type { Lookup } from '../lookup';
import type { CardView, DrifterView, PlayerView } from '../types';
import { recapOf } from './recap';
import { spoken } from './spoken';
import { bestOf, leaders, sumOf } from './sum';

let lines = 0;
const line = (kind: string, data: Record<string, unknown> = {}): LogLine => ({ n: ++lines, number: lines, kind, text: kind, weight: 1, seat: (data.seat as number) ?? null, data }) as LogLine;
const look = { nameOf: (id: string) => id, card: () => ({ stats: [3, 6, 4] }) } as unknown as Lookup;
const ALL = ['smarts', 'skill', 'luck'] as const;

const dude = (stats: number[] | null, parts: CardView['parts'] = []): CardView => ({ id: 't0', kind: 'dude', up: stats !== null, shape: null, stats, parts, kickers: [] }) as unknown as CardView;
const player = (name: string, stats: number[] | null, more: Partial<PlayerView> = {}): PlayerView => ({ name, fighter: 't0', cards: [dude(stats)], in_shootout: true, folded: false, totals: null, ...more }) as unknown as PlayerView;
const table = (players: PlayerView[], counting: readonly string[] = ALL): DrifterView => ({ players, challenge: { counting } }) as unknown as DrifterView;

describe('how stats add up', () => {
  test('each part is a row, alike parts are told apart', () => {
    const part = { source: 'gear', card: 'colt', piece: 't1', smarts: 0, skill: 3, luck: 0 } as const;
    const sum = sumOf(dude([3, 12, 4], [{ source: 'printed', card: 'keogh', piece: 't0', smarts: 3, skill: 6, luck: 4 }, part, part]), look, [...ALL]);
    expect(sum.rows.map((row) => row.stats[1])).toEqual([6, 3, 3]);
    expect(new Set(sum.rows.map((row) => row.key)).size).toBe(3);
    expect(sum.best).toBe('skill');
  });

  test('of a concealed dude nothing is told but what was laid on it', () => {
    const sum = sumOf(dude(null, [{ source: 'ability', card: null, piece: null, smarts: -2, skill: 0, luck: 0 }]), look, [...ALL]);
    expect(sum.total).toBeNull();
    expect(sum.best).toBeNull();
    expect(sum.rows).toHaveLength(1);
  });

  test('its owner sees what it would come to', () => {
    const gear = { source: 'gear', card: 'colt', piece: 't1', smarts: 0, skill: 3, luck: 0 } as const;
    const sum = sumOf({ ...dude(null, [gear]), shape: 'keogh' }, look, [...ALL]);
    expect(sum.secret).toBe(true);
    expect(sum.rows.map((row) => row.name)).toEqual(['Printed', 'colt']);
    expect(sum.total).toEqual([3, 9, 4]);
  });

  test('what lies open beside a concealed dude is told, once', () => {
    const colt = { id: 't1', kind: 'gear', up: true, blank: false, shape: 'colt' } as CardView;
    const hidden = { id: 't2', kind: 'gear', up: false, blank: false, shape: 'saber' } as CardView;
    const other = { source: 'ability', card: 'sun', piece: 't9', smarts: 0, skill: -3, luck: 0 } as const;
    const sum = sumOf(dude(null, [other]), look, [...ALL], null, [colt, hidden]);
    expect(sum.rows.map((row) => row.name)).toEqual(['colt', 'sun, ability']);
    expect(sum.total).toBeNull();
    const told = { source: 'gear', card: 'colt', piece: 't1', smarts: 0, skill: 3, luck: 0 } as const;
    expect(sumOf(dude(null, [told]), look, [...ALL], null, [colt]).rows).toHaveLength(1);
  });

  test('only what counts is compared', () => {
    expect(bestOf([9, 3, 10], ['smarts', 'skill'])).toBe('smarts');
    expect(bestOf([9, 3, 10], [])).toBeNull();
  });
});

describe('who is ahead', () => {
  test('the highest single stat, whichever it is', () => {
    expect(leaders(table([player('red', [9, 3, 10]), player('blue', [5, 12, 5])]))).toEqual(['blue']);
  });
  test('a tie is decided by the next stat, else both are', () => {
    expect(leaders(table([player('red', [9, 3, 10]), player('blue', [10, 5, 5])]))).toEqual(['red']);
    expect(leaders(table([player('red', [9, 3, 10]), player('blue', [3, 10, 9])]))).toEqual(['red', 'blue']);
  });
  test('nobody while the others are concealed or have folded', () => {
    expect(leaders(table([player('red', [9, 3, 10]), player('blue', null)]))).toEqual([]);
    expect(leaders(table([player('red', [9, 3, 10]), player('blue', [1, 1, 1], { folded: true })]))).toEqual([]);
  });
});

describe('the ledger on the table', () => {
  test('the last word of each seat in this part of the shootout', () => {
    const log = [line('Challenged', { seat: 0 }), line('BettingBegan'), line('Bet', { seat: 0, to_pot: 5, all_in: false }), line('Folded', { seat: 2 }), line('Called', { seat: 1, to_pot: 5, all_in: true })];
    expect([...spoken(log)].toSorted()).toEqual([[0, 'Bet $5'], [1, 'Call $5, all-in'], [2, 'Fold']]);
    expect([...spoken([...log, line('GearRoundBegan'), line('Passed', { seat: 0 })])].toSorted()).toEqual([[0, 'Pass'], [2, 'Fold']]);
    expect(spoken([...log, line('TurnBegan', { seat: 1 })]).size).toBe(0);
  });

  test('a shootout that is over is told with totals, winner and money', () => {
    const log = [
      line('Challenged', { seat: 0 }),
      line('Sent', { seat: 0, piece: 3, card: -1, accepts: false }),
      line('Sent', { seat: 1, piece: 4, card: 1, accepts: true }),
      line('Revealed', { seat: 0, piece: 3, card: 0, shape: 0, to_pot: 6 }),
      line('Totalled', { seat: 0, piece: 3, smarts: 9, skill: 3, luck: 10, counting: [0, 1, 2] }),
      line('Totalled', { seat: 1, piece: 4, smarts: 5, skill: 12, luck: 5, counting: [0, 1, 2] }),
      line('ShootoutWon', { seats: [1] }),
      line('Won', { seat: 1, pot: 0, from_pot: 40 }),
    ];
    expect(recapOf(log.slice(0, 4), ['meek', 'benteen'])).toBeNull();
    expect(recapOf(log, ['meek', 'benteen'])?.fighters).toEqual([
      { seat: 0, card: 'meek', total: [9, 3, 10], best: 'luck', won: 0, winner: false },
      { seat: 1, card: 'benteen', total: [5, 12, 5], best: 'skill', won: 40, winner: true },
    ]);
  });

  test('who wins by folds does not show the dude', () => {
    const log = [line('Challenged', { seat: 0 }), line('Sent', { seat: 0, piece: 3, card: -1 }), line('Sent', { seat: 1, piece: 4, card: -1 }), line('WonByFolds', { seat: 0, from_pot: 12 })];
    const recap = recapOf(log, []);
    expect(recap?.note).toBe('WonByFolds');
    expect(recap?.fighters[0]).toMatchObject({ card: null, won: 12, winner: true });
  });

  test('money flies from stakes to the pot and back', () => {
    const news = [line('Anted', { seat: 1, to_pot: 5 }), line('Raised', { seat: 0, by: 10, to: 25 }), line('Won', { seat: 2, pot: 0, from_pot: 30 }), line('Paid', { payer: 0, receiver: 1, dollars: 2 }), line('Paid', { payer: 0, receiver: -2, dollars: 2 }), line('Checked', { seat: 0 })];
    expect(flights(news)).toEqual([
      { from: 1, to: 'pot', dollars: 5 },
      { from: 0, to: 'pot', dollars: 10 },
      { from: 'pot', to: 2, dollars: 30 },
      { from: 0, to: 1, dollars: 2 },
    ]);
  });
});
