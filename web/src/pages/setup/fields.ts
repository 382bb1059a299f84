import type { GameInfo, OptionInfo } from '../../api/types';

type Chosen = Record<string, unknown>;
export type Group = { title: string; open: boolean; options: OptionInfo[] };

/** A name in words: `red` is "Red". */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether one of these sets of options is chosen; without any, always. */
export const goesWith = (when: Chosen[] | undefined, chosen: Chosen) => !when?.length || when.some((set) => Object.entries(set).every(([name, value]) => (chosen[name] ?? null) === value));

/** What the game has to say about a value, if it has something to say. */
export const offerOf = (option: OptionInfo, value: unknown) => option.choices?.find((choice) => choice.value === value);

/** A value of an option in words. */
export function valueInWords(option: OptionInfo | undefined, value: unknown): string {
  const said = option && offerOf(option, value)?.label;
  if (said !== undefined) return said;
  if (value === null) return 'Auto';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => valueInWords(option?.item, each)).join(', ') || 'none';
  if (typeof value === 'object') return (option?.fields ?? []).map((field) => `${field.title} ${(value as Chosen)[field.name]}`).join(', ');
  return typeof value === 'string' ? inWords(value) : String(value);
}

/** An option with only those choices that go with the rest. */
export const offered = (option: OptionInfo, chosen: Chosen): OptionInfo => (option.choices ? { ...option, choices: option.choices.filter((choice) => goesWith(choice.when, chosen)) } : option);

/** What a control starts with when an option is no longer left to the game. */
export function fresh(option: OptionInfo): unknown {
  switch (option.kind) {
    case 'switch':
      return false;
    case 'choice':
      return option.choices?.[0]?.value ?? null;
    case 'number':
      return option.minimum ?? 0;
    case 'list':
      return [];
    case 'table':
      return Object.fromEntries((option.fields ?? []).map((field) => [field.name, field.default ?? fresh(field)]));
    default:
      return '';
  }
}

/** The options that the tables of a game settle: how one plays, and how many. */
export function settled(game: GameInfo): Set<string> {
  return new Set(['players', ...game.tables.flatMap((table) => Object.keys(table))]);
}

/** The option that says how one plays: the choice, besides the number of players, that every table of the game settles. */
export const wayOf = (game: GameInfo) => game.options.find(({ name, kind }) => name !== 'players' && kind === 'choice' && game.tables.every((table) => name in table));

/** The further options in the groups of the game; the first is shown at once, the others are folded away. */
export function groupsOf(game: GameInfo, chosen: Chosen): Group[] {
  const skip = new Set([...settled(game), ...game.seat_options.map((option) => option.name)]);
  const asked = game.options.filter((option) => !skip.has(option.name) && goesWith(option.when, chosen));
  return game.groups
    .map((title, nth) => ({ title, open: nth === 0, options: asked.filter((option) => option.group === title).map((option) => offered(option, chosen)) }))
    .filter((group) => group.options.length);
}
