import type { GameInfo, OptionInfo } from '../../api/types';
import type { FormWords } from '../../games/form';

/** One of several values, in words. */
export type Choice = { value: unknown; label: string; meaning?: string };

/** The control that fits an option. */
export type Field =
  | { kind: 'switch' }
  | { kind: 'choice'; choices: Choice[] }
  | { kind: 'number'; minimum: number | undefined; maximum: number | undefined }
  | { kind: 'text' }
  /** Anything else, as JSON. */
  | { kind: 'json' }
  | { kind: 'list'; item: Field }
  | { kind: 'table'; columns: { name: string; title: string; field: Field; usual: unknown }[] };

/** An option as the page shows it. */
export type Form = {
  name: string;
  title: string;
  about: string;
  usual: unknown;
  /** It may be left to the game. */
  optional: boolean;
  field: Field;
  /** Its values are shown as cards. */
  cards: boolean;
  note: ((value: unknown) => string) | null;
};

export type Group = { title: string; open: boolean; forms: Form[] };

/** A number of at most so many values is chosen from a list where words can be chosen too. */
const FEW = 20;

/** A name in words: `roof_jump_lands_mounted` is "Roof jump lands mounted". */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of an option in words. */
export function valueInWords(option: string, value: unknown, words: FormWords): string {
  const said = words.values?.[option]?.[String(value)];
  if (said !== undefined) return said;
  if (value === null) return 'Auto';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => valueInWords(option, each, words)).join(', ') || 'none';
  if (typeof value === 'object') return Object.entries(value).map(([name, each]) => `${words.values?.[option]?.[name] ?? inWords(name)} ${each}`).join(', ');
  return typeof value === 'string' ? inWords(value) : String(value);
}

function fieldOf(option: OptionInfo, owner: string, words: FormWords): Field {
  const choice = (value: unknown): Choice => {
    const meaning = words.meanings?.[owner]?.[String(value)];
    return { value, label: valueInWords(owner, value, words), ...(meaning === undefined ? {} : { meaning }) };
  };
  if (option.fields) {
    const columns = option.fields.map((column) => ({ name: column.name, title: words.values?.[owner]?.[column.name] ?? inWords(column.name), field: fieldOf(column, column.name, words), usual: column.default }));
    return { kind: 'table', columns };
  }
  if (option.item) return { kind: 'list', item: fieldOf(option.item, owner, words) };
  if (option.allowed.startsWith('true or false')) return { kind: 'switch' };
  const { minimum, maximum, choices } = option;
  const whole = option.allowed.includes('a whole number');
  if (choices?.length) {
    const few = whole && minimum !== undefined && maximum !== undefined && maximum - minimum < FEW;
    const numbers = few ? Array.from({ length: maximum - minimum + 1 }, (_, nth) => minimum + nth) : [];
    return { kind: 'choice', choices: [...(option.optional ? [null] : []), ...choices, ...numbers].map(choice) };
  }
  if (whole) return { kind: 'number', minimum, maximum };
  if (!option.allowed.startsWith('text')) return { kind: 'json' };
  const known = Object.keys(words.values?.[owner] ?? {});
  return known.length ? { kind: 'choice', choices: known.map(choice) } : { kind: 'text' };
}

export function formOf(option: OptionInfo, words: FormWords, options: Record<string, unknown> = {}): Form {
  const field = fieldOf(option, option.name, words);
  const fits = words.fits?.[option.name];
  return {
    name: option.name,
    title: words.names?.[option.name] ?? inWords(option.name),
    about: option.about,
    usual: option.default,
    optional: option.optional === true,
    field: field.kind === 'choice' && fits ? { ...field, choices: field.choices.filter(({ value }) => value === null || fits(value, options)) } : field,
    cards: words.cards?.includes(option.name) === true,
    note: words.notes?.[option.name] ?? null,
  };
}

/** What a control starts with when an option is no longer left to the game. */
export function fresh(field: Field): unknown {
  switch (field.kind) {
    case 'switch':
      return false;
    case 'choice':
      return field.choices[0]?.value ?? null;
    case 'number':
      return field.minimum ?? 0;
    case 'list':
      return [];
    case 'table':
      return Object.fromEntries(field.columns.map((column) => [column.name, column.usual ?? fresh(column.field)]));
    default:
      return '';
  }
}

/** The options that the tables of a game settle: how one plays, and how many. */
export function settled(game: GameInfo): Set<string> {
  return new Set(['players', ...game.tables.flatMap((table) => Object.keys(table))]);
}

const BY_KIND: [string, (field: Field) => boolean][] = [
  ['Choices', (field) => field.kind === 'choice'],
  ['Numbers', (field) => field.kind === 'number' || field.kind === 'table'],
  ['On or off', (field) => field.kind === 'switch'],
];

/**
 * The further options in groups. The game's words may say which; from the schema alone, what its presets change is shown at once,
 * and the others are folded away by the kind of answer.
 */
export function groupsOf(game: GameInfo, words: FormWords, options: Record<string, unknown>): Group[] {
  const skip = new Set([...settled(game), ...game.seat_options.map((option) => option.name)]);
  const left = new Map(
    game.options
      .filter(({ name }) => !skip.has(name) && (words.only?.[name]?.includes(String(options.mode)) ?? true))
      .map((option) => [option.name, formOf(option, words, options)]),
  );
  const take = (names: string[]) => names.flatMap((name) => {
    const form = left.get(name);
    left.delete(name);
    return form ? [form] : [];
  });
  const front = [...new Set(Object.values(game.presets).flatMap((preset) => Object.keys(preset)))];
  const named = words.groups ?? [{ title: 'This match', open: true, options: front }];
  const groups: Group[] = named.map((group) => ({ title: group.title, open: group.open === true, forms: take(group.options) }));
  for (const [title, fits] of BY_KIND) groups.push({ title, open: false, forms: take([...left].filter(([, form]) => fits(form.field)).map(([name]) => name)) });
  groups.push({ title: 'More', open: false, forms: take([...left.keys()]) });
  return groups.filter((group) => group.forms.length);
}
