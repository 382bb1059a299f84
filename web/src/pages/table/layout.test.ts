import { expect, test } from 'vitest';
import { isLow, layoutOf } from './layout';

test('a desk needs width and height', () => {
  expect(layoutOf(1440, 900)).toBe('desk');
  expect(layoutOf(1280, 720)).toBe('desk');
  expect(layoutOf(1024, 768)).toBe('desk');
});

test('a phone held sideways has a rail beside its board, however wide it is', () => {
  expect(layoutOf(844, 390)).toBe('sideways');
  expect(layoutOf(932, 430)).toBe('sideways');
  expect(layoutOf(667, 375)).toBe('sideways');
  // A desk at twice its size.
  expect(layoutOf(720, 450)).toBe('sideways');
});

test('a phone or a tablet held upright has the rest below its board', () => {
  expect(layoutOf(390, 844)).toBe('upright');
  expect(layoutOf(768, 1024)).toBe('upright');
  expect(layoutOf(520, 400)).toBe('upright');
});

test('on a low screen the bar gives its line to the board', () => {
  expect(isLow('upright', 640)).toBe(true);
  expect(isLow('upright', 844)).toBe(false);
  expect(isLow('desk', 768)).toBe(true);
  expect(isLow('desk', 900)).toBe(false);
});
