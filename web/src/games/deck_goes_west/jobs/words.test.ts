import { describe, expect, test } from 'vitest';
import { jobsOfContent } from './content.testing';
import { parseJob } from './grammar';
import { inTwo, stepIcons } from './icons';
import { iconWords, jobWords } from './words';

describe('a job in words', () => {
  test.each([
    ['if forest; gain food 2d', 'In a forest: gain the sum of 2 dice in food'],
    ['pay any 2x; gain any x', 'Pay 2X of any resource, gain X of any resource'],
    ['if river|lake; discard item 1; scrap self', 'On a river or on a lake: discard 1 item, scrap this card'],
    ['if village; if unfed; pay food 4; feed; score 4', 'In a village, not fed yet: pay 4 food, feed the village, score 4 points'],
    ['on reveal; score 1; if westmost; score 1', 'When you reveal a tile: score 1 point; if westmost: score 1 point'],
    ['attack 1; defend 1d', 'Attack: 1 hit, defend: the sum of 1 die in saves'],
    ['discard item:blue 2; scrap danger:P 1', 'Discard 2 blue items, scrap 1 pain card'],
  ])('%s', (text, words) => {
    expect(jobWords(parseJob(text))).toBe(words);
  });
});

describe('the icons', () => {
  const steps = jobsOfContent().flatMap((text) => parseJob(text).steps);

  test('every step of the content has an icon and words with a clause', () => {
    for (const step of steps) {
      expect(stepIcons(step).length).toBeGreaterThan(0);
      expect(iconWords(step).clause).toMatch(/^DW-[A-Z]+-\d\d$/);
    }
  });

  test('steps that mean different things look different', () => {
    const looks = new Map<string, string>();
    for (const step of steps) {
      const look = JSON.stringify(stepIcons(step));
      const meaning = 'amount' in step ? `${step.verb} ${'what' in step ? step.what : ''}` : JSON.stringify(step);
      expect(looks.get(look) ?? meaning).toBe(meaning);
      looks.set(look, meaning);
    }
  });

  test.each([
    ['pay food 1; walk 1', 1],
    ['attack 2d; defend 1d', 0],
    ['if prairie; pay food 2; pay wood 1', 3],
    ['pay food 1; discard item 1; scrap self', 2],
    ['scrap self; gain food 5', 1],
    ['on clear; score 3; gain gold 1', 1],
    ['on wagon_damage; lose x', 1],
    ['lose 3; scrap danger 2', 1],
  ])('“%s” asks %i steps before it brings something', (text, asked) => {
    expect(inTwo(parseJob(text).steps).asks).toHaveLength(asked);
  });
});
