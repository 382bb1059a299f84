import { expect, test } from 'vitest';
import lock from '../package-lock.json';

test('the lock file lists the bindings of all systems, so that npm ci works on each', () => {
  const bindings = Object.keys(lock.packages).filter((name) => name.startsWith('node_modules/@rolldown/binding-'));
  expect(bindings).toHaveLength(15);
});
