/** Mirrors of src/saddlebag/games/deck_goes_west/view.py and of the entries of its content. */
import type { Colour, Place, Resource } from './jobs/grammar';

export type Stock = Record<Resource, number>;

export type PlayerView = {
  colour: string;
  character: string;
  name: string;
  alive: boolean;
  cell: string | null;
  standing: boolean;
  tapped: boolean;
  passed: boolean;
  stock: Stock;
  vp: number;
  hand: string[];
  hand_size: number;
  hand_limit: number;
  draw_size: number;
  draw_top: string[];
  discard: string[];
  owned: string[];
};

export type WorkView = { key: string; dice: Record<string, number>; invited: string[]; guest: string | null; missions_used: Record<string, number[]> };
export type MovementView = { mover: string; walk: number; climb: number; sail: number; rides: number[]; refunded: string[]; attempt: string | null; heading: string | null };
export type BattleView = { cell: string; attack_dice: number; hits: number; defence_dice: number; saves: number; attackers: string[]; raids: string[] };
export type TradeView = { partner: string; builder: string | null; packages: number; lines: number; give: Stock; ask: Stock; cards: string[]; asked: string[]; colours: string[]; moved: string[] };
export type Mode = 'solo' | 'versus' | 'cooperative';
export type Deck = 'starter' | 'trade' | 'exhaustion' | 'pain';

export type WestView = {
  mode: Mode;
  mission: string;
  scoreboard: string;
  bandit_dice: 'd20' | 'd12' | 'both';
  seat: number | null;
  day: number;
  day_len: number;
  score_len: number;
  risk: number;
  vp: number[];
  p1: string | null;
  stage: string;
  night_step: string | null;
  active: string;
  actions_left: number;
  acted: boolean;
  refused: string[];
  handed: string[];
  waiting: string[];
  players: PlayerView[];
  land: Record<string, string>;
  fringe: string[];
  bandits: Record<string, number>;
  railways: string[];
  fed: string[];
  wagon: string | null;
  land_pile: number;
  land_discard: (string | null)[];
  records: Record<string, number>;
  party: number;
  trade_row: string[];
  piles: Record<Deck, { size: number; discards: string[] }>;
  limbo: string[];
  work: WorkView | null;
  movement: MovementView | null;
  battle: BattleView | null;
  trade: TradeView | null;
  outcome: string;
  reason: string;
};

export type Terrain = Place | 'bandit_camp';
export type LandTile = { id: string; name: string; type: Terrain; star: number; job?: string | null };
export type EntryOption = { walk?: number; climb?: number; sail?: number; from_water?: boolean; refund_walk?: number };
export type Section = { score: [number, number]; day: [number, number]; risk: number };
export type Scoreboard = { id: string; score_len: number; day_len: number; sections: Section[] };
type ItemEntry = { id: string; name: string; count: number; colour: Colour; jobs: string[] };
export type Character = { id: string; name: string; difficulty: number; hand_limit: number; stock: Partial<Stock>; jobs: string[]; deck: Record<string, number>; about: string };
export type Mission = {
  id: string;
  name: string;
  mode: Mode;
  difficulty: string;
  boards: string[];
  dice: string[];
  setup: string[];
  rules: string[];
  jobs: string[];
  events: string[];
  night: string[];
  about: string;
};

export type WestContent = {
  boards: Scoreboard[];
  land_tiles: LandTile[];
  entry_costs: { id: string; options: EntryOption[] }[];
  starter_cards: ItemEntry[];
  trade_cards: (ItemEntry & { buy: string[] })[];
  danger_cards: { id: string; name: string; type: 'E' | 'P'; count: number; jobs: string[] }[];
  character_cards: Character[];
  mission_cards: Mission[];
  /** The names of things, in the order of the numbers that events give them. */
  cards: string[];
  tiles: string[];
};
