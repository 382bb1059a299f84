import { describe, expect, test } from 'vitest';
import type { Option } from '../api/types';
import { understand } from './command';
import { found } from './rules';

const option = (text: string, label: string): Option => ({ text, label, touches: [], clause: '', verb: text.split(' ')[0]! });
const options = [option('move draw_e', 'Move to East Draw'), option('move draw_w', 'Move to West Draw'), option('end', 'End your actions')];

describe('the command line', () => {
  test('a number, the exact words or a clear beginning name an option', () => {
    expect(understand('3', options)).toEqual({ do: 'answer', option: options[2] });
    expect(understand('move draw_w', options)).toEqual({ do: 'answer', option: options[1] });
    expect(understand('west', options)).toEqual({ do: 'answer', option: options[1] });
    expect(understand('END', options)).toEqual({ do: 'answer', option: options[2] });
  });

  test('an unclear line asks back', () => {
    expect(understand('move', options)).toMatchObject({ do: 'say', text: expect.stringContaining('move draw_e') });
    expect(understand('9', options)).toMatchObject({ do: 'say' });
    expect(understand('loot', options)).toMatchObject({ do: 'say', text: expect.stringContaining('why loot') });
  });

  test('why, undo and help', () => {
    expect(understand('why rob', options)).toEqual({ do: 'why', thing: 'rob' });
    expect(understand('undo', options)).toEqual({ do: 'undo', practice: false });
    expect(understand('undo practice', options)).toEqual({ do: 'undo', practice: true });
    expect(understand('?', options)).toEqual({ do: 'help' });
  });
});

test('rules are found by all of their words', () => {
  const chapters = [{ number: '5.4', title: 'Move', clauses: [{ id: 'TH-MOVE-01', text: 'One space.', origin: '' }, { id: 'TH-MOVE-02', text: 'Two.', origin: '' }] }];
  expect(found(chapters, 'move one')[0]?.clauses.map((clause) => clause.id)).toEqual(['TH-MOVE-01']);
  expect(found(chapters, 'sheriff')).toEqual([]);
  expect(found(chapters, ' ')).toBe(chapters);
});
