/** How the stats of a dude add up, row by row, and who is ahead. */
import type { Lookup } from '../lookup';
import type { CardView, DrifterView, PartView, PlayerView, Stat, Triple } from '../types';
import { STATS, upSide } from '../words';

export type Row = { key: string; name: string; source: PartView['source']; stats: Triple };
export type Sum = {
  rows: Row[];
  /** None while the dude is concealed: nobody but its owner knows what is below the rows. */
  total: Triple | null;
  /** The highest stat that counts. */
  best: Stat | null;
  /** The dude is concealed and the viewer knows it: what they alone can add up. */
  secret: boolean;
};

const triple = (part: PartView): Triple => [part.smarts, part.skill, part.luck];

/** What lies openly on and beside a concealed dude, and will count when it is shown. HD-CONC-08, HD-KICK-18 */
function waiting(piece: CardView, beside: CardView[], look: Lookup): PartView[] {
  const told = new Set(piece.parts.map((part) => `${part.source} ${part.piece}`));
  const cards = beside.filter((card) => card.up && !card.blank && card.shape !== null && !told.has(`${card.kind} ${card.id}`)).map((card): PartView => {
    const [smarts, skill, luck] = look.card(card.shape!).stats;
    return { source: card.kind === 'fortune' ? 'fortune' : 'gear', card: card.shape, piece: card.id, smarts, skill, luck };
  });
  const chips = piece.parts.some((part) => part.source === 'kicker') ? [] : piece.kickers.map((kicker): PartView => {
    const { stat, mod } = upSide(look.chip(kicker.chip), kicker);
    return { source: 'kicker', card: kicker.chip, piece: piece.id, smarts: 0, skill: 0, luck: 0, [stat]: mod };
  });
  return [...cards.filter((part) => part.smarts || part.skill || part.luck), ...chips];
}

/** The rows of a dude in the street: what is printed, then all that changes it. */
export function sumOf(piece: CardView, look: Lookup, counting: Stat[], totals: number[] | null = null, beside: CardView[] = []): Sum {
  const seen = new Map<string, number>();
  const parts = piece.up ? piece.parts : [...waiting(piece, beside, look), ...piece.parts];
  const rows = parts.map((part): Row => {
    const named = part.card === null ? 'Concealed' : look.nameOf(part.card);
    const base = `${part.source}:${part.piece ?? ''}:${part.card ?? ''}`;
    const nth = seen.get(base) ?? 0;
    seen.set(base, nth + 1);
    return { key: `${base}:${nth}`, name: part.source === 'printed' ? 'Printed' : part.source === 'swap' ? `Swap: ${named}` : part.source === 'ability' ? `${named}, ability` : named, source: part.source, stats: triple(part) };
  });
  const secret = !piece.up && piece.shape !== null;
  if (secret && !rows.some((row) => row.source === 'printed')) rows.unshift({ key: 'printed', name: 'Printed', source: 'printed', stats: look.card(piece.shape!).stats });
  const total = (totals ?? piece.stats ?? (secret ? added(rows) : null)) as Triple | null;
  return { rows, total, best: total && bestOf(total, counting), secret };
}

const added = (rows: Row[]): Triple => rows.reduce<Triple>(([a, b, c], { stats }) => [a + stats[0], b + stats[1], c + stats[2]], [0, 0, 0]);

/** The highest of the stats that count; the first of them if several are as high. HD-SHOW-10, HD-SHOW-11 */
export function bestOf(total: number[], counting: Stat[]): Stat | null {
  const open = STATS.filter((stat) => counting.includes(stat));
  return open.reduce<Stat | null>((best, stat) => (best === null || total[STATS.indexOf(stat)]! > total[STATS.indexOf(best)]! ? stat : best), null);
}

/** The counting stats of a dude from the highest on: how ties are decided. HD-SHOW-13 */
const rank = (total: number[], counting: Stat[]) => counting.map((stat) => total[STATS.indexOf(stat)]!).toSorted((a, b) => b - a);

function ahead(a: number[], b: number[]): number {
  for (const [nth, value] of a.entries()) if (value !== b[nth]) return value - (b[nth] ?? 0);
  return 0;
}

/** Who is ahead as things stand, among those whose dude is face up; nobody before two are. */
export function leaders(view: DrifterView): string[] {
  const counting = view.challenge?.counting ?? [];
  const shown = view.players.flatMap((player) => {
    const total = player.totals ?? fighterOf(player)?.stats ?? null;
    return player.in_shootout && !player.folded && total ? [{ name: player.name, rank: rank(total, counting) }] : [];
  });
  if (shown.length < 2) return [];
  const best = shown.reduce((top, each) => (ahead(each.rank, top.rank) > 0 ? each : top));
  return shown.filter((each) => ahead(each.rank, best.rank) === 0).map((each) => each.name);
}

export const fighterOf = (player: PlayerView): CardView | null => player.cards.find((card) => card.id === player.fighter) ?? null;
/** Gear or fortune cards of a dude. */
export const cardsOf = (player: PlayerView, dude: string): CardView[] => player.cards.filter((card) => card.bearer === dude);
/** Gear beside a dude; fortune cards of a shootout that is over are on their way to the deadwood. */
export const gearOf = (player: PlayerView, dude: string): CardView[] => cardsOf(player, dude).filter((card) => card.kind === 'gear');
