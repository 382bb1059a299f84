/** Mirrors of src/saddlebag/games/train_heist/view.py and content.py. */

export type CowboyView = {
  colour: string;
  name: string;
  place: string;
  horse: string | null;
  flat: boolean;
  jailed: boolean;
  hand: string[];
  hand_size: number;
  loot: string[];
  bullets: number;
  wanted: string | null;
  ability_works: boolean;
  cancels_left: number;
  jail_flag: boolean;
  cars_looted: string[];
  towns_supplied: string[];
  counters: number;
};

export type HeistView = {
  mode: 'coop' | 'solitaire' | 'versus' | 'score_challenge';
  seat: number | null;
  /** What wins: loot on the meter, or counters of one's own in versus; nothing in a score challenge. */
  goal: number | null;
  turn: number;
  active: number;
  order: number[];
  step: string;
  actions_left: number;
  lost_turn: boolean;
  may_mount: boolean;
  may_dismount: boolean;
  bullets_taken: number;
  bullets_used: number;
  dropped_off: boolean;
  boarded_engine: boolean;
  refused: string[];
  trade: { giver: string; partner: string; offer: string[] | null; answer: string[] | null } | null;
  cowboys: CowboyView[];
  cars: string[];
  front: string;
  horses: Record<string, string | null>;
  sheriff: string;
  switches: Record<string, string>;
  switches_removed: boolean;
  speed: number;
  meter: number;
  hangman: number;
  hangman_steps: number;
  cherokee: number[];
  arrests: number;
  bullets: number;
  deck_size: number;
  discards: string[];
  event_deck_size: number;
  events_removed: number;
  events_played: string[];
  wanted_row: string[];
  sack: string[] | null;
  sack_size: number;
  drawn_tile: string | null;
  stacks: Record<string, (string | null)[]>;
  towns: Record<string, string[]>;
  waiting: Record<string, Record<string, number>>;
  fulfilled: [string, string][];
  outcome: string;
  reason: string;
};

export type MainSpace = {
  id: string;
  name: string;
  type: 'rail' | 'canyon' | 'ground' | 'town' | 'cactus';
  x: number;
  y: number;
  star?: 'gold' | 'plain' | null;
  town?: string | null;
  tunnel?: boolean;
  junction?: string | null;
  cactus?: number | null;
  adjacent: string[];
};
export type Mesa = { id: string; name: string; x: number; y: number; width: number; height: number };
export type Rail = { a: string; b: string; kind: 'track' | 'edge' };
export type TrainSpace = {
  id: string;
  name: string;
  section: number;
  kind: 'platform' | 'roof' | 'inside' | 'jail';
  x: number;
  y: number;
  sheriff_line?: number | null;
  adjacent: string[];
};
export type LootSquare = { id: string; car: string; x: number; y: number };
export type Section = { number: number; left: number; right: number };
export type PokerCard = { id: string; value?: number | null; suit: 'revolver' | 'bag' | 'keyhole' | 'wild' };
export type EventCard = { id: string; title: string; effect: string };
export type LootTile = { id: string; name: string; requirement: string };
export type WantedCard = {
  id: string;
  title: string;
  title_place: 'prefix' | 'suffix';
  versus: boolean;
  mission_text: string;
  mission: string;
  ability: string;
};

export type HeistContent = {
  main_spaces: MainSpace[];
  mesas: Mesa[];
  rails: Rail[];
  routes: { junction: string; coming_from: string; colour: 'green' | 'red'; exit_to: string }[];
  town_squares: { town: string; x: number; y: number }[];
  switch_tokens: { junction: string; x: number; y: number }[];
  train_spaces: TrainSpace[];
  loot_squares: LootSquare[];
  sections: Section[];
  jail_places: { x: number; y: number }[];
  poker_cards: PokerCard[];
  event_cards: EventCard[];
  loot_tiles: LootTile[];
  wanted_cards: WantedCard[];
  cowboys: string[];
};
