import { describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../api/client';
import { afterFailure } from './retry';

const busy = new Refused(503, 'read_only', 'The database cannot be written to right now.');
const half = () => 0.5;

describe('a move that was not accepted', () => {
  test('is sent again while the database takes nothing, however long that lasts', () => {
    expect(afterFailure(busy, 0, half)).toEqual({ do: 'again', after: 500, unsaved: true });
    expect(afterFailure(busy, 1000, half)).toEqual({ do: 'again', after: 3000, unsaved: true });
  });

  test('is sent again while nobody answers; the page says already that the line is down', () => {
    expect(afterFailure(new Unreachable(), 40, half)).toEqual({ do: 'again', after: 3000, unsaved: false });
  });

  test('is dropped without a word where the table has moved on', () => {
    expect(afterFailure(new Refused(409, 'stale', 'The table is at question 7.'), 3)).toEqual({ do: 'drop', say: null });
    expect(afterFailure(new Refused(426, 'upgrade', 'Reload the page.'), 0)).toEqual({ do: 'drop', say: null });
  });

  test('is dropped with the reason where the rules refuse it', () => {
    expect(afterFailure(new Refused(422, 'illegal', 'Not now.'), 0)).toEqual({ do: 'drop', say: 'Not now.' });
    expect(afterFailure(new Error('Broken.'), 0)).toEqual({ do: 'drop', say: 'Broken.' });
  });
});
