/** Our own drawings, in a box of 24 by 24. Each is told apart by its outline alone; colour only helps. */

export const INK = '#2b2118';
export const PAPER = '#fbf4e4';
const GOLD = '#e9b949';
const METAL = '#cfd6da';
const WOOD = '#a8733f';
const FOOD = '#8bb04f';
const WATER = '#6ea3b8';
const LEAF = '#5d7d45';
const EARTH = '#8a5a32';
const RUST = '#a8441f';
const STEEL = '#46546f';

/** One stroke of the pen: filled, outlined, or a line. */
export type Shape = { d: string; fill?: string; line?: string; width?: number; turn?: string };

const outlined = (d: string, fill: string, width = 1.6): Shape => ({ d, fill, line: INK, width });
const solid = (d: string, fill = INK): Shape => ({ d, fill });
const drawn = (d: string, width = 2, line = INK): Shape => ({ d, line, width });
const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const CARD = 'M6.5 2h11a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z';
/** Dangers are torn below. */
const TORN = 'M6.5 2h11a2 2 0 0 1 2 2v17.5l-3-2.4-2.2 2.9-2.3-2.9-2.3 2.9-2.2-2.9-3 2.4V4a2 2 0 0 1 2-2z';

const BOOT = 'M7 2h8v9.5c1.8 1.7 5 1.6 6 3.8.5 1 .5 2.2.5 3.2H13l-1.3-1.5-1.2 1.5H6.5C6.5 13 7.6 9 7 2zM6.5 19.8h15V22H14v-.8h-2V22H6.5z';
const REVOLVER = 'M1 6.2h2.2V5h1.6v1.2h11.4l1.2-1.7 1.8.7-.4 1.4c2.4.2 3.9 1.3 3.9 3 0 1-.6 1.7-1.5 2l2 7.6c.3 1-.3 1.8-1.3 1.8h-3.4c-.8 0-1.4-.5-1.6-1.3l-1.2-4.5h-1.4c-2 0-3.3-1-3.6-2.7H1zm12.1 6.3c.1.6.5.9 1.2.9h.9l-.3-1.1h-1.8z';
export const HORSESHOE = 'M12 2c5.2 0 9 3.9 9 9 0 3.5-1.2 6.6-2.7 9.8L20 22h-6.5c1.7-3.5 3.1-7.3 3.1-10.7C16.6 8.6 14.6 7 12 7s-4.6 1.6-4.6 4.3c0 3.4 1.4 7.2 3.1 10.7H4l1.7-1.2C4.2 17.6 3 14.5 3 11c0-5.1 3.8-9 9-9z';
const LEAVES = 'M12 22c-.4-3-.4-5 .2-7.4C7.2 15.2 4 12.4 3.4 7.2c4.2.2 7 2 8.2 5.2C11.4 7.6 13.4 4 18 2c2.2 4.6 1.4 8.4-2.6 11.2-1 .7-1.5 1.8-1.7 3.2-.2 1.6-.2 3.6.2 5.6z';
const AXE = 'M9.5 1.5h3.6v2.5h1.4c2-2 4.5-2.6 7-2-1.2 2.6-1.2 7 0 10-2.5.5-5-.3-7-2.2h-1.4V22.5H9.5V9.8H7.2V4h2.3z';
const PICK = 'M3 8.6C6 4.2 9 2.4 12 2.4s6 1.8 9 6.2c-2.6-1.8-5-2.7-7.2-3V22h-3.6V5.6C8 5.9 5.6 6.8 3 8.6z';
const HEAD = 'M12 3a4.8 4.8 0 0 1 2.6 8.8c4 .8 6.4 3.7 6.4 8.7v1H3v-1c0-5 2.4-7.9 6.4-8.7A4.8 4.8 0 0 1 12 3z';
export const MEEPLE = 'M12 1.8a4 4 0 0 1 2.7 6.9c3.2.6 8 2.5 8 4.8 0 1.4-2.3 1.7-5 1.7 1.1 2.3 2.9 4.8 3.3 7h-7.1L12 18.8l-1.9 3.4H3c.4-2.2 2.2-4.7 3.3-7-2.7 0-5-.3-5-1.7 0-2.3 4.8-4.2 8-4.8A4 4 0 0 1 12 1.8z';
const HAT = 'M1.5 9.8c3.3-.8 4-7.3 6.7-7.3 1.4 0 2.2.9 3.8.9s2.4-.9 3.8-.9c2.7 0 3.4 6.5 6.7 7.3-1.8 2-5.8 3-10.5 3s-8.7-1-10.5-3z';
export const STAR = 'M12 1.8l3 7 7.6.6-5.8 5 1.8 7.4-6.6-3.9-6.6 3.9 1.8-7.4-5.8-5 7.6-.6z';

