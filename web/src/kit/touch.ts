/**
 * What the kit needs to know of the player's intent. Things on the table have names (`space:c4`, `card:17`); the engine
 * says which of them its answers touch, and a click on one becomes an answer, a choice between answers, or "why not".
 */
export type Touch = {
  /** Whether an answer on offer touches one of these things. */
  isLit(...things: string[]): boolean;
  /** Whether one of them was looked at with a first tap, or chosen by its number. */
  isArmed(...things: string[]): boolean;
  /** A click, a tap or Enter on things that lie in one place. */
  touch(things: string[], title: string, event?: Event): void;
};

/** The same for cards in a hand, of which several may be picked before they are played. */
export type Hold = Touch & {
  isPicked(thing: string): boolean;
  /** Whether it can be picked beside those that are. */
  fits(thing: string): boolean;
};

/** An answer on offer. */
export type Option = { text: string; label: string; verb: string; amounts?: number[] };

/** What answers as buttons need: which are on offer, and how one is given. */
export type Answering<O extends Option = Option> = {
  readonly options: O[];
  readonly question: string;
  readonly busy: boolean;
  readonly armed: O | null;
  answer(option: O, then?: string[]): void;
};
