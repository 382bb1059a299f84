import type { Schemas, SeatInfo } from '../api/types';

export type Clocks = Schemas['Clocks'];
export type Terms = Schemas['Terms'];
export type ClockWish = Schemas['ClockWish'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left, `late` milliseconds after the server said so. */
export function leftOf(clocks: Clocks, seat: number, late: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null) return null;
  return clocks.running.includes(seat) ? Math.max(0, left - Math.max(0, late)) : Math.max(0, left);
}

/** Time on a clock: 4:05, 1:02:09, or for long ones 2 d 5 h. */
export function clockFace(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

const several = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** A stretch of time in words, in its largest unit. */
export function stretch(ms: number): string {
  if (ms >= DAY) return several(Math.floor(ms / DAY), 'day');
  if (ms >= HOUR) return several(Math.floor(ms / HOUR), 'hour');
  if (ms >= MINUTE) return several(Math.floor(ms / MINUTE), 'minute');
  return several(Math.max(1, Math.floor(ms / 1000)), 'second');
}

/** How long it is until something may be done, rounded up. */
export function soon(ms: number): string {
  const unit = [DAY, HOUR, MINUTE, 1000].find((each) => ms > each) ?? 1000;
  return stretch(Math.ceil(ms / unit) * unit);
}

/** That somebody is not there: "left 2 minutes ago". Nothing while they are. */
export function awayWords(seat: SeatInfo, now: number): string {
  if (seat.kind !== 'person' || seat.connected) return '';
  if (!seat.left) return 'away';
  const ago = now - Date.parse(seat.left);
  return ago < 10_000 ? 'just left' : `left ${stretch(ago)} ago`;
}

/** What a table agreed on, in words. */
export function termsInWords(terms: Terms): string[] {
  const clock = terms.clock;
  const lines: string[] = [];
  if (clock?.kind === 'live') lines.push(`Clock: ${several(clock.minutes ?? 0, 'minute')} each${clock.increment ? `, ${several(clock.increment, 'second')} more after each turn` : ''}`);
  if (clock?.kind === 'days') lines.push(`Clock: ${several(clock.days ?? 0, 'day')} for each turn`);
  const minutes = terms.away_minutes ?? 5;
  const after = stretch(minutes * MINUTE);
  if (terms.absence === 'end') lines.push(`Away for ${after}: the others may end the match`);
  else if (terms.absence === 'wait') lines.push('Away: the others wait');
  else lines.push(`Away for ${after}: the others may let a bot play on`);
  return lines;
}
