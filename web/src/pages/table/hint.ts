import type { Hint } from '../../api/types';

type Line = Hint['lines'][number];

/** Values nearer to one another than this are told as alike; 0.5 is no change. */
const ALIKE = 0.015;
const A_LITTLE = 0.06;

/** What the Marshal thinks of an answer, as a sentence; the lines come best first. */
export function opinion(line: Line, lines: Line[]): string {
  const [best] = lines;
  if (line === best) return `${preference(line, lines)}${outlook(line.value)}.`;
  if (line.value === null || best?.value == null) return 'The Marshal looked at this too.';
  const behind = best.value - line.value;
  if (behind < ALIKE) return 'Nearly as good.';
  return behind < A_LITTLE ? 'A little weaker.' : 'Clearly weaker.';
}

/** What might come after it, or nothing. */
export const after = (line: Line): string => (line.then.length ? `Then perhaps: ${line.then.join('; ')}.` : '');

function preference(line: Line, lines: Line[]): string {
  if (lines.length === 1) return 'There is nothing else to choose';
  const thoughts = lines.reduce((sum, each) => sum + each.visits, 0);
  const share = line.visits / Math.max(1, thoughts);
  if (share >= 0.6) return 'The Marshal is sure of this';
  return share >= 0.35 ? 'The Marshal would choose this' : 'A close call, but the Marshal leans this way';
}

function outlook(value: number | null): string {
  if (value === null) return '';
  if (value >= 0.5 + A_LITTLE) return '; it should leave you better off';
  if (value <= 0.5 - A_LITTLE) return ', though it is likely to cost you something';
  return '; it should leave you about where you are';
}
