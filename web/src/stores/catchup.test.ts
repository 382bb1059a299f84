import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame } from '../api/types';
import { CatchUp } from './catchup.svelte';

const step = (n: number) => ({ n, type: 'step' }) as Frame;
const chat = (n: number) => ({ n, type: 'chat' }) as Frame;

let shown: number[];
let tempo: number;
let catchUp: CatchUp;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  tempo = 1;
  catchUp = new CatchUp((frame) => shown.push(frame.n), () => tempo);
});
afterEach(() => void vi.useRealTimers());

function resume(...frames: Frame[]) {
  catchUp.take({ n: 0, type: 'resumed' });
  for (const frame of frames) catchUp.take(frame);
}

describe('catching up', () => {
  test('what comes while the line is up is shown at once', () => {
    for (const n of [1, 2, 3]) catchUp.take(step(n));
    expect(shown).toEqual([1, 2, 3]);
    expect(catchUp.waiting).toBe(0);
  });

  test('missed moves are shown one after another', () => {
    resume(step(1), step(2), step(3));
    expect(shown).toEqual([0, 1]);
    expect(catchUp.waiting).toBe(2);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([0, 1, 2]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([0, 1, 2, 3]);
    expect(catchUp.waiting).toBe(0);
  });

  test('nothing overtakes a move that waits', () => {
    resume(step(1), chat(2), step(3), chat(4));
    expect(shown).toEqual([0, 1]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([0, 1, 2, 3, 4]);
  });

  test('a new move waits behind the missed ones', () => {
    resume(step(1), step(2), step(3));
    vi.advanceTimersByTime(600);
    catchUp.take(step(4));
    expect(catchUp.waiting).toBe(3);
    vi.advanceTimersByTime(2100);
    expect(shown).toEqual([0, 1, 2, 3, 4]);
  });

  test('afterwards moves are shown as they come', () => {
    resume(step(1), step(2));
    vi.advanceTimersByTime(5000);
    catchUp.take(step(3));
    expect(shown).toEqual([0, 1, 2, 3]);
  });

  test('a long absence does not take long to see', () => {
    resume(...Array.from({ length: 100 }, (_, nth) => step(nth + 1)));
    vi.advanceTimersByTime(9000);
    expect(catchUp.waiting).toBe(0);
    expect(shown).toHaveLength(101);
  });

  test('it can be skipped', () => {
    resume(step(1), step(2), step(3));
    catchUp.skip();
    expect(shown).toEqual([0, 1, 2, 3]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([0, 1, 2, 3]);
  });

  test('who wants no movement sees the end at once', () => {
    tempo = 0;
    resume(step(1), step(2), step(3));
    expect(shown).toEqual([0, 1, 2, 3]);
  });

  test('what will be sent again is forgotten', () => {
    resume(step(1), step(2));
    catchUp.forget();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([0, 1]);
  });
});
