import { westForm } from './deck_goes_west/form';
import { drifterForm } from './high_stakes_drifter/form';
import { heistForm } from './train_heist/form';

/** What a game may add to the page on which its tables are set up. Without it the page speaks the words of the schema. */
export type FormWords = {
  /** Options in words, where their name does not say it. */
  names?: Record<string, string>;
  /** Values in words, by option. For a text they are the choices. */
  values?: Record<string, Record<string, string>>;
  /** What a value means, by option. */
  meanings?: Record<string, Record<string, string>>;
  /** A remark on the chosen value, by option: how hard a goal is. */
  notes?: Record<string, (value: unknown) => string>;
  /** The options by subject; an open group is shown at once, the others are folded away. */
  groups?: { title: string; open?: boolean; options: string[] }[];
  /** Options that matter only in these modes. */
  only?: Record<string, string[]>;
  /** Which values go with what else is chosen, by option; without it all do. */
  fits?: Record<string, (value: unknown, options: Record<string, unknown>) => boolean>;
  /** Options of which every value is shown as a card with its meaning. */
  cards?: string[];
  /** The presets in words; null where the options themselves offer as much. */
  presets?: Record<string, string> | null;
  /** What a seat chooses for itself, in words: "Your deck". */
  own?: Record<string, string>;
  /** When what seats choose is chosen at the table and not when it is set up: the sentence that says so; else null. */
  later?: (options: Record<string, unknown>) => string | null;
  /** Of what a table deals before a seat chooses: the button that leads there. */
  dealt?: Record<string, string>;
  /** What a seat is, one and several. */
  seat?: [string, string];
};

/** Kept apart from the boards: the start page needs these words and no board. */
const FORMS: Record<string, FormWords> = { train_heist: heistForm, deck_goes_west: westForm, high_stakes_drifter: drifterForm };

export const formWords = (game: string): FormWords => FORMS[game] ?? {};
