import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
  ['/', '', '', { page: 'start' }],
  ['/table/ab', '?invite=k', '', { page: 'table', id: 'ab', invite: 'k' }],
  ['/table/ab/text', '', '', { page: 'text', id: 'ab', invite: null }],
  ['/table/ab/replay', '?at=7', '', { page: 'replay', id: 'ab', at: 7, invite: null }],
  ['/rules/train_heist', '', '#TH-MOVE-01', { page: 'rules', game: 'train_heist', clause: 'TH-MOVE-01' }],
  ['/new/train_heist', '', '', { page: 'new', game: 'train_heist', choices: {} }],
  ['/new/poker', '', '#hats=Big+hat', { page: 'new', game: 'poker', choices: { hats: 'Big hat' } }],
  ['/decks', '', '', { page: 'decks', game: null, shared: null, place: null }],
  ['/decks/poker', '', '#deck=3+Aces%0A1+King', { page: 'decks', game: 'poker', shared: '3 Aces\n1 King', place: null }],
  ['/decks/poker', '?table=t1&seat=2', '', { page: 'decks', game: 'poker', shared: null, place: { table: 't1', seat: 2 } }],
  ['/device', '?to=/table/ab', '#t.o-k', { page: 'device', token: 't.o-k', to: '/table/ab' }],
  ['/device', '?to=//evil.example/table/ab', '#t', { page: 'device', token: 't', to: '/' }],
  ['/kit', '', '', { page: 'kit' }],
  ['/nowhere', '', '', { page: 'missing', path: '/nowhere' }],
])('%s%s%s', (path, search, hash, route) => {
  expect(routeOf(path, search, hash)).toEqual(route);
});