/** What shows the family of an item card, beside its colour. */
export const EMBLEMS = { blue: BOOT, red: REVOLVER, green: LEAVES, yellow: circle(12, 12, 10) + circle(12, 12, 5.5), brown: AXE, white: PICK, purple: HEAD } as const;
export const TINTS = { blue: '#c9d6e8', red: '#efc3b4', green: '#d3e0b5', yellow: '#f4dd94', brown: '#dfc3a0', white: '#eceff0', purple: '#e3cdeb' } as const;

const emblem = (d: string, fill = INK): Shape => ({ d, fill, turn: 'translate(12 12) scale(.5) translate(-12 -12)' });
const family = (colour: keyof typeof TINTS): Shape[] => [outlined(CARD, TINTS[colour]), emblem(EMBLEMS[colour])];
const bandit: Shape[] = [outlined('M6 12.5c1.8.5 3.8.8 6 .8s4.2-.3 6-.8l-.8 5L12 22.5l-5.2-5z', RUST, 1.4), outlined(HAT, INK, 1)];
const wagon: Shape[] = [
  outlined('M2.5 13.5c.3-6.7 2.5-10 9.5-10s9.2 3.3 9.5 10z', PAPER),
  drawn('M8 4.3c-1.3 2.5-1.8 5.5-1.8 9M16 4.3c1.3 2.5 1.8 5.5 1.8 9', 1.3),
  solid('M1.5 13h21v3.6h-21z', EARTH),
  outlined(circle(6.5, 18.5, 3), PAPER),
  outlined(circle(17.5, 18.5, 3), PAPER),
];

const bowl = (fill: string): Shape => outlined('M2 12.5h20c0 4.3-2.6 7.3-5.5 8.5v1h-9v-1C4.6 19.8 2 16.8 2 12.5z', fill);

