import { describe, expect, it } from 'vitest';
import type { MainSpace } from '../types';
import { withStars } from './spaces';

const spaces = [
  { id: 's03', star: 'plain' },
  { id: 's06', star: 'gold' },
  { id: 's10', star: null },
] as unknown as MainSpace[];
const shining = (found: MainSpace[]) => found.filter((space) => space.star).map((space) => space.id);

describe('the stars on the map', () => {
  it('are those of the board', () => {
    expect(shining(withStars(spaces, undefined))).toEqual(['s03', 's06']);
  });
  it('are those that the table has agreed on', () => {
    expect(shining(withStars(spaces, ['s10']))).toEqual(['s06', 's10']);
    expect(shining(withStars(spaces, []))).toEqual(['s06']);
  });
});
