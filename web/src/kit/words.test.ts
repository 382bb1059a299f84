import { expect, test } from 'vitest';
import { breakable } from './words';

const shown = (text: string) => breakable(text).replaceAll('\u00ad', '-');

test('long words may break near their middle, before a syllable', () => {
  expect(shown('Lucky Horseshoe')).toBe('Lucky Hor-seshoe');
  expect(shown('Reading Spectacles')).toBe('Rea-ding Spec-tacles');
  expect(shown('Reputation')).toBe('Repu-tation');
});

test('short words stay whole', () => {
  expect(shown('Bad Penny')).toBe('Bad Penny');
});
