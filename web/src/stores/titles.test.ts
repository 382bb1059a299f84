import { expect, test } from 'vitest';
import { titleOf } from './titles';

test('the title says first that it is your turn', () => {
  expect(titleOf('table', { title: 'Train Heist', mine: true, over: false }, 0)).toBe('Your turn · Train Heist');
  expect(titleOf('table', { title: 'Train Heist', mine: false, over: false }, 0)).toBe('Playing · Train Heist');
  expect(titleOf('table', { title: 'Train Heist', mine: false, over: true }, 0)).toBe('Over · Train Heist');
});

test('the start page says how many tables wait for you', () => {
  expect(titleOf('start', null, 0)).toBe('Saddlebag');
  expect(titleOf('start', null, 1)).toBe('Your turn · Saddlebag');
  expect(titleOf('start', null, 3)).toBe('Your turn in 3 matches · Saddlebag');
  expect(titleOf('rules', null, 3)).toBe('Rules · Saddlebag');
});
