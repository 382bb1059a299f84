import type { NewTable, SeatWish, TableInfo } from '../../api/types';

/**
 * The same table once more: the same people and bots, the same options, and for the own seats what was chosen for them; but where the
 * table deals something, it deals anew and everybody chooses anew.
 */
export function onceMore(table: TableInfo): NewTable {
  const own = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const given = Object.entries(table.options).filter(([name, value]) => value !== null && ![...table.seat_options, ...table.dealt].includes(name));
  const chosenAgain = table.dealt.length ? [] : table.seat_options;
  const seats = table.seats.map((seat): SeatWish => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot ?? 'drover' };
    if (!seat.yours) return { kind: 'open' };
    const chosen = chosenAgain.map((name) => [name, (table.options[name] as unknown[])[seat.seat]]);
    return { kind: seat.seat === own[0] ? 'me' : 'guest', ...(chosen.length ? { choices: Object.fromEntries(chosen) } : {}) };
  });
  return { game: table.game, options: Object.fromEntries(given), seats, private: table.private };
}
