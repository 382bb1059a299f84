import type { TableInfo } from '../../api/types';

const several = (count: number, one: string) => (count ? [`${count} ${one}${count > 1 ? 's' : ''}`] : []);

/** Who sits at a table, in words. */
export function seatWords(table: TableInfo): string {
  const people = table.seats.filter((seat) => seat.kind === 'person').map((seat) => (seat.yours ? 'you' : seat.name));
  const count = (kind: string) => table.seats.filter((seat) => seat.kind === kind).length;
  return [...(people.length ? [[...new Set(people)].join(', ')] : []), ...several(count('bot'), 'bot'), ...several(count('open'), 'free seat')].join(' · ');
}

const STATUS: Record<string, string> = { waiting: 'waiting for players', playing: 'in play', over: 'over' };

/** How a table stands, from where you sit. */
export const statusWords = (table: Pick<TableInfo, 'status' | 'waits_for_you'>): string => (table.waits_for_you ? 'your turn' : (STATUS[table.status] ?? table.status));
