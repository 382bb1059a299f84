/** Money that goes from one place of the table to another, as the last decision's events tell it. */
import type { LogLine } from '../../../api/types';
import type { Flight, Place } from '../../../kit/poker/flight';

type Data = { seat?: number; to_pot?: number; from_pot?: number; by?: number; dollars?: number; payer?: number; receiver?: number };

/** In the order in which it happened; nothing for what lies on cards. */
export function flights(news: LogLine[]): Flight[] {
  const found: Flight[] = [];
  const add = (from: Place | undefined, to: Place | undefined, dollars = 0) => {
    if (from !== undefined && to !== undefined && dollars > 0) found.push({ from, to, dollars });
  };
  const place = (seat: number | undefined): Place | undefined => (seat === undefined || seat < -1 ? undefined : seat === -1 ? 'pot' : seat);
  for (const line of news) {
    const data = line.data as Data;
    add(data.seat, 'pot', data.to_pot ?? data.by);
    add('pot', data.seat, data.from_pot);
    add(place(data.payer), place(data.receiver), data.dollars);
  }
  return found;
}
