import { expect, test } from 'vitest';
import { jobsOfContent } from '../jobs/content.testing';
import { parseJob } from '../jobs/grammar';
import { stepIcons } from '../jobs/icons';
import { CRIB, searchCrib } from './crib';

test('the crib sheet explains every icon of the content', () => {
  const explained = new Set(CRIB.flatMap((part) => part.lines.flatMap((line) => line.icons.map((icon) => JSON.stringify(icon)))));
  for (const text of jobsOfContent())
    for (const step of parseJob(text).steps) for (const icon of stepIcons(step)) expect(explained).toContain(JSON.stringify(icon));
});

test('it is searched by words', () => {
  const found = searchCrib('scrap  PAIN').flatMap((part) => part.lines.map((line) => line.title));
  expect(found).toEqual(['Scrap 1 pain card']);
  expect(searchCrib('rhinoceros')).toEqual([]);
});
