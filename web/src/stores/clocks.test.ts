import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../api/types';
import { awayWords, clockFace, leftOf, soon, stretch, termsInWords } from './clocks';

describe('a clock', () => {
  const clocks = { at: 0, left: [65_000, 30_000, null], running: [0] };
  test('runs only for whoever is asked, and never below zero', () => {
    expect(leftOf(clocks, 0, 5_000)).toBe(60_000);
    expect(leftOf(clocks, 0, 90_000)).toBe(0);
    expect(leftOf(clocks, 1, 5_000)).toBe(30_000);
    expect(leftOf(clocks, 2, 5_000)).toBe(null);
  });
  test('shows minutes and seconds, hours, or days', () => {
    expect(clockFace(0)).toBe('0:00');
    expect(clockFace(64_100)).toBe('1:05');
    expect(clockFace(3_729_000)).toBe('1:02:09');
    expect(clockFace(2 * 86_400_000 + 5 * 3_600_000)).toBe('2 d 5 h');
  });
});

test('time in words has its largest unit', () => {
  expect([400, 1_500, 59_500, 299_000, 3_700_000].map(soon)).toEqual(['1 second', '2 seconds', '1 minute', '5 minutes', '2 hours']);
  expect([400, 61_000, 7_200_000, 90_000_000].map(stretch)).toEqual(['1 second', '1 minute', '2 hours', '1 day']);
});

test('whoever is away is told as such', () => {
  const seat = { kind: 'person', connected: false, left: '2026-01-01T12:00:00.000Z' } as SeatInfo;
  const noon = Date.parse(seat.left!);
  expect(awayWords(seat, noon + 2_000)).toBe('just left');
  expect(awayWords(seat, noon + 125_000)).toBe('left 2 minutes ago');
  expect(awayWords({ ...seat, left: null }, noon)).toBe('away');
  expect(awayWords({ ...seat, connected: true }, noon)).toBe('');
  expect(awayWords({ ...seat, kind: 'bot' }, noon)).toBe('');
});

test('what a table agreed on is said in words', () => {
  expect(termsInWords({ clock: { kind: 'live', minutes: 10, increment: 5 }, absence: 'bot', away_minutes: 5 })).toEqual(['Clock: 10 minutes each, 5 seconds more after each turn', 'Away for 5 minutes: the others may let a bot play on']);
  expect(termsInWords({ clock: { kind: 'days', days: 1 }, absence: 'end', away_minutes: 1440 })).toEqual(['Clock: 1 day for each turn', 'Away for 1 day: the others may end the match']);
  expect(termsInWords({ clock: null, absence: 'wait', away_minutes: 5 })).toEqual(['Away: the others wait']);
});
