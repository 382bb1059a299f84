import type { TableInfo } from '../../api/types';

const several = (count: number, one: string) => (count ? [`${count} ${one}${count > 1 ? 's' : ''}`] : []);

/** Who sits at a table, in words. */
export function seatWords(table: TableInfo): string {
  const people = table.seats.filter((seat) => seat.kind === 'person').map((seat) => (seat.yours ? 'you' : seat.name));
  const count = (kind: string) => table.seats.filter((seat) => seat.kind === kind).length;
  return [...(people.length ? [[...new Set(people)].join(', ')] : []), ...several(count('bot'), 'bot'), ...several(count('open'), 'free seat')].join(' · ');
}
