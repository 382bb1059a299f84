import type { LogLine } from '../../../api/types';
import type { WestView } from '../types';
import { cellOfNumber } from './cells';

export type LandPiece = { key: string; cell: string; /** From the middle of the tile, in parts of its side. */ dx: number; dy: number; scale: number } & (
  | { kind: 'gang'; count: number }
  | { kind: 'wagon' }
  | { kind: 'meeple'; seat: number }
);

/** Where the nth of several pieces on a tile stands: side by side, in two rows when they are many. */
export function slot(count: number, nth: number): { dx: number; dy: number; scale: number } {
  const rows = count > 3 ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const row = Math.floor(nth / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  const step = Math.min(0.34, 0.94 / columns);
  return { dx: ((nth % columns) - (inRow - 1) / 2) * step, dy: rows === 1 ? 0.02 : row ? 0.17 : -0.15, scale: Math.min(1, step / 0.34) * (rows > 1 ? 0.86 : 1) };
}

/** Who each group of bandits is, by its cell: a group that walks stays itself, so that it is seen walking. */
export type Gangs = ReadonlyMap<string, string>;

type Walk = { cell: number; to: number };

/** The groups after what has happened. `next` names new ones. */
export function followGangs(before: Gangs, bandits: Record<string, number>, news: LogLine[], next: () => string): Gangs {
  const known = new Map(before);
  for (const line of news) {
    if (line.kind !== 'BanditsMoved') continue;
    const { cell, to } = line.data as Walk;
    const [from, goal] = [cellOfNumber(cell), cellOfNumber(to)];
    const gang = known.get(from);
    known.delete(from);
    if (gang !== undefined) known.set(goal, gang);
  }
  return new Map(Object.keys(bandits).map((cell) => [cell, known.get(cell) ?? next()]));
}

/** Everything that stands on the land, each thing under a key that it keeps. */
export function landPieces(view: WestView, gangs: Gangs): LandPiece[] {
  const byCell = new Map<string, ({ kind: 'gang'; count: number; key: string } | { kind: 'wagon'; key: string } | { kind: 'meeple'; seat: number; key: string })[]>();
  const put = (cell: string, piece: { kind: 'gang'; count: number; key: string } | { kind: 'wagon'; key: string } | { kind: 'meeple'; seat: number; key: string }) => {
    const here = byCell.get(cell);
    if (here) here.push(piece);
    else byCell.set(cell, [piece]);
  };
  for (const [cell, count] of Object.entries(view.bandits)) put(cell, { kind: 'gang', count, key: gangs.get(cell) ?? `gang ${cell}` });
  if (view.wagon !== null) put(view.wagon, { kind: 'wagon', key: 'wagon' });
  for (const [seat, player] of view.players.entries()) if (player.cell !== null) put(player.cell, { kind: 'meeple', seat, key: player.colour });
  const pieces = [...byCell].flatMap(([cell, here]) => here.map((piece, nth) => ({ ...piece, cell, ...slot(here.length, nth) })));
  // A fixed order of elements, or a piece that walks would be taken out and put in again, and would jump.
  return pieces.toSorted((a, b) => a.key.localeCompare(b.key));
}
