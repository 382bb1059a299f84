import { expect, test } from 'vitest';
import { growth } from './screen.svelte';

test('nothing is drawn smaller on a small screen than on a desk', () => {
  expect(growth(360, 640)).toBe(1);
  expect(growth(1440, 900)).toBe(1);
});

test('a large screen is filled by drawing everything larger', () => {
  expect(growth(1920, 1080)).toBe(1.25);
  expect(growth(2560, 1440)).toBe(1.65);
});

test('a screen that is only wide, or only high, is no larger', () => {
  expect(growth(2560, 800)).toBe(1);
  expect(growth(1080, 1920)).toBe(1);
});