export const SHAPES = {
  // --- resources
  gold: [outlined(circle(12, 12, 9.5), GOLD), drawn(circle(12, 12, 5.8), 1.3, EARTH), solid('M12 8.5l2.6 3.5-2.6 3.5L9.4 12z', EARTH)],
  metal: [outlined('M1.8 18.5l3-7.5h14.4l3 7.5z', METAL), outlined('M4.8 11l2.7-5h9l2.7 5z', '#f4f7f8')],
  wood: [outlined('M6 5.5h12.5c2 0 3.5 2.9 3.5 6.5s-1.5 6.5-3.5 6.5H6z', WOOD), outlined('M6 5.5c2 0 3.6 2.9 3.6 6.5S8 18.5 6 18.5 2.4 15.6 2.4 12 4 5.5 6 5.5z', '#e9cfa4'), drawn('M6 9.8v4.4M13 9h5M13.5 14.5h4', 1.5)],
  food: [outlined('M12 7.5c1.8-1.8 9-2.6 9 4.8 0 4.7-3 9.4-6 9.4-1.2 0-1.9-.7-3-.7s-1.8.7-3 .7c-3 0-6-4.7-6-9.4 0-7.4 7.2-6.6 9-4.8z', FOOD), drawn('M12 7.5c0-2.3.5-4 1.8-5.5', 1.8), outlined('M13.5 5c1.2-2.4 3.6-3.2 5.8-2.4-.8 2.4-3 3.6-5.8 2.4z', LEAF, 1.2)],
  any: [outlined('M12 1.5l5.2 5.2L12 12 6.8 6.7z', GOLD, 1.4), outlined('M17.3 6.7l5.2 5.3-5.2 5.3L12 12z', METAL, 1.4), outlined('M12 12l5.2 5.3L12 22.5l-5.2-5.2z', WOOD, 1.4), outlined('M6.7 6.7L12 12l-5.3 5.3L1.5 12z', FOOD, 1.4)],

  // --- movement
  walk: [solid(BOOT, STEEL)],
  climb: [outlined('M2 22L22 22V7.5z', '#b7a58c', 1.4), drawn('M2.5 15L13 5.3', 2.6, STEEL), solid('M16.8 1.8l-1.6 8L8.9 3z', STEEL)],
  sail: [solid('M2 16h20l-3.5 5.5h-13z', STEEL), outlined('M11 2v12H3.5z', PAPER, 1.5), outlined('M13 4.5V14h7.5z', PAPER, 1.5)],
  train: [solid('M5 3h4.6l-1 5.2h4.9V3H22v2.4h-1.2V16H3.2V8.2H6z', STEEL), solid('M16 5.8h2.6v3.4H16z', PAPER), solid('M3.2 15.5V20H.8z', STEEL), ...[6.8, 12.3, 18].map((x) => outlined(circle(x, 18.6, 2.7), PAPER, 1.8))],
  telescope: [
    { ...outlined('M2 6.5h7v9H2z', '#d9b56d', 1.5), turn: 'rotate(14 12 11)' },
    { ...outlined('M9 8h6.5v6H9z', '#e9cfa4', 1.5), turn: 'rotate(14 12 11)' },
    { ...outlined('M15.5 9.3H22v3.4h-6.5z', '#d9b56d', 1.5), turn: 'rotate(14 12 11)' },
    drawn('M12 15l-4 7M12.5 15l4 7', 2),
  ],

  // --- cards
  draw: [{ ...outlined(CARD, PAPER), turn: 'translate(2.5 -.5) rotate(10 12 12) scale(.9) translate(1 1)' }, { ...outlined(CARD, '#7c2f18'), turn: 'translate(-3 .5) scale(.92) translate(1 1)' }],
  item: [outlined(CARD, PAPER), outlined('M8.2 11h7.6l1.4 7.5H6.8z', '#d9b56d', 1.4), drawn('M9.8 11V9.5c0-1.6.8-2.5 2.2-2.5s2.2.9 2.2 2.5V11', 1.5)],
  'item:blue': family('blue'),
  'item:red': family('red'),
  'item:green': family('green'),
  'item:yellow': family('yellow'),
  'item:brown': family('brown'),
  'item:white': family('white'),
  'item:purple': family('purple'),
  danger: [outlined(TORN, '#4a3b35'), solid('M10.6 5h2.8v7.5h-2.8zM12 13.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z', PAPER)],
  'danger:E': [outlined(TORN, '#4a3b35'), drawn('M7.8 5.5h4.6l-4.6 5.8h4.6M13.3 11.8h3.2l-3.2 4.2h3.2', 1.9, PAPER)],
  'danger:P': [outlined(TORN, '#4a3b35'), solid('M12 4.2c2.8 3.7 4.3 6 4.3 8.3A4.2 4.2 0 0 1 12 16.8a4.2 4.2 0 0 1-4.3-4.3c0-2.3 1.5-4.6 4.3-8.3z', '#e8745a')],
  self: [outlined(CARD, GOLD), solid(circle(12, 12, 3.8))],

  // --- work
  land: [drawn('M7.5 2L3 22M16.5 2L21 22', 2.4), drawn('M6.5 6.5h11M5 12h14M3.5 18h17', 2.8, EARTH)],
  bridge: [drawn('M1 3.2h22', 2), drawn('M3.5 3.2v4M8 3.2v4M12 3.2v4M16 3.2v4M20.5 3.2v4', 1.8), solid('M1 6.5h22v9.5h-2.2c-.6-3.3-2.2-5.2-4.4-5.2s-3.7 1.9-4.4 5.2c-.7-3.3-2.2-5.2-4.4-5.2s-3.8 1.9-4.4 5.2H1z', EARTH), drawn('M1.5 20c1.8-1.7 3.5-1.7 5.2 0s3.5 1.7 5.3 0 3.5-1.7 5.2 0 3.5 1.7 5.3 0', 2.6, WATER)],
  attack: [solid(REVOLVER)],
  defend: [outlined('M12 1.8l9 3v6.4c0 5.4-3.6 9-9 11-5.4-2-9-5.6-9-11V4.8z', METAL), solid('M12 1.8v20.4c5.4-2 9-5.6 9-11V4.8z', '#8897a5')],
  vp: [outlined(HORSESHOE, '#b9824a', 1.2)],
  feed: [bowl('#d9b56d'), drawn('M8 10c-2-2.5 2-3.5 0-7M12 10c-2-2.5 2-3.5 0-7M16 10c-2-2.5 2-3.5 0-7', 1.6)],

  // --- places
  forest: [solid('M10.3 18h3.4v5h-3.4z', EARTH), outlined('M12 1l5.8 7.2h-2.6l4.8 5.7h-3l4.5 5.1h-19L7 13.9H4l4.8-5.7H6.2z', LEAF, 1.2)],
  prairie: [outlined('M12.3 22C13 13.5 12 7.5 8.8 2c5 3.5 7 9 6.7 14.5C16.6 12.5 18.8 9.5 22.5 8c-2.6 3.8-3.9 8.5-4 14z', '#c9a64e', 1.3), outlined('M10.8 22C10 15.5 7 11 1.5 8.8 4.5 12.5 6 17 6.3 22z', '#c9a64e', 1.3)],
  mountain: [outlined('M1 21.5L12 2.5l11 19z', '#a8927a', 1.5), solid('M12 2.5l4.3 7.4-2.3-.6-2 2.2-2-2.2-2.3.6z', '#fff'), drawn('M12 2.5L1 21.5h22z', 1.5)],
  village: [outlined('M3.5 11.5V22h17V11.5', '#c98f5c', 1.6), outlined('M1.5 12.5L12 3l10.5 9.5z', RUST, 1.6), solid('M9.8 22v-6.5h4.4V22z')],
  lake: [outlined('M12 4.5c6.2 0 10.5 3 10.5 7.5s-4.3 7.5-10.5 7.5S1.5 16.5 1.5 12 5.8 4.5 12 4.5z', WATER), drawn('M5.5 10.5c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 2.5-1.3 4 0M5.5 14.5c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 2.5-1.3 4 0', 1.5, '#fff')],
  river: [drawn('M16 .5C7 5 22 9 13.5 13.2 6 17 10 20 7.5 23.5', 8.6), drawn('M16 0C7 5 22 9 13.5 13.2 6 17 10 20 7.5 24', 5.6, WATER)],
  camp: [outlined('M12 5L22.5 22h-21z', '#b9a06f', 1.6), solid('M12 11l4.5 11h-9z'), drawn('M9.8 1.5L12 5l2.2-3.5', 1.8)],

  // --- conditions
  westmost: [solid('M2 2h2.8v20H2z'), solid('M23 9.3H14V4l-8 8 8 8v-5.3h9z', RUST)],
  heading_west: [outlined(circle(12, 12, 10.3), PAPER, 2), solid('M3.5 12l7.5-6v3.8h8.5v4.4H11V18z', RUST)],
  linked: [drawn('M9.5 7.5H7a4.5 4.5 0 0 0 0 9h2.5M14.5 7.5H17a4.5 4.5 0 0 1 0 9h-2.5M8 12h8', 2.8)],
  unfed: [bowl('none'), drawn('M4 22L20 4', 2, RUST)],

  // --- what happens
  reveal: [outlined('M2.5 2.5h19V14L14 21.5H2.5z', '#e6d3ae', 1.6), outlined('M21.5 14h-6a1.5 1.5 0 0 0-1.5 1.5v6z', INK, 1), drawn('M6 16c1.5-6 6.5-8.5 11-8.5M13.5 4.5l3.5 3-3.5 3', 1.8)],
  wagon,
  party: [
    { ...outlined(MEEPLE, '#7fa08f', 1.6), turn: 'translate(-1.5 0) scale(.62)' },
    { ...outlined(MEEPLE, '#c9d6e8', 1.6), turn: 'translate(10.5 0) scale(.62)' },
    { ...outlined(MEEPLE, GOLD, 1.6), turn: 'translate(4.5 7) scale(.68)' },
  ],

  // --- on the table
  bandit,
  meeple: [outlined(MEEPLE, PAPER)],
  sun: [solid(circle(12, 12, 5.2), '#d9822b'), drawn('M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2L7 7M17 17l2.8 2.8M19.8 4.2L17 7M7 17l-2.8 2.8', 2, '#d9822b')],
  star: [outlined(STAR, RUST, 1.2)],
  hand: [{ ...outlined(CARD, PAPER), turn: 'rotate(-18 12 24) scale(.85) translate(1 2)' }, { ...outlined(CARD, PAPER), turn: 'rotate(14 12 24) scale(.85) translate(3.5 2)' }],
  night: [outlined('M15 1.8A10.5 10.5 0 1 0 22.2 15 8.5 8.5 0 0 1 15 1.8z', '#93a8d6', 1.2)],
} satisfies Record<string, Shape[]>;

