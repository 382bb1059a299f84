/** Mirrors of src/saddlebag/games/high_stakes_drifter/view.py and of the entries of its content. */

export type Stat = 'smarts' | 'skill' | 'luck';
export type Triple = [number, number, number];
export type Kind = 'dude' | 'gear' | 'fortune';
export type SideName = 'front' | 'back';

export type KickerView = { chip: string; side: SideName };
export type PartSource = 'printed' | 'swap' | 'gear' | 'fortune' | 'kicker' | 'ability';
export type PartView = { source: PartSource; card: string | null; piece: string | null; smarts: number; skill: number; luck: number };

export type CardView = {
  id: string;
  owner: string;
  kind: Kind;
  bearer: string | null;
  in_street: boolean;
  up: boolean;
  card: string | null;
  shape: string | null;
  chips: number;
  kickers: KickerView[];
  kicker_value: number;
  kicker_limit: number | null;
  stats: number[] | null;
  parts: PartView[];
  blank: boolean;
  shield: boolean;
  fresh: boolean;
  peeked: string[];
  reinvest_cost: number | null;
};

export type PlayerView = {
  name: string;
  stake: number;
  invested: number;
  out: boolean;
  left: boolean;
  hand: string[];
  hand_size: number;
  draw_size: number;
  deadwood: string[];
  stack: string[];
  stack_size: number;
  buried_chips: string[];
  deck: string[];
  deck_chips: string[];
  cards: CardView[];
  fighter: string | null;
  in_shootout: boolean;
  folded: boolean;
  bet: number;
  bets: number;
  all_in: boolean;
  totals: number[] | null;
  winner: boolean;
};

export type PotView = { amount: number; players: string[] };
export type BettingView = { speaker: string | null; high: number; to_call: number; smallest: number; raises: number; raises_left: number | null };

export type ChallengeView = {
  challenger: string;
  inside: string[];
  pot: number;
  dead: number;
  pots: PotView[];
  waiting: string[];
  speaker: string | null;
  betting: BettingView | null;
  counting: Stat[];
  more_betting: boolean;
  no_kickers: string[];
  no_fortune: string[];
  no_reinvest: string[];
  must_reinvest: string[];
  free_reinvest: string[];
};

export type DrifterView = {
  mode: 'quickstart' | 'standard' | 'high_stakes';
  seat: number | null;
  round: number;
  ante: number;
  next_ante_round: number | null;
  stage: string;
  first: string;
  badge: string;
  actions_left: number;
  may_challenge: boolean;
  must_challenge: boolean;
  quiet_turns: number;
  quiet_rounds: number;
  round_limit: number;
  players: PlayerView[];
  challenge: ChallengeView | null;
  outcome: string;
  reason: string;
};

export type Rarity = 'common' | 'uncommon' | 'rare' | 'fixed';
export type CardEntry = { id: string; no: number; name: string; cost: number; smarts: number; skill: number; luck: number; rarity: Rarity; traits?: string[]; fx?: string[] };
export type DudeEntry = CardEntry & { faction: string; kicker_limit: number };
export type Side = { stat: Stat; mod: number };
export type Colour = 'white' | 'red' | 'blue' | 'green';
export type Chip = { id: string; name: string; colour: Colour; value: number; rarity: Rarity; front: Side; back: Side };

export type DrifterContent = {
  dude_cards: DudeEntry[];
  gear_cards: CardEntry[];
  fortune_cards: CardEntry[];
  kicker_chips: Chip[];
  faction_list: { id: string; name: string; leaning: string }[];
  /** Abilities in words. */
  card_texts?: { id: string; text: string }[];
  /** The names of things, in the order of the numbers that events give them. */
  cards: string[];
  chips: string[];
};
