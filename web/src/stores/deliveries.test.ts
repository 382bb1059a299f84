import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Unreachable } from '../api/client';
import { Deliveries, Silent } from './deliveries';

describe('a move sent over the socket', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is delivered when the server accepts its key', async () => {
    const deliveries = new Deliveries();
    const move = deliveries.answered('a');
    expect(deliveries.hear({ n: 1, type: 'accepted', key: 'a', number: 4, repeated: false })).toBe(true);
    await expect(move).resolves.toBeUndefined();
  });

  test('is refused with the kind and the words of the error that carries its key', async () => {
    const deliveries = new Deliveries();
    const move = deliveries.answered('a');
    expect(deliveries.hear({ n: 1, type: 'error', detail: 'Not now.', kind: 'illegal', key: 'a' })).toBe(true);
    await expect(move).rejects.toMatchObject({ kind: 'illegal', message: 'Not now.' });
  });

  test('hears nothing of answers to other messages', async () => {
    const deliveries = new Deliveries();
    const move = deliveries.answered('a');
    expect(deliveries.hear({ n: 1, type: 'error', detail: 'Too much talk.', kind: 'too_many' })).toBe(false);
    expect(deliveries.hear({ n: 1, type: 'error', detail: 'Old.', kind: 'stale', key: 'b' })).toBe(false);
    expect(deliveries.hear({ n: 1, type: 'pong' })).toBe(false);
    deliveries.hear({ n: 1, type: 'accepted', key: 'b', number: 4, repeated: false });
    deliveries.lost();
    await expect(move).rejects.toBeInstanceOf(Unreachable);
  });

  test('has to be sent again when the line drops', async () => {
    const deliveries = new Deliveries();
    const move = deliveries.answered('a');
    deliveries.lost();
    await expect(move).rejects.not.toBeInstanceOf(Silent);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('has to be sent again when nobody answers for ten seconds', async () => {
    const deliveries = new Deliveries();
    const move = expect(deliveries.answered('a')).rejects.toBeInstanceOf(Silent);
    await vi.advanceTimersByTimeAsync(10_000);
    await move;
  });
});
