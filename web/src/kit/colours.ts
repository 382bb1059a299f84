import { ICONS } from './icons';

/** A seat's colour with the emblem that is always drawn beside it, so that colour is never alone. */
export type Livery = {
  name: string;
  fill: string;
  /** The colour of what is drawn on the fill. */
  label: string;
  /** A path in a box of 24 by 24, and what it shows. */
  emblem: string;
  sign: string;
  /** How a line of this seat is dashed. */
  dash: string;
};

/** Six colours on a ladder of lightness; any two of them can be told apart by every kind of eye, and in grey. The last two are for
 * tables of more than six: less far from their neighbours, and told apart by their emblems. */
const LADDER: Livery[] = [
  { name: 'Coal', fill: '#1C1914', label: '#ffffff', emblem: ICONS.hat, sign: 'hat', dash: '' },
  { name: 'Indigo', fill: '#1A3C6C', label: '#ffffff', emblem: ICONS.horseshoe, sign: 'horseshoe', dash: '7 3' },
  { name: 'Brick', fill: '#A9321B', label: '#ffffff', emblem: ICONS.star, sign: 'star', dash: '1 3' },
  { name: 'Sage', fill: '#438370', label: '#ffffff', emblem: ICONS.boot, sign: 'boot', dash: '' },
  { name: 'Lilac', fill: '#C67DD6', label: '#2B2118', emblem: ICONS.wheel, sign: 'wheel', dash: '7 3 1 3' },
  { name: 'Marigold', fill: '#EFD151', label: '#2B2118', emblem: ICONS.cactus, sign: 'cactus', dash: '3 3' },
  { name: 'Bone', fill: '#FBF7EC', label: '#2B2118', emblem: ICONS.moon, sign: 'moon', dash: '1 5' },
  { name: 'Umber', fill: '#5E3B1C', label: '#ffffff', emblem: ICONS.barrel, sign: 'barrel', dash: '9 3 3 3' },
];

/** What games call these colours. */
const CALLED: Record<string, number> = { black: 0, blue: 1, red: 2, green: 3, purple: 4, yellow: 5, coal: 0, indigo: 1, brick: 2, sage: 3, lilac: 4, marigold: 5, orange: 5, white: 6, bone: 6, brown: 7, umber: 7 };

/** The livery of a colour by any of its names; a seat that is called otherwise has the one of its number. */
export function livery(colour: string, seat = 0): Livery {
  return LADDER[CALLED[colour.toLowerCase()] ?? seat % LADDER.length]!;
}
