import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
  ['/', '', '', { page: 'start' }],
  ['/table/ab', '?invite=k', '', { page: 'table', id: 'ab', invite: 'k' }],
  ['/table/ab/text', '', '', { page: 'text', id: 'ab', invite: null }],
  ['/table/ab/replay', '?at=7', '', { page: 'replay', id: 'ab', at: 7 }],
  ['/rules/train_heist', '', '#TH-MOVE-01', { page: 'rules', game: 'train_heist', clause: 'TH-MOVE-01' }],
  ['/new/train_heist', '', '', { page: 'new', game: 'train_heist' }],
  ['/kit', '', '', { page: 'kit' }],
  ['/nowhere', '', '', { page: 'missing', path: '/nowhere' }],
])('%s%s%s', (path, search, hash, route) => {
  expect(routeOf(path, search, hash)).toEqual(route);
});
