/** The few amounts of a bet that one mostly wants. */
import { money } from '../words';

export type Pick = { name: string; amount: number };

/** The nearest amount on offer. */
export const nearest = (amounts: number[], wanted: number): number => amounts.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best), amounts[0] ?? 0);

/** The smallest, half the pot, the pot and everything, as far as they are different; `pot` is what lies there after a call. */
export function quickPicks(amounts: number[], pot: number, stake: number): Pick[] {
  if (!amounts.length) return [];
  const picks: Pick[] = [];
  const add = (name: string, amount: number) => {
    if (!picks.some((pick) => pick.amount === amount)) picks.push({ name, amount });
  };
  const most = amounts.at(-1)!;
  add('Smallest', amounts[0]!);
  if (pot / 2 <= most) add('Half pot', nearest(amounts, Math.round(pot / 2)));
  if (pot <= most) add('Pot', nearest(amounts, pot));
  if (most === stake) {
    const last = picks.find((pick) => pick.amount === most);
    if (last) last.name = 'All-in';
    else add('All-in', most);
  } else add('Most', most);
  return picks;
}

/** "Bet $10", "Raise by $10 to $25". */
export function amountWords(kind: 'bet' | 'raise', amount: number, high: number): string {
  return kind === 'bet' ? `Bet ${money(amount)}` : `Raise by ${money(amount)} to ${money(high + amount)}`;
}
