import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '../../api/types';
import { actsOf, Captions } from './captions.svelte';

const line = (number: number, seat: number | null, text: string, weight = 1) => ({ n: number, number, seat, weight, text, kind: 'Did', data: {} }) as unknown as LogLine;
const act = (number: number) => ({ number, seat: 1, text: `Act ${number}.`, lines: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what others did is told decision by decision, without what has no weight', () => {
  const log = [line(1, 0, 'You ride.'), line(2, 1, 'Red boards.'), line(2, 1, 'Red robs.'), line(2, 1, 'Red draws.'), line(3, null, 'The train moves.'), line(4, 2, 'A card.', 0)];
  expect(actsOf(log, 0, (each) => each.seat ?? null)).toMatchObject([{ number: 2, seat: 1, text: 'Red boards. Red robs.', lines: [{ n: 2 }, { n: 2 }, { n: 2 }] }]);
});

test('captions come one after the other and then go', () => {
  const captions = new Captions();
  captions.take([act(1), act(2)]);
  expect(captions.shown?.number).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(captions.shown?.number).toBe(2);
  vi.advanceTimersToNextTimer();
  expect(captions.shown).toBeNull();
});

test('a pause holds what is shown, and what comes waits', () => {
  const captions = new Captions();
  captions.take([act(1)]);
  captions.pause();
  captions.take([act(2)]);
  vi.advanceTimersByTime(60_000);
  expect(captions.shown?.number).toBe(1);
  captions.pause();
  expect(captions.shown?.number).toBe(2);
});

test('of many that come at once only the newest are told, but all of them again', () => {
  const captions = new Captions();
  const many = Array.from({ length: 20 }, (_, nth) => act(nth));
  captions.take(many);
  expect(captions.shown?.number).toBe(14);
  captions.again(many);
  expect(captions.shown?.number).toBe(0);
});