/** A sign on a disc. */
export type Mark = { disc: string; d: string; fill: string };

/** Small signs in a corner of a drawing, in a box of 12 by 12: what is done with the thing. */
export const MARKS = {
  plus: { disc: '#ffffff', d: 'M4.9 2.6h2.2v2.3h2.3v2.2H7.1v2.3H4.9V7.1H2.6V4.9h2.3z', fill: '#2f5d2a' },
  minus: { disc: RUST, d: 'M2.6 4.9h6.8v2.2H2.6z', fill: '#ffffff' },
  down: { disc: '#ffffff', d: 'M4.9 2.2h2.2v3.6h2.5L6 10.2 2.4 5.8h2.5z', fill: INK },
  up: { disc: '#ffffff', d: 'M4.9 9.8V6.2H2.4L6 1.8l3.6 4.4H7.1v3.6z', fill: '#2f5d2a' },
  cross: { disc: RUST, d: 'M3.8 2.3L6 4.5l2.2-2.2 1.5 1.5L7.5 6l2.2 2.2-1.5 1.5L6 7.5 3.8 9.7 2.3 8.2 4.5 6 2.3 3.8z', fill: '#ffffff' },
  query: { disc: '#ffffff', d: 'M6 1.7c1.9 0 3.1 1 3.1 2.6 0 2-2 2-2 3.3H5c0-2.3 2-2.3 2-3.2 0-.5-.4-.8-1-.8s-1.1.4-1.2 1H2.7C2.8 2.8 4.1 1.7 6 1.7zM4.9 8.3h2.2v2H4.9z', fill: INK },
  bolt: { disc: '#f4dd94', d: 'M7 1L2.8 6.8h2.5L4.6 11l4.6-6.2H6.5z', fill: INK },
  west: { disc: '#ffffff', d: 'M2 6l3.8-3.6v2.3h4.4v2.6H5.8v2.3z', fill: INK },
  east: { disc: '#ffffff', d: 'M10 6L6.2 2.4v2.3H1.8v2.6h4.4v2.3z', fill: INK },
  burst: { disc: RUST, d: 'M6 1l1.1 2.6 2.7-1-1 2.6L11.2 6 8.8 7l1 2.6-2.7-1L6 11 4.9 8.6l-2.7 1 1-2.6L.8 6l2.4-.8-1-2.6 2.7 1z', fill: '#ffffff' },
} satisfies Record<string, Mark>;
