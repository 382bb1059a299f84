/** Heads of animals that travel as people do, in the same box and at the same place as a person's face. */
import { darker, disc, INK, line, patch, shape, type Stroke } from './stroke';

type Head = { /** Behind the head: ears, horns. */ back?: Stroke[]; front: Stroke[] };

const eyes = (y = 21.5, apart = 4.2, r = 1.5): Stroke => patch(`${disc(24 - apart, y, r)}${disc(24 + apart, y, r)}`, INK);
const ears = (r: number, colour: string, apart = 8.5, y = 12.5): Stroke => shape(`${disc(24 - apart, y, r)}${disc(24 + apart, y, r)}`, colour);
const pointed = (colour: string, high = 4): Stroke => shape(`M13.5 20L13 ${high}l9 7zM34.5 20L35 ${high}l-9 7z`, colour);
const SKULL = 'M13 22c0-8 4.5-12 11-12s11 4 11 12c0 8-4.5 13.5-11 13.5S13 30 13 22z';
const WEDGE = 'M12.5 19c1-7 5-9.5 11.5-9.5s10.5 2.5 11.5 9.5c-1.5 6-6 11-8.5 16.5h-6c-2.5-5.5-7-10.5-8.5-16.5z';
const nose = (y: number, r = 2.2): Stroke => patch(`M${24 - r} ${y - r * 0.6}h${2 * r}c.4 ${r} -1.3 ${r * 1.5} -${r} ${r * 1.5}s-${r} -${r * 0.5} -${r} -${r * 1.5}z`, INK);
const longBeak = (colour: string): Stroke => shape('M20 23.5c2.5-1.5 5.5-1.5 8 0L24 42z', colour);
const whiskers = line('M18 28l-7-1.5M18 30l-7 1M30 28l7-1.5M30 30l7 1', 0.9);

