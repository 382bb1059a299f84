/** How large cards can be drawn so that everybody's part of the saloon is in sight. */

/** A dude as far as its size goes. */
export type Group = { gear: number; kickers: boolean };
export type Box = Group[];

export const SIZES = [106, 98, 90, 82, 74, 68, 62, 56];
/** Of gear, compared with a dude. */
export const GEAR = 0.84;
const HEAD = 46;
const GAP = 14;
/** Below a card: "only you see this", or kicker chips. */
const FOOT = 18;
const CHIPS = 26;

/** What stays in sight of gear that another card covers. */
const EDGE = 11;

/** The least width of a dude with its gear pushed together. */
const narrowest = (gear: number, card: number) => card + (gear ? 6 + card * GEAR + (gear - 1) * EDGE : 0);

/** The height of a box of this width with cards of this size; without end if a dude does not fit in with its gear. */
export function boxHeight(box: Box, width: number, card: number): number {
  const room = width - 26;
  let height = HEAD;
  let row = 0;
  let left = 0;
  for (const { gear, kickers } of box) {
    if (narrowest(gear, card) > room) return Infinity;
    const wide = Math.min(room, card + (gear ? 6 + gear * (card * GEAR + 4) : 0));
    const high = card * 1.4 + Math.max(FOOT, kickers ? CHIPS : 0);
    if (left && left + GAP + wide > room) {
      height += row + 12;
      row = 0;
      left = 0;
    }
    left += (left ? GAP : 0) + wide;
    row = Math.max(row, high);
  }
  return height + (row || 26) + 8;
}

/** The largest size at which boxes in so many columns fit into this height; the smallest if none does. */
export function fitting(boxes: Box[], columns: number, width: number, height: number, largest = SIZES[0]!): number {
  const wide = (width - (columns - 1) * 8) / columns;
  const fits = (card: number) => {
    let high = 0;
    for (let first = 0; first < boxes.length; first += columns) high += 8 + Math.max(...boxes.slice(first, first + columns).map((box) => boxHeight(box, wide, card)));
    return high <= height;
  };
  return SIZES.find((card) => card <= largest && fits(card)) ?? SIZES.at(-1)!;
}
