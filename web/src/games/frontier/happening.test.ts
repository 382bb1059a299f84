import { expect, test } from 'vitest';
import type { LogLine } from '../../api/types';
import { happening, placeOf } from './happening';
import type { Lookup } from './lookup';
import type { FrontierView } from './types';

const line = (kind: string, text: string, data: object = {}, weight = 1) => ({ n: 1, number: 1, seat: null, weight, text, kind, data }) as unknown as LogLine;
const look = { content: { events: ['flood'], spaces: ['B1_00', 'B1_01'], basins: ['b1'] }, events: new Map([['flood', { name: 'Great Flood', effect: 'flood' }]]), words: () => 'All metal in the water is lost.' } as unknown as Lookup;
const view = { players: [{ name: 'Coal', colour: 'coal' }, { name: 'Indigo', colour: 'indigo' }] } as unknown as FrontierView;

test('a disc and an event are one story, without what the town does between them', () => {
  const news = [line('DiscHappened', 'Fire breaks out.'), line('DamagePlaced', 'The tent burns.'), line('StatusActs', 'Wealth pays.'), line('Gained', 'Coal gains $1.'), line('EventHappened', 'Great Flood happens.', { event: 0 }), line('Lost', 'Coal loses 1 log.'), line('Lost', 'Indigo loses 1 log.'), line('TurnBegan', 'Turn.')];
  expect(happening(news, view, look)).toMatchObject({ title: 'The town is struck', beats: ['Fire breaks out.', 'The tent burns.', 'Great Flood: All metal in the water is lost.', 'Coal loses 1 log. Indigo loses 1 log.'] });
});

test('an event alone gives the story its name', () => {
  expect(happening([line('EventHappened', 'Great Flood happens.', { event: 0 })], view, look)).toMatchObject({ title: 'Great Flood', beats: ['All metal in the water is lost.'] });
});

test('an election counts the votes of everybody who stood', () => {
  const news = [line('Voted', 'Coal has 4 votes.', { seat: 0, votes: 4 }), line('Voted', 'Indigo has 5 votes.', { seat: 1, votes: 5 }), line('Elected', 'Indigo is elected.', { seat: 1 })];
  expect(happening(news, view, look)).toMatchObject({ title: 'The town votes', actors: [{ name: 'Coal', counts: 4, won: false }, { name: 'Indigo', counts: 5, won: true }] });
});

test('nothing else takes the middle of the board', () => {
  expect(happening([line('Gained', 'Coal gains $1.', { seat: 0 })], view, look)).toBeNull();
});

test('what somebody does is told where it happens; a campaign is not on the map', () => {
  expect(placeOf([line('Gained', 'x'), line('LogsCut', 'x', { camp: 1, basin: 0 })], look)).toBe('[data-space="B1_01"]');
  expect(placeOf([line('LogsDriven', 'x', { basin: 0 })], look)).toBe('[data-touch="basin:b1"]');
  expect(placeOf([line('Campaigned', 'x', { space: 1 })], look)).toBeNull();
});