export const ANIMALS = {
  badger: { back: [ears(3.2, '#f3ead7', 9)], front: [shape(WEDGE, '#f3ead7'), patch('M15 12c2-1.6 4-2.2 5.5-2.4-.2 8-.5 15-1 21-4-5-6.5-8.5-7-11.6.4-3 1.3-5.4 2.5-7zM33 12c-2-1.6-4-2.2-5.5-2.4.2 8 .5 15 1 21 4-5 6.5-8.5 7-11.6-.4-3-1.3-5.4-2.5-7z', '#3a322c'), patch(`${disc(19, 20, 1.3)}${disc(29, 20, 1.3)}`, '#fff'), nose(33)] },
  hog: { back: [shape('M12 19l-2-9 8 3zM36 19l2-9-8 3z', '#e39a93')], front: [shape(SKULL, '#efb3a8'), eyes(19.5, 5), shape('M17.5 27c0-3 3-4.5 6.5-4.5s6.5 1.5 6.5 4.5-3 4.5-6.5 4.5-6.5-1.5-6.5-4.5z', '#e39a93'), patch(`${disc(21.5, 27, 1.2)}${disc(26.5, 27, 1.2)}`, INK)] },
  otter: { back: [ears(2.6, '#7a4f2e', 10, 15)], front: [shape(SKULL, '#8d5d38'), patch('M16 29c0-4 3.5-6 8-6s8 2 8 6-3.5 6-8 6-8-2-8-6z', '#e2c39b'), eyes(20), nose(25.5, 2.6), whiskers] },
  mastiff: { back: [], front: [shape(SKULL, '#c99a5e'), shape('M13.5 13c-3.5 1-5 6-3.5 13 3 0 4.5-3 4.5-7zM34.5 13c3.5 1 5 6 3.5 13-3 0-4.5-3-4.5-7z', '#4a3426'), patch('M16.5 27c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5c0 5-2.5 8.5-7.5 8.5s-7.5-3.5-7.5-8.5z', '#4a3426'), eyes(19), nose(25, 2.8), line('M24 28v3M19.5 32c2-1.5 3.5-1.5 4.5-.5 1-1 2.5-1 4.5.5', 1.2, '#c99a5e')] },
  bobcat: { back: [pointed('#c08a4a'), line('M13 4.5l-1-3M35 4.5l1-3', 2)], front: [shape(SKULL, '#d3a15f'), patch('M13.3 26l-4 4 4.5-.5-2.5 4 5-1.5zM34.7 26l4 4-4.5-.5 2.5 4-5-1.5z', '#f3ead7'), line('M24 11v4M20.5 11.5l1 3.5M27.5 11.5l-1 3.5', 1.4), patch('M19 28c0-2.5 2-4 5-4s5 1.5 5 4-2 5-5 5-5-2.5-5-5z', '#f3ead7'), eyes(20.5, 4.6, 1.8), nose(26.5)] },
  goose: { front: [shape('M14.5 22c0-8 4-12 9.5-12s9.5 4 9.5 12c0 8-3.5 13.5-9.5 13.5S14.5 30 14.5 22z', '#f6f1e6'), shape('M18.5 23.5c3.5-2 7.5-2 11 0 .5 3.5-1 9-5.5 9s-6-5.5-5.5-9z', '#e7902e'), line('M20 27.5c2.6 1 5.4 1 8 0', 1.1), eyes(19, 4.8)] },
  vixen: { back: [pointed('#b9532a', 3), patch('M14.8 16l-.3-8.5 4.7 4zM33.2 16l.3-8.5-4.7 4z', '#2b2118')], front: [shape(WEDGE, '#cf6a35'), patch('M12.8 20c3 .5 6 2.5 8 6l.8 9.3h-.8c-2.5-5.3-6.8-9.8-8-15.3zM35.2 20c-3 .5-6 2.5-8 6l-.8 9.3h.8c2.5-5.3 6.8-9.8 8-15.3z', '#fbf4e4'), eyes(20.5, 4.4), line('M17.5 18.5l4.5 1M30.5 18.5l-4.5 1', 1.2), nose(33.5)] },
  ram: { back: [shape('M15 15c-6-6-13-2-12 5 1 6 8 8 11 3-3 1-6-1-6-4s3-4 6 0zM33 15c6-6 13-2 12 5-1 6-8 8-11 3 3 1 6-1 6-4s-3-4-6 0z', '#b59a6c')], front: [shape('M14.5 20c0-6.5 4-9.5 9.5-9.5s9.5 3 9.5 9.5c-1 6-3 10-4.5 15.5H19c-1.5-5.5-3.5-9.5-4.5-15.5z', '#efe6d3'), shape([18, 22, 26, 30].map((x) => disc(x, 10.5, 3)).join(''), '#fbf6ea'), eyes(20, 5), nose(32, 2)] },
  magpie: { front: [shape(SKULL, '#23252c'), patch('M15.5 27c2 5 4.5 8.3 8.5 8.3s6.5-3.3 8.5-8.3c-5 2.5-12 2.5-17 0z', '#fbf4e4'), patch(`${disc(19.5, 20, 2.2)}${disc(28.5, 20, 2.2)}`, '#fff'), eyes(20, 4.5, 1.2), shape('M21 22.5h6L24 31z', '#6f6a63')] },
  owl: { back: [shape('M14 17L12 6l9 5.5zM34 17l2-11-9 5.5z', '#8a6239')], front: [shape(SKULL, '#a87a48'), patch(`${disc(18.8, 21, 6)}${disc(29.2, 21, 6)}`, '#e9d3a6'), shape(`${disc(19, 21, 3.6)}${disc(29, 21, 3.6)}`, '#f4c93d'), eyes(21, 5, 1.8), shape('M22.3 25h3.4L24 29.5z', '#4a3a28'), line('M19 32c1 .8 2 .8 3 0M26 32c1 .8 2 .8 3 0', 1.1)] },
  heron: { back: [line('M30 11c5-1 9 1 13 5M30 13c4 0 7 2 10 6', 2, '#3d4a5c')], front: [shape('M16 20c0-6.5 3-9.5 8-9.5s8 3 8 9.5-3 15.5-8 15.5-8-9-8-15.5z', '#b9c4cb'), patch('M16.3 17.5c2-5 4.5-7 7.7-7s5.7 2 7.7 7c-4-2.5-11.4-2.5-15.4 0z', '#3d4a5c'), eyes(20.5, 4.4), longBeak('#dfa13a')] },
  weasel: { back: [ears(3.4, '#a0683a', 8, 12.5)], front: [shape('M15 21c0-7 3.5-10.5 9-10.5s9 3.5 9 10.5-3.5 14-9 14-9-7-9-14z', '#b7793f'), patch('M18.5 27c1-2.5 3-3.5 5.5-3.5s4.5 1 5.5 3.5c-.8 5-2.5 7.8-5.5 7.8s-4.7-2.8-5.5-7.8z', '#f6ead2'), eyes(20.5, 3.9), nose(26, 1.8)] },
  hare: { back: [shape('M18 13c-4-4-6-9-4.5-12.5C18 1 21 6 22 12zM30 13c4-4 6-9 4.5-12.5C30 1 27 6 26 12z', '#c9a981'), patch('M18.5 10.5c-2-2.5-3-5.5-2.8-8 1.8 1.5 3.3 4.5 4 7.5zM29.5 10.5c2-2.5 3-5.5 2.8-8-1.8 1.5-3.3 4.5-4 7.5z', '#e6b3a0')], front: [shape('M14.5 23c0-7.5 4-11.5 9.5-11.5s9.5 4 9.5 11.5-4 12-9.5 12-9.5-4.5-9.5-12z', '#d8bb93'), eyes(21, 5, 1.7), nose(27, 1.6), shape('M22.3 31h3.4v3.6h-3.4z', '#fff'), line('M24 31v3.6', 0.8), whiskers] },
  mole: { back: [], front: [shape(SKULL, '#4c4650'), shape(`${disc(19.5, 21, 3.4)}${disc(28.5, 21, 3.4)}`, '#dfe7ea'), eyes(21, 4.5, 1), line('M22.9 21h2.2', 1.2), shape('M21 27c0-2 1.3-3 3-3s3 1 3 3-1 5-3 5-3-3-3-5z', '#e8a39a'), whiskers] },
  beaver: { back: [ears(2.8, '#5f3b20', 10, 14)], front: [shape(SKULL, '#7d5030'), patch('M16.5 28c0-3 3-4.5 7.5-4.5s7.5 1.5 7.5 4.5-3.5 4.5-7.5 4.5-7.5-1.5-7.5-4.5z', '#b98a5c'), eyes(19.5, 4.8), nose(25, 2.8), shape('M21.5 31h5v5h-5z', '#fff'), line('M24 31v5', 0.9)] },
  dove: { front: [shape('M14.5 22c0-8 4-12 9.5-12s9.5 4 9.5 12c0 8-3.5 13.5-9.5 13.5S14.5 30 14.5 22z', '#dfe3ea'), patch('M14.6 24c3 1.5 4 5 4.2 9.5-2.8-2.3-4.2-5.5-4.2-9.5zM33.4 24c-3 1.5-4 5-4.2 9.5 2.8-2.3 4.2-5.5 4.2-9.5z', '#b8c0d0'), eyes(20, 4.5), shape('M22 23.5h4L24 28z', '#c78a72')] },
  stork: { front: [shape('M16 20c0-6.5 3-9.5 8-9.5s8 3 8 9.5-3 15.5-8 15.5-8-9-8-15.5z', '#faf7ef'), line(`${disc(19.6, 20, 2.8)}${disc(28.4, 20, 2.8)}M22.4 20h3.2`, 1.1), eyes(20, 4.4, 1.1), longBeak('#c8452b')] },
  crane: { front: [shape('M16 20c0-6.5 3-9.5 8-9.5s8 3 8 9.5-3 15.5-8 15.5-8-9-8-15.5z', '#8f9299'), patch('M17 16c1.5-4 4-5.5 7-5.5s5.5 1.5 7 5.5c-4-2-10-2-14 0z', '#b8352a'), patch('M16.3 22c1 1 2.5 1.5 4 1.5L19 31c-1.5-2.5-2.4-6-2.7-9zM31.7 22c-1 1-2.5 1.5-4 1.5L29 31c1.5-2.5 2.4-6 2.7-9z', '#fbf4e4'), eyes(20, 4.3, 1.3), longBeak('#5a564f')] },
  toad: { back: [shape(`${disc(16, 13, 4.8)}${disc(32, 13, 4.8)}`, '#7d9151')], front: [shape('M10.5 24c0-7 5.5-10.5 13.5-10.5S37.5 17 37.5 24c0 7-6 11.5-13.5 11.5S10.5 31 10.5 24z', '#8aa05a'), patch(`${disc(16, 13, 2.8)}${disc(32, 13, 2.8)}`, '#f4d35e'), line('M14 13h4M30 13h4', 1.8), line('M13.5 27c6 4.5 15 4.5 21 0', 1.5), patch(`${disc(18, 20, 1)}${disc(30, 20, 1)}${disc(24, 17.5, 1)}${disc(22, 21.5, 0.8)}`, '#5d6f38')] },
  boar: { back: [shape('M12.5 18l-3-8 8 2.5zM35.5 18l3-8-8 2.5z', '#4a3a2e'), line('M18 10l1-5M22 9V3.5M26 9V3.5M30 10l-1-5', 1.8)], front: [shape(SKULL, '#65503f'), eyes(19.5, 5), line('M16.5 17.5l5 1.5M31.5 17.5l-5 1.5', 2), shape('M17.5 27c0-3 3-4.5 6.5-4.5s6.5 1.5 6.5 4.5-3 4.5-6.5 4.5-6.5-1.5-6.5-4.5z', '#8b6f58'), patch(`${disc(21.5, 27, 1.2)}${disc(26.5, 27, 1.2)}`, INK), shape('M17 31c-2-1-3-4-2.5-7 1.5 2 3 3.5 4.5 4.5zM31 31c2-1 3-4 2.5-7-1.5 2-3 3.5-4.5 4.5z', '#fff')] },
  coyote: { back: [pointed('#a98a63', 2)], front: [shape(WEDGE, '#b99a70'), patch('M17 26c2-1.5 4-2 7-2s5 .5 7 2c-1.6 3.5-3 6.5-4 9.3h-6c-1-2.8-2.4-5.8-4-9.3z', '#efe0c4'), eyes(20.5, 4.4), line('M17.5 18l4 1.3M30.5 18l-4 1.3', 1.4), nose(33), line('M20.5 30l3.5 1.5 3.5-1.5', 1)] },
} as const satisfies Record<string, Head>;

export type Animal = keyof typeof ANIMALS;

/** The head of an animal, and what lies behind it. */
export function animal(kind: Animal): { back: Stroke[]; front: Stroke[] } {
  const head: Head = ANIMALS[kind];
  return { back: head.back ?? [], front: head.front };
}

/** The neck below such a head. */
export const scruff = (kind: Animal): Stroke[] => {
  const fur = animal(kind).front.find((each) => each.fill !== undefined)?.fill ?? '#8d5d38';
  return [shape('M18.5 30h11v7.5c-3 3-8 3-11 0z', darker(fur, 0.86))];
};
