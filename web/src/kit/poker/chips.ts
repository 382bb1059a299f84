/** Betting chips by value, the largest first. */
export const CHIPS = [
  { value: 100, colour: 'black' },
  { value: 25, colour: 'green' },
  { value: 10, colour: 'blue' },
  { value: 5, colour: 'red' },
  { value: 1, colour: 'white' },
] as const;
export type ChipColour = (typeof CHIPS)[number]['colour'];

/** An amount in as few chips as possible, the largest first; no more than `most` of them are drawn. */
export function chipsOf(dollars: number, most = 8): ChipColour[] {
  const chips: ChipColour[] = [];
  let left = dollars;
  for (const { value, colour } of CHIPS)
    while (left >= value && chips.length < most) {
      chips.push(colour);
      left -= value;
    }
  return chips;
}
