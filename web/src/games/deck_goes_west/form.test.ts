import { expect, test } from 'vitest';
import { MISSIONS, westForm } from './form';

const file = import.meta.glob<string>('../../../../src/saddlebag/games/deck_goes_west/content/missions.toml', { query: '?raw', import: 'default', eager: true });
const entries = Object.values(file)
  .join('')
  .split('[[mission]]')
  .slice(1)
  .map((entry) => {
    const text = (field: string) => new RegExp(`^${field} = "(.*)"`, 'm').exec(entry)![1]!;
    const list = /^boards = \[(.*)\]/m.exec(entry)![1]!;
    return { id: text('id'), name: text('name'), mode: text('mode'), difficulty: text('difficulty'), boards: [...list.matchAll(/"(\w+)"/g)].map((each) => each[1]!) };
  });

test('the page knows every mission as the content has it', () => {
  expect(Object.keys(MISSIONS)).toEqual(entries.map((entry) => entry.id));
  for (const { id, name, mode, boards, difficulty } of entries) {
    expect(MISSIONS[id]).toMatchObject({ name, mode, boards });
    expect(MISSIONS[id]!.about.toLowerCase()).toContain(`${difficulty}. scores:`);
  }
});

test('missions are offered in their mode, scoreboards with their mission', () => {
  const { mission, scoreboard } = westForm.fits!;
  expect(mission!('discovery', { mode: 'versus' })).toBe(true);
  expect(mission!('discovery', { mode: 'solo' })).toBe(false);
  expect(scoreboard!('C', { mode: 'cooperative' })).toBe(true);
  expect(scoreboard!('C', { mode: 'cooperative', mission: 'cautious_cargo' })).toBe(false);
});
