import { SUITS } from '../../kit/cards/suits';
import { ICONS } from '../../kit/icons';

const PICK = 'M3 9C7 4 17 4 21 9l-1.5 1.5C17 8.5 15.5 7.7 13.5 7.3L13.3 22h-2.6l-.2-14.7C8.5 7.7 7 8.5 4.5 10.5z';
const COINS = 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM11 5.5v1.3c-1.9.3-3.2 1.5-3.2 3.2 0 2 1.6 2.7 3.2 3.2v2.6c-.9-.2-1.6-.7-2-1.4l-1.7 1.2c.8 1.2 2 2 3.7 2.2v1.7h1.8v-1.7c2-.3 3.4-1.5 3.4-3.3 0-2.1-1.7-2.8-3.4-3.3V9c.6.2 1.1.5 1.5 1l1.6-1.3c-.8-1-1.8-1.6-3.1-1.8V5.5z';
const BADGE = 'M12 1.5l2.6 5.3 3.3-1.1 1.4 1.2-.6 3.3 4 2.8-4.6 2.3.6 4.9-4.6-.9L12 23l-2.1-3.7-4.6.9.6-4.9L1.3 13l4-2.8-.6-3.3 1.4-1.2 3.3 1.1zM12 8.8l-1 2.3-2.5.2 1.9 1.6-.6 2.5 2.2-1.3 2.2 1.3-.6-2.5 1.9-1.6-2.5-.2z';
const POSTER = 'M4 1.5h16V22l-2.5-1.3L15 22l-3-1.5L9 22l-2.5-1.3L4 22zM6.5 4v2h11V4zM12 7.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM7 18h10c-.3-2.3-2.3-3.7-5-3.7S7.3 15.7 7 18z';
const REVOLVER = 'M1 6h16l1-2h2.5l.5 2H23v5.5h-9c-.4 1.7-1.6 2.8-3.4 2.9l-1.4.1-2 7H2l2.3-8.7H3L1 11zM9.7 11.5l-.6 1.9 1.5-.1c.8-.1 1.3-.8 1.4-1.8z';
const MASK = 'M2 7c3-2 6-1.5 10 0 4-1.5 7-2 10 0 .5 6-2.5 9.5-6 9.5-2 0-3-1.5-4-1.5s-2 1.5-4 1.5C4.5 16.5 1.5 13 2 7zm3.5 3c.5 2 2 3 4.5 2.5C9.5 10.5 8 9.5 5.5 10zm13 0c-2.5-.5-4 .5-4.5 2.5 2.5.5 4-.5 4.5-2.5z';
const COW = 'M3 4c1 3 2.5 4 5 4.3C9 7.5 10.3 7 12 7s3 .5 4 1.3C18.5 8 20 7 21 4c1.5 4 .5 7-3 8.3L17 17c-.5 3-2.5 5-5 5s-4.5-2-5-5l-1-4.7C2.5 11 1.5 8 3 4zm6 8.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm6 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM9.5 18v1.7h5V18z';
const NUGGET = 'M7 5l6-2 6 3.5 2.5 6-2.5 6-7 3-7-2.5L2 12zm2.5 2.5L6 12l2 4 2-4 4-2z';
const CARD = 'M5 2h14v20H5zm2.5 2.5v15h9v-15zM12 7l3 5-3 5-3-5z';
const DROP = 'M12 1.5c4 5.5 7 8.7 7 13a7 7 0 0 1-14 0c0-4.3 3-7.5 7-13zm-3.5 12.5c0 2.5 1.5 4.2 3.5 4.7v-2c-1-.3-1.7-1.2-1.7-2.7z';
const HORSE = 'M15 2.5l.8 1.7 2.2 1c1.6 2.6 3 4.7 3.3 7.2l-1.6 1.8-1.7-.3-2.6-2.4-2-.3c.2 3.2 2 5 2.1 10.3H5.2C5 13.8 7 6.8 13.8 4.8z';
const TENT = 'M8.5 1.5l1.7-.8L12 3.8 13.8.7l1.7.8L13.2 5.7 21.5 22H15l-3-7.5L9 22H2.5L10.8 5.7z';
const TRAIN = 'M2 5h9v8h6V8h-1.5V5H21v3h-1.5v5H22v6h-1.3a2.7 2.7 0 0 1-5.4 0h-2.6a2.7 2.7 0 0 1-5.4 0A2.7 2.7 0 0 1 2 18.5zm2.3 2.3v4h4.4v-4z';
const DIE = 'M4 3h16v18H4zm4.5 3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm7 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm-3.5 4.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm7 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z';
const CROSS = 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z';
const BAG = 'M4 9h16l1.5 12h-19zM8 9V6.5C8 4 9.7 2.5 12 2.5S16 4 16 6.5V9h-2V6.7c0-1.4-.8-2.2-2-2.2s-2 .8-2 2.2V9z';
const BOTTLE = 'M10 1.5h4V8c2 1 3 2.5 3 5v9H7v-9c0-2.5 1-4 3-5zM9 13v5h6v-5z';
const ARROW = 'M13 4l8 8-8 8v-5H3V9h10z';
const ROCK = 'M1 21L7 9h3l2-5h4l3 8 4 9z';
const BOOK = 'M4 3h6c1 0 1.7.4 2 1 .3-.6 1-1 2-1h6v16h-6.5c-.8 0-1.3.4-1.5 1-.2-.6-.7-1-1.5-1H4zm9.5 3v10.7h4.3V5.3h-3.5c-.5 0-.8.3-.8.7z';
const FLAG = 'M5 2h2v2l13 1-4 4.5 4 4.5-13 1v7.5H5z';
const LAUREL = 'M12 2l2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8zM6 19h12v3H6z';

