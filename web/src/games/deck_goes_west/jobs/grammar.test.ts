import { expect, test } from 'vitest';
import { jobsOfContent } from './content.testing';
import { parseJob, printJob } from './grammar';

test('every job of the content is read, and written as it was', () => {
  const jobs = jobsOfContent();
  expect(jobs.length).toBeGreaterThan(200);
  for (const text of jobs) expect(printJob(parseJob(text))).toBe(text);
});

test('a step tells what it takes and how much', () => {
  expect(parseJob('if river|lake; discard item:blue 2; gain any 2xd').steps).toEqual([
    { verb: 'if', tests: ['river', 'lake'] },
    { verb: 'discard', what: 'item:blue', amount: { number: 2, x: false, dice: false } },
    { verb: 'gain', what: 'any', amount: { number: 2, x: true, dice: true } },
  ]);
});

test.each(['pay food', 'pay food 2d', 'gain silver 1', 'walk', 'take E x', 'feed 2', 'if desert', 'scrap', 'pay food 1 now', '', 'gain food d'])('“%s” is no job', (text) => {
  expect(() => parseJob(text)).toThrow('expected');
});
