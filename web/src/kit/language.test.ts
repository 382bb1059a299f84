import { expect, test } from 'vitest';
import { lineOf, searchCrib, type Shown } from './language';

const step = (text: string, words: string, means = ''): Shown => ({ text, words, icons: [], means });

test('a line finds its steps', () => {
  const steps = { 'pay food 1': step('pay food 1', 'Pay 1 food'), 'walk 1': step('walk 1', 'Walk 1') };
  const texts = { lines: { 'pay food 1; walk 1': { words: 'Pay 1 food, walk 1', asks: ['pay food 1'], brings: ['walk 1'] } }, steps };
  expect(lineOf(texts, 'pay food 1; walk 1')).toEqual({ text: 'pay food 1; walk 1', words: 'Pay 1 food, walk 1', asks: [steps['pay food 1']], brings: [steps['walk 1']] });
});

test('a crib sheet is searched by words', () => {
  const parts = [{ title: 'Cards', lines: [step('draw 2', 'Draw 2 cards'), step('scrap danger:P 1', 'Scrap 1 pain card', 'It goes back.')] }];
  expect(searchCrib(parts, 'scrap  PAIN').flatMap((part) => part.lines.map((line) => line.words))).toEqual(['Scrap 1 pain card']);
  expect(searchCrib(parts, 'rhinoceros')).toEqual([]);
});
