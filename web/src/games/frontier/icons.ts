import { ICONS } from '../../kit/icons';

const COINS = 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM8.3 6.4v6.8h4.9v2H8.3v2.4h2.5v2h2.4v-2h2.5v-6.8h-4.9v-2h4.9V6.4h-2.5v-2h-2.4v2z';
const LOG = 'M5 7h13a4 5 0 0 1 0 10H5a3.6 5 0 0 1 0-10zm0 2.3c-.9 0-1.5 1.1-1.5 2.7s.6 2.7 1.5 2.7 1.5-1.1 1.5-2.7S5.9 9.3 5 9.3zM10 10h7v1.3h-7zm1 3h6v1.3h-6z';
const LUMBER = 'M2 6h20v3.4H2zm0 5h20v3.4H2zm0 5h20v3.4H2z';
const NUGGET = 'M7 5l6-2 6 3.5 2.5 6-2.5 6-7 3-7-2.5L2 12zm2.5 2.5L6 12l2 4 2-4 4-2z';
const BAR = 'M6 7h12l4 10H2zm1.6 2.4L5.8 14h12.4l-1.8-4.6z';
const HAMMER = 'M3 4h10l3 3v3h-3l-2-1.5L9 10v12H6V10H3zm15 1l3 2v4l-3-1z';
const GUN = 'M1 7h17l1-2h2l.5 2H23v4h-9c-.5 1.8-1.7 2.8-3.5 3l-1.5.1-2 6.9H2l2.3-8.5H2z';
const HORSE = 'M15 2.5l.8 1.7 2.2 1c1.6 2.6 3 4.7 3.3 7.2l-1.6 1.8-1.7-.3-2.6-2.4-2-.3c.2 3.2 2 5 2.1 10.3H5.2C5 13.8 7 6.8 13.8 4.8z';
const DONKEY = 'M13 1l1.6 5L17 1.5l.8 5.5c1.8 2.6 3.2 4.6 3.4 7l-1.7 1.7-1.8-.4-2.6-2.3-2-.2c.3 3 1.8 4.8 2 9.2H5.5c-.2-8 1.5-14 6.6-16.4z';
const MULE = 'M12.5 1.5l2 4.3 3.2-3-.2 5c2.2 2.5 3.4 4.4 3.7 6.5l-1.7 1.7-2-.4-2.5-2.2-2-.1c.2 2.9 1.7 4.8 1.8 8.7H5c0-8 1.5-13.6 6.9-16.3zM8 12v8h1.6v-8z';
const OX = 'M2 5c2 2.6 4 3.4 6.3 3.4C9.3 7.5 10.6 7 12 7s2.7.5 3.7 1.4C18 8.4 20 7.6 22 5c.8 3.6-.8 6.3-4 7.4L17 18c-.8 2.7-2.6 4.2-5 4.2S7.8 20.7 7 18l-1-5.6C2.8 11.3 1.2 8.6 2 5z';
const COW = 'M3 4c1 3 2.5 4 5 4.3C9 7.5 10.3 7 12 7s3 .5 4 1.3C18.5 8 20 7 21 4c1.5 4 .5 7-3 8.3L17 17c-.5 3-2.5 5-5 5s-4.5-2-5-5l-1-4.7C2.5 11 1.5 8 3 4zm6 8.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm6 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM9.5 18v1.7h5V18z';
const VOTE = 'M4 9h16v13H4zm6 3v2.3h4V12zM7 2h10v6h-2.3V4.3H9.3V8H7z';
const TICKET = 'M2 6h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4zm5 3v6h2V9zm4 1.5v3h6v-3z';
const WORKER = 'M12 2.5a4 4 0 0 1 4 4c0 1.5-.8 2.8-2 3.5l6 1.5-1 4-4-1 2 7.5h-4L12 18l-1 4H7l2-7.5-4 1-1-4 6-1.5a4 4 0 0 1 2-7.5z';
const PICK = 'M3 9C7 4 17 4 21 9l-1.5 1.5C17 8.5 15.5 7.7 13.5 7.3L13.3 22h-2.6l-.2-14.7C8.5 7.7 7 8.5 4.5 10.5z';
const TENT = 'M12 3l10 18H2zm0 6l-4 12h8z';
const HOUSE = 'M12 2l10 8h-3v12H5V10H2zm-2 12v8h4v-8z';
const FIRE = 'M12 1.5c1 4 6 6.5 6 13a6 6 0 0 1-12 0c0-3 1.5-4.5 2.5-7 1 1 1.6 2 1.8 3.5C12 8.5 12.5 5.5 12 1.5zm0 12c-1.5 1.5-2.5 2.5-2.5 4a2.5 2.5 0 0 0 5 0c0-1.5-1.5-2.5-2.5-4z';
const FIST = 'M7 8h2V4h3v3h1V3h3v4h1V5h3v10c0 4-3 7-7 7s-7-3-7-7zm-3 3h2v5H4z';
const SUN = 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM4 5.5L5.5 4 8 6.5 6.5 8zM16 17.5l1.5-1.5 2.5 2.5-1.5 1.5zM4 18.5L6.5 16 8 17.5 5.5 20zM16 6.5L18.5 4 20 5.5 17.5 8z';
const TREE = 'M12 1l5 7h-2.5l4 6h-3l4 5.5h-6V23h-3v-3.5h-6L8.5 14h-3l4-6H7z';
const TRAIN = 'M2 5h9v8h6V8h-1.5V5H21v3h-1.5v5H22v6h-1.3a2.7 2.7 0 0 1-5.4 0h-2.6a2.7 2.7 0 0 1-5.4 0A2.7 2.7 0 0 1 2 18.5zm2.3 2.3v4h4.4v-4z';
const SHIP = 'M8 2h3v6h3V4h3v4h3l-1 5h3l-2.5 7.5c-1.5 1-3 1-4.5 0-1.5 1-3 1-4.5 0-1.5 1-3 1-4.5 0L2 13h3V8h3z';
const COACH = 'M3 4h17v9h-2a4 4 0 0 0-7 1H9a3.5 3.5 0 0 0-6-2zm3 2.5V10h4V6.5zm7 0V10h4V6.5zM6 12.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm9 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z';
const ICEBOX = 'M2 5h20v13h-2a2.5 2.5 0 0 1-5 0H9a2.5 2.5 0 0 1-5 0H2zm9 1.5v2L9.3 7.5l-.8 1.3 1.7 1-1.7 1 .8 1.3L11 11v2h1.6v-2l1.7 1 .8-1.3-1.7-1 1.7-1-.8-1.2-1.7 1v-2z';
const WIRE = 'M11 1h2v3h6v2h-6v2h4v2h-4v12h-2V10H7V8h4V6H5V4h6z';
const CROSS = 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z';
const SHIELD = 'M12 1.5l9 3v7c0 5.5-3.7 9-9 11-5.3-2-9-5.5-9-11v-7z';
const LAUREL = 'M12 2l2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8zM6 19h12v3H6z';
const CHART = 'M3 20V13h4v7zm7 0V8h4v12zm7 0V3h4v17z';
const BADGE = 'M12 1.5l3 6.5 7 .8-5.2 4.7 1.5 7L12 17l-6.3 3.5 1.5-7L2 8.8 9 8z';
const BAG = 'M4 9h16l1.5 12h-19zM8 9V6.5C8 4 9.7 2.5 12 2.5S16 4 16 6.5V9h-2V6.7c0-1.4-.8-2.2-2-2.2s-2 .8-2 2.2V9z';
const ANVIL = 'M2 6h20v3c-3 0-5 1-6 3v3h3v4H5v-4h3v-3c-3 0-5-2-6-4z';
const SHIRT = 'M8 3l4 2 4-2 6 4-2 5-3-1v10H7V11l-3 1-2-5z';
const BOTTLE = 'M10 1.5h4V8c2 1 3 2.5 3 5v9H7v-9c0-2.5 1-4 3-5zM9 13v5h6v-5z';
const HEART = 'M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3.5-3 7-10 13z';
const PAPER = 'M4 2h16v20H4zm3 3v3h10V5zm0 5.5v1.6h10v-1.6zm0 3.5v1.6h10V14zm0 3.5v1.6h6v-1.6z';
const WHEEL = ICONS.wheel;
const CHURCH = 'M11 1h2v2h2v2h-2v3l7 6v8h-6v-5h-4v5H4v-8l7-6V5H9V3h2z';
const WELL = 'M3 8l9-6 9 6-1.3 2H18v4h2v8H4v-8h2v-4H4.3zm5 2v4h3v-4zm5 0v4h3v-4z';
const BARS = 'M3 3h18v18H3zm3 2.5v13h2v-13zm4 0v13h1.5v-13zm3.5 0v13H15v-13zm3.5 0v13h1.5v-13z';
const BELL = 'M11 1h2v2c4 .7 6 3.5 6 8v5l2 3H3l2-3v-5c0-4.5 2-7.3 6-8zM9 20.5h6c-.5 1.6-1.5 2.3-3 2.3s-2.5-.7-3-2.3z';
const SCALES = 'M11 2h2v2.5l6 1.5 3 8c-1.5 2.5-6.5 2.5-8 0l2.5-6.7-3.5-.8V19h4v3H7v-3h4V6.5l-3.5.8L10 14c-1.5 2.5-6.5 2.5-8 0l3-8 6-1.5z';
const HALL = 'M12 1l10 6v3H2V7zM4 11.5h3V18H4zm6.5 0h3V18h-3zm6.5 0h3V18h-3zM2 19.5h20V22H2z';
const SCHOOL = 'M12 2l11 6-11 6L1 8zM5 12l7 4 7-4v5c-3.5 4-10.5 4-14 0z';
const CRADLE = 'M5 3h3v6h11l2-4 2 1-3 9c-3 4-12 4-15 0z';
const AXE = 'M5 2c5-1 9 1 10 6l-4 1 9 11-2 2L8.5 11 6 14C3 10 3 6 5 2z';
const SAW = 'M2 6h20v5l-2 3-2-3-2 3-2-3-2 3-2-3-2 3-2-3-2 3-2-3z';
const DAM = 'M2 4h20v16H2zm2.5 2.5V11h6V6.5zm8 0V11h7V6.5zm-8 6V17h3v-4.5zm5 0V17h6v-4.5zm8 0V17h2v-4.5z';
const BOOM = 'M2 10c3-3 7-3 10 0s7 3 10 0v4c-3 3-7 3-10 0s-7-3-10 0z';
const ENGINE = 'M4 9h4V3h4v6h3V6h5v12h-2a3 3 0 0 1-6 0h-2a3 3 0 0 1-6 0H2v-6h2z';
const PAN = 'M2 9h20c0 6-4 10-10 10S2 15 2 9zm5 2.5c.5 2.5 2.5 4.5 5 4.5v-2c-1.5 0-2.5-1-3-2.5z';
const MINE = 'M2 21V10l10-8 10 8v11h-5v-8l-5-3.5L7 13v8z';
const MILL = 'M3 22V8l5 3V8l5 3V2h6l2 20zm4-6v3h3v-3zm6 0v3h3v-3z';
const CANAL = 'M3 3h3v18H3zm15 0h3v18h-3zM8 6c3-2 5 2 8 0v3c-3 2-5-2-8 0zm0 6c3-2 5 2 8 0v3c-3 2-5-2-8 0z';
const BARN = 'M12 2l9 6v14H3V8zm-4 9v9h8v-9zm1.5 1.5L12 15l2.5-2.5zm5 6L12 17l-2.5 2.5z';
const PUMP = 'M12 1l2 4h4l-3 3 2 4-5-2-5 2 2-4-3-3h4zM11 11h2l2.5 11h-7z';
const STABLE = 'M12 2l10 7v13h-4V12H6v10H2V9zM8 14h8v2.5H8zm0 4.5h8V21H8z';
const FENCE = 'M3 6l2-2 2 2v3h3V6l2-2 2 2v3h3V6l2-2 2 2v15h-4v-4h-3v4h-4v-4H7v4H3zm4 6v2h3v-2zm7 0v2h3v-2z';
const BRIDGE = 'M1 8c7-5 15-5 22 0v4h-2v8h-4v-5a5 5 0 0 0-10 0v5H3v-8H1z';
const DEPOT = 'M1 9l11-7 11 7v3h-2v10h-5v-6H8v6H3V12H1z';
const TRACK = 'M7 1h2v22H7zm8 0h2v22h-2zM4 4h16v2.5H4zm0 6.5h16V13H4zM4 17h16v2.5H4z';
const EXCHANGE = 'M7 3l5 5H9v5H5V8H2zm10 18l-5-5h3v-5h4v5h3z';
const DIE = 'M4 3h16v18H4zm4.5 3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm7 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm-3.5 4.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm7 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z';
const FLAG = 'M5 2h2v2l13 1-4 4.5 4 4.5-13 1v7.5H5z';
const CRACK = 'M3 3h18v18H3zm9 2l-4 6 4 1-3 7 7-9-4-1 3-4z';
const GRASS = 'M4 21c0-6-1-9-3-12 4 2 5 6 5.5 12zm5 0c0-8 .5-13 3-19 1.5 6 2 11 2 19zm8 0c.5-6 1.5-10 5.5-12-2 3-3 6-3 12z';
const DIAL = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.2 3v7.5l5 3 1.2-2-3.8-2.3V5z';
const THEATRE = 'M2 6c3 1.5 6 1.5 9 0v7a4.5 4.5 0 0 1-9 0zm11 3c3 1.5 6 1.5 9 0v7a4.5 4.5 0 0 1-9 0z';

