import { expect, test } from 'vitest';
import { label, lettered, signOf } from './signs';

test('names are short: neither region nor brackets are said twice', () => {
  expect(label("Mesito's Point Ranch (green)", ["Mesito's Point"])).toEqual(['Ranch']);
  expect(label('Buzzard Gulch Rail Station', ['Buzzard Gulch'])).toEqual(['Rail', 'Station']);
  expect(label('Bank', ['Bank'])).toEqual(['Bank']);
});

test('hideouts and frontier spaces are told by letter and number', () => {
  expect([lettered('hideout_b'), lettered('frontier_7'), lettered('mine')]).toEqual(['B', '7', '']);
  expect([signOf('store'), signOf('bank'), signOf('ranch_blue'), signOf('outlaw_camp')]).toEqual(['', 'house', 'ranch', 'outlaw_camp']);
});