/** The pictures of this game, by what they stand for: the steps of texts, what is on the boards, what one owns. */
export const WEST_ICONS: Record<string, string> = {
  lp: LAUREL, money: COINS, nugget: NUGGET, card: CARD, wound: DROP, marshal: BADGE, wanted: POSTER, gambler: SUITS.spades, legendary: LAUREL,
  sheriff: BADGE, bandit: MASK, outlaw: MASK, claim_jumper: PICK, high_roller: SUITS.diamonds, mib: ICONS.hat, cattle: COW, longhorn: COW,
  train: TRAIN, event: FLAG, token: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z', die: DIE, move: HORSE, action: ARROW,
  store: BAG, item: BAG, poker: SUITS.spades, wild: ICONS.star, reduce: 'M9 2h6v10h6L12 22 3 12h6z', restore: ICONS.undo, cancel: ICONS.close, ties: 'M3 7h18v3.5H3zm0 6.5h18V17H3z',
  swap: 'M7 3l5 5H9v5H5V8H2zm10 18l-5-5h3v-5h4v5h3z', again: ICONS.undo, rob: MASK, duel: REVOLVER, mesa: ROCK, track: ICONS.list, story: BOOK,
  weapon: REVOLVER, mount: HORSE, misc: BAG,
  trading_post: BAG, general_store: BAG, saloon: BOTTLE, bank: COINS, doctor: CROSS, cabaret: 'M2 6c3 1.5 6 1.5 9 0v7a4.5 4.5 0 0 1-9 0zm11 3c3 1.5 6 1.5 9 0v7a4.5 4.5 0 0 1-9 0z', sheriff_office: BADGE, marshal_office: BADGE,
  mine: PICK, hideout: MASK, ranch: COW, rail: TRAIN, pass: ROCK, frontier: FLAG, outlaw_camp: TENT,
  nothing: ICONS.close,
};

/** The families of poker cards and the colours of the ranches. */
export const KIND_TINTS = { action: '#dbe3c6', reaction: '#d3dbe8', bonus: '#f6e2b3' } as const;
export const COLOURS: Record<string, string> = { green: '#5d8a4a', blue: '#4a7fb0', orange: '#d98a35' };
export const BRAND = ICONS.horseshoe;