/** The pictures of this game, by what they stand for: goods, tiles, the steps of texts, what lies on the map. */
export const FRONTIER_ICONS: Record<string, string> = {
  money: COINS, log: LOG, lumber: LUMBER, gold: NUGGET, silver: BAR, tools: HAMMER, guns: GUN, horse: HORSE, donkey: DONKEY, mule: MULE, ox: OX, cattle: COW,
  vote: VOTE, free_use: TICKET, animal: HORSE, worker: WORKER, meat: COW, dairy: BOTTLE, enclosure: FENCE, any: BAG, all: BAG, enclosed_cattle: FENCE,
  lumbering: AXE, mining: PICK, ranching: COW, health: CROSS, wealth: COINS, safety: SHIELD, political: LAUREL, investment: CHART, campaign: FLAG,
  fire: FIRE, revolt: FIST, drought: SUN, jam: LOG, damage: CRACK, tent: TENT, wooden_house: HOUSE, tree: TREE, grass: GRASS, dial: DIAL, severity: DIE, die: DIE,
  train: TRAIN, red: TRAIN, blue: TRAIN, yellow: TRAIN, railroad: TRACK, telegraph: WIRE, event: PAPER, exchange: EXCHANGE, note: PAPER,
  assistant: ICONS.people, partner: ICONS.hat, tycoon: BADGE, rustling: HORSE, epidemic: CROSS, pile_up: LOG,
  steamship: SHIP, red_train: TRAIN, blue_train: TRAIN, yellow_train: TRAIN, refrigerator_line: ICEBOX, stagecoach: COACH,
  log_stockpile: LOG, freight_station: COACH, bridge: BRIDGE, railroad_station: DEPOT, train_tile: TRAIN, track: TRACK,
  general_store: BAG, hardware_store: HAMMER, bank: COINS, blacksmith: ANVIL, gunsmith: GUN, tailor: SHIRT, saloon: BOTTLE, brothel: HEART, newspaper: PAPER,
  coach_builder: WHEEL, steamboat: SHIP, doctor: CROSS, church: CHURCH, well: WELL, sheriff_office: BADGE, jail: BARS, fire_house: BELL, courthouse: SCALES,
  town_hall: HALL, schoolhouse: SCHOOL, orphanage: CRADLE, library: ICONS.book,
  logging_camp: AXE, sawmill: SAW, dam: DAM, log_boom: BOOM, steam_donkey: ENGINE, alluvial: PAN, prospect: PAN, hard_rock: MINE, stamp_mill: MILL, canal: CANAL,
  farmstead: BARN, wind_pump: PUMP, horse_stable: STABLE, donkey_stable: STABLE, mule_stable: STABLE, ox_stable: STABLE,
  carnegie_hall: THEATRE, special: BADGE, function: LAUREL, goal: LAUREL, nothing: ICONS.close,
};

/** What a stable holds is drawn in its door. */
export const STABLED: Record<string, string> = { horse_stable: HORSE, donkey_stable: DONKEY, mule_stable: MULE, ox_stable: OX };

export const iconOf = (name: string): string => FRONTIER_ICONS[name] ?? FRONTIER_ICONS.special!;

/** The trains, the suits of characters, and the families of events; a word always stands beside them. */
export const TRAIN_COLOURS: Record<string, string> = { red: '#b03a24', blue: '#2f6596', yellow: '#d9a92c' };
export const SUIT_COLOURS: Record<string, string> = { red: '#e2a394', gold: '#ecd08a', brown: '#cfae86', blue: '#a9c6e0', black: '#b9b4aa', purple: '#cdb2dd' };
export const EVENT_TINTS: Record<string, string> = { boom: '#dfe6c4', health: '#d9e7e4', weather: '#cfdcea', range: '#ecdcb8', panic: '#efd0c2', fire: '#f0cdb4', revolt: '#e6d0e2', river: '#c9dfe6' };
