import { expect, test } from 'vitest';
import { shared } from './shared';

test('what nearly all lines begin with is found, as long as it is', () => {
  expect(shared(['Place it on Headwaters C6', 'Place it on Headwaters C7', 'Place it on The Forks B6'])).toBe('Place it on ');
  const bets = [...'23456789JQKA'].map((value) => `Bet $10 on the ${value}`);
  expect(shared([...bets, 'Bet nothing'])).toBe('Bet $10 on the ');
});

test('lines that begin in different ways share nothing', () => {
  expect(shared(['Move to Darkrock', 'Move to the Bank', 'Rob Bass Reeves', 'Duel Bass Reeves'])).toBe('');
  expect(shared(['Pass'])).toBe('');
});
