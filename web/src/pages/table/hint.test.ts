import { expect, test } from 'vitest';
import { after, opinion } from './hint';

const line = (visits: number, value: number | null, then: string[] = []) => ({ answer: String(visits), label: '', visits, value, then });

test('the best answer is told with how sure the Marshal is and what it leads to', () => {
  const sure = [line(90, 0.62), line(10, 0.5)];
  expect(opinion(sure[0]!, sure)).toBe('The Marshal is sure of this; it should leave you better off.');
  const close = [line(20, 0.4), line(20, 0.39), line(20, 0.38)];
  expect(opinion(close[0]!, close)).toBe('A close call, but the Marshal leans this way, though it is likely to cost you something.');
  const even = [line(40, 0.5), line(60, 0.5)];
  expect(opinion(even[0]!, even)).toBe('The Marshal would choose this; it should leave you about where you are.');
});

test('the others are compared with it', () => {
  const lines = [line(50, 0.6), line(20, 0.595), line(20, 0.56), line(10, 0.3), line(1, null)];
  expect(lines.slice(1).map((each) => opinion(each, lines))).toEqual(['Nearly as good.', 'A little weaker.', 'Clearly weaker.', 'The Marshal looked at this too.']);
});

test('where there is no choice, that is said', () => {
  const only = [line(1, null)];
  expect(opinion(only[0]!, only)).toBe('There is nothing else to choose.');
});

test('what might follow is named', () => {
  expect(after(line(1, 0.5, ['Move to East Draw', 'End your actions']))).toBe('Then perhaps: Move to East Draw; End your actions.');
  expect(after(line(1, 0.5))).toBe('');
});
