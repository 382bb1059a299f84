import { describe, expect, test } from 'vitest';
import type { Option } from '../api/types';
import { byThing, followUp, oneByOne, reachable, settled } from './picking';

const option = (text: string, ...touches: string[]): Option => ({ text, label: text, touches, clause: 'TH-X-01', verb: text.split(' ')[0]! });
const sets = [option('play a b', 'card:a', 'card:b'), option('play a c d', 'card:a', 'card:c', 'card:d')];

describe('picking', () => {
  test('a set is answered only when exactly its cards are picked', () => {
    expect(settled(sets, ['card:b', 'card:a'])?.text).toBe('play a b');
    expect(settled(sets, ['card:a'])).toBeNull();
    expect(settled(sets, ['card:a', 'card:b', 'card:c'])).toBeNull();
    expect(settled(sets, [])).toBeNull();
  });

  test('the only set there is need not be picked', () => {
    expect(settled(sets.slice(1), [])?.text).toBe('play a c d');
    expect(settled(sets.slice(1), ['card:a'])).toBeNull();
  });

  test('only cards that still lead to a set stay open', () => {
    expect(reachable(sets, ['card:c'])).toEqual(new Set(['card:a', 'card:c', 'card:d']));
    expect(reachable(sets, [])).toEqual(new Set(['card:a', 'card:b', 'card:c', 'card:d']));
  });

  test('cards given one by one end with done', () => {
    const options = [option('discard a', 'card:a'), option('discard b', 'card:b'), option('done')];
    const things = byThing(options);
    expect(oneByOne(things, ['card:b', 'card:a'], 'done')).toEqual(['discard b', 'discard a', 'done']);
  });

  test('alike cards are picked apart and share an answer', () => {
    const options = [{ ...option('discard a', 'hand:a'), further: ['card:a#1', 'card:a#2'] }, option('done')];
    const things = byThing(options);
    expect(oneByOne(things, ['card:a#2', 'card:a#1'], 'done')).toEqual(['discard a', 'discard a', 'done']);
  });

  test('things know their options, also the further ones', () => {
    const options = [option('mount h', 'horse:h'), { ...option('horse'), further: ['horse:h'] }];
    const things = byThing(options);
    expect(things.get('horse:h')?.map((each) => each.text)).toEqual(['mount h', 'horse']);
  });

  test('a click goes on with the same thing, by its verb or by whatever touches it', () => {
    expect(followUp({ ...option('play_dude'), goes_on: { hand: 'card' } }, 'hand:kit_carson')).toEqual(['card kit_carson']);
    expect(followUp({ ...option('horse'), goes_on: { card: '' } }, 'card:r04')).toEqual(['touch:card:r04']);
    expect(followUp({ ...option('horse'), goes_on: { card: '' } }, 'horse:h')).toEqual([]);
    expect(followUp(option('end'), 'card:r04')).toEqual([]);
  });
});
