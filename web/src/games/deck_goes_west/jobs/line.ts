import type { Count, Line, Shown, StepIcon } from '../../../kit/language';

/** A part of a line that is drawn in SVG, where nothing flows by itself; x and width in units of an icon's size. */
export type Part = { x: number; width: number } & ({ kind: 'icon'; icon: StepIcon } | { kind: 'text'; text: string; x: number } | { kind: 'die' } | { kind: 'then' });
type Loose = { width: number; after: number } & ({ kind: 'icon'; icon: StepIcon } | { kind: 'text'; text: string } | { kind: 'die' } | { kind: 'then' });

const GAP = 0.22;

export const icon = (of: StepIcon, after = 0): Loose => ({ kind: 'icon', icon: of, width: 1, after });
export const text = (words: string, after = GAP): Loose => ({ kind: 'text', text: words, width: words.length * 0.46, after });
const THEN: Loose = { kind: 'then', width: 0.32, after: GAP };

function countParts({ number, dice }: Count): Loose[] {
  const count = text(number, dice ? 0.04 : GAP);
  return dice ? [count, { kind: 'die', width: 0.66, after: GAP }] : [count];
}

function stepParts({ icons, count, either = [] }: Shown): Loose[] {
  const ways = either.flatMap((way, nth) => [...(nth ? [text('/', 0.04)] : []), ...way.icons.map((each) => icon(each, nth === either.length - 1 ? GAP : 0.04))]);
  return [...ways, ...icons.map((each) => icon(each, count ? 0.04 : GAP)), ...(count ? countParts(count) : [])];
}

/** Parts one after another, from 0 on. */
export function inLine(loose: Loose[]): { parts: Part[]; width: number } {
  let x = 0;
  let width = 0;
  const parts = loose.map(({ after, ...part }) => {
    const placed = { ...part, x };
    width = x + part.width;
    x = width + after;
    return placed as Part;
  });
  return { parts, width };
}

/** A job as a line. */
export function jobLine({ asks, brings }: Line): { parts: Part[]; width: number } {
  return inLine([...asks.flatMap(stepParts), ...(asks.length && brings.length ? [THEN] : []), ...brings.flatMap(stepParts)]);
}
