import { describe, expect, test } from 'vitest';
import { FACES as WEST } from '../../games/deck_goes_west/faces';
import { FACES as FRONTIER } from '../../games/frontier/faces';
import { FACES as DUDES } from '../../games/high_stakes_drifter/faces';
import { COWBOYS, PASSENGERS } from '../../games/train_heist/faces';
import { FACES as LEGENDS } from '../../games/western_legends/faces';
import { drawing, places } from './drawing';
import { cast, differences, isDrawable, type Looks } from './looks';

const drawn = (looks: Looks) => JSON.stringify([drawing(looks), places(looks.heads)]);
const CASTS = { 'Train Heist': { ...COWBOYS, ...PASSENGERS }, 'Deck Goes West': WEST, 'High Stakes Drifter': DUDES, 'Western Legends': LEGENDS, Frontier: FRONTIER };

describe.each(Object.entries(CASTS))('%s', (_, known) => {
  const faces = cast(Object.keys(known), known);

  test('no two have the same face, and any two differ in several ways', () => {
    expect(new Set([...faces.values()].map(drawn)).size).toBe(faces.size);
    const all = [...faces];
    for (const [nth, [id, looks]] of all.entries()) for (const [other, others] of all.slice(nth + 1)) expect(differences(looks, others), `${id} and ${other}`).toBeGreaterThanOrEqual(4);
  });

  test('everybody can be drawn', () => {
    for (const [id, looks] of faces) expect(isDrawable(looks), id).toBe(true);
  });
});

test('strangers get a face by their id, always the same, and no two alike', () => {
  const ids = Array.from({ length: 40 }, (_, nth) => `assistant_${nth}`);
  const faces = cast(ids);
  expect(new Set([...faces.values()].map(drawn)).size).toBe(40);
  expect(cast(ids)).toEqual(faces);
});

test('what is known of somebody is kept', () => {
  expect(cast(['a', 'b'], { b: { hat: 'sombrero', whiskers: 'walrus' } }).get('b')).toMatchObject({ hat: 'sombrero', whiskers: 'walrus' });
});
