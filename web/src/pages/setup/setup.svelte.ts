import type { Choices, GameInfo, NewTable, SeatKind, SeatOption, SeatWish } from '../../api/types';
import { termsInWords } from '../../stores/clocks';
import { goesWith, groupsOf, offerOf, settled, valueInWords, wayOf } from './fields';

export const BOT_NAMES: Record<string, string> = { tenderfoot: 'Tenderfoot', drover: 'Drover', marshal: 'Marshal', random: 'Random', heuristic: 'Heuristic' };
export const botName = (bot: string) => BOT_NAMES[bot] ?? bot;
export const usualBot = (bots: string[]) => (bots.includes('drover') ? 'drover' : (bots.at(-1) ?? 'drover'));

type Table = Record<string, unknown>;
type SeatChoice = { kind: SeatKind; bot: string };
type ClockKind = 'none' | 'live' | 'days';
export const CLOCKS: { value: ClockKind; label: string; about: string }[] = [
  { value: 'none', label: 'No clock', about: 'Everybody thinks as long as they like.' },
  { value: 'live', label: 'Live', about: 'Minutes for the whole match, running only while you are asked.' },
  { value: 'days', label: 'Days', about: 'So many days for each turn.' },
];
export const MINUTES = [3, 5, 10, 15, 30, 60, 120];
export const INCREMENTS = [0, 5, 10, 15, 30, 60];
export const DAYS = [1, 2, 3, 5, 7, 14];
export const AWAY_MINUTES = [1, 2, 5, 10, 30, 60, 1440, 4320];
/** What the server would not have, and which option it named. */
type Refusal = { option: string | null; text: string };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What somebody has chosen for a new table. */
export class Setup {
  /** Which of the game's tables. */
  place = $state(0);
  seats = $state<SeatChoice[]>([]);
  /** The further options that are not as usual. */
  changed = $state<Record<string, unknown>>({});
  /** What is chosen for the seats of people at this device, seat by seat. */
  choices = $state<Record<number, Choices>>({});
  /** Only who has the link finds it. */
  private = $state(true);
  clock = $state<ClockKind>('none');
  minutes = $state(15);
  increment = $state(15);
  days = $state(3);
  absence = $state('bot');
  awayMinutes = $state(5);
  refusal = $state.raw<Refusal | null>(null);
  /** What the server found wrong with what a seat chose. */
  faults = $state.raw<string[]>([]);

  constructor(readonly game: GameInfo) {
    const most = Math.max(...game.seats.map((seats) => seats.length));
    const bot = usualBot(game.bots);
    this.seats = Array.from({ length: most }, (_, seat) => ({ kind: seat ? 'bot' : 'me', bot }));
  }

  /** The options that this table settles. */
  get table(): Table {
    return this.game.tables[this.place] ?? {};
  }
  private modeOf(table: Table): unknown {
    return table[wayOf(this.game)?.name ?? ''] ?? null;
  }
  get mode(): unknown {
    return this.modeOf(this.table);
  }
  /** The seats by name. */
  get names(): string[] {
    return this.game.seats[this.place] ?? [];
  }
  /** One person has every seat. */
  get alone(): boolean {
    return this.table.players === 1;
  }
  /** Why what seats choose is not chosen here, if it is not. */
  get later(): string | null {
    return this.game.dealt.find((option) => option.later && goesWith(option.when, this.all))?.later ?? null;
  }
  /** What every seat of this table chooses for itself, here and now. */
  get seatOptions(): SeatOption[] {
    if (this.later !== null) return [];
    const names = this.game.chosen_by_seats[this.place] ?? [];
    return this.game.seat_options.filter((option) => names.includes(option.name));
  }
  /** The seats for which the choice is made here. */
  get ownSeats(): number[] {
    return this.names.flatMap((_, seat) => (this.alone || ['me', 'guest'].includes(this.seats[seat]!.kind) ? [seat] : []));
  }
  /** All that is chosen for the table. */
  private get all(): Table {
    return { ...this.changed, ...this.table };
  }
  get groups() {
    return groupsOf(this.game, this.all);
  }
  /** The options that are asked for in this mode. */
  get asked(): Set<string> {
    return new Set(this.groups.flatMap((group) => group.options.map((option) => option.name)));
  }
  get waitsForFriends(): boolean {
    return !this.alone && this.seats.slice(0, this.names.length).some((seat) => seat.kind === 'open');
  }

  /** The modes, each with its tables. */
  get modes(): { mode: unknown; places: number[] }[] {
    const modes: { mode: unknown; places: number[] }[] = [];
    this.game.tables.forEach((table, place) => {
      const mode = this.modeOf(table);
      const known = modes.find((each) => each.mode === mode);
      if (known) known.places.push(place);
      else modes.push({ mode, places: [place] });
    });
    return modes;
  }

  /** A mode in the game's words. */
  modeOffer(mode: unknown): { value: unknown; label: string; about?: string } {
    const option = wayOf(this.game);
    return (option && offerOf(option, mode)) ?? { value: mode, label: valueInWords(undefined, mode) };
  }

  /** Another mode, with as many seats as before where it can be. */
  choose(mode: unknown) {
    const places = this.modes.find((each) => each.mode === mode)?.places ?? [0];
    this.place = places.find((place) => this.game.seats[place]?.length === this.names.length) ?? places[0]!;
    this.dropUnfit();
  }

  /** What does not go with the rest any more is as usual again. */
  private dropUnfit() {
    for (const { name, choices } of this.game.options) {
      const { [name]: chosen, ...others } = this.changed;
      const choice = choices?.find(({ value }) => value === chosen);
      if (name in this.changed && choice && !goesWith(choice.when, this.all)) this.changed = others;
    }
  }

  /** How many play at one of the tables, in words. */
  count(place: number): string {
    const seats = this.game.seats[place]?.length ?? 0;
    const [one, many] = this.game.seat_words;
    const people = this.game.tables[place]?.players;
    return people === seats || this.modes.find((each) => each.places.includes(place))!.places.every((each) => this.game.tables[each]?.players === 1) ? String(seats) : `you with ${seats} ${seats === 1 ? one : many}`;
  }

  /** With a clock nobody waits for ever. */
  chooseClock(kind: ClockKind) {
    this.clock = kind;
    if (kind !== 'none' && this.absence === 'wait') this.absence = 'bot';
  }

  /** What the table agrees on. */
  get terms(): Pick<NewTable, 'clock' | 'absence' | 'away_minutes'> {
    if (!this.waitsForFriends) return {};
    const live = { kind: 'live', minutes: this.minutes, increment: this.increment };
    const clock = this.clock === 'none' ? null : this.clock === 'live' ? live : { kind: 'days', days: this.days };
    return { clock, absence: this.absence, away_minutes: this.awayMinutes };
  }

  set(name: string, value: unknown) {
    if (this.refusal?.option === name) this.refusal = null;
    const usual = this.game.options.find((option) => option.name === name)?.default;
    const { [name]: _, ...others } = this.changed;
    this.changed = same(value, usual) ? others : { ...others, [name]: value };
    this.dropUnfit();
  }

  /** Comes with choices for the own seat, to a table where they can be made. */
  bring(choices: Record<string, string>) {
    const known = Object.entries(choices).filter(([name]) => this.game.seat_options.some((option) => option.name === name));
    if (!known.length) return;
    const place = this.game.chosen_by_seats.findIndex((names) => known.every(([name]) => names.includes(name)));
    if (place >= 0) this.place = place;
    for (const [name, value] of known) this.chooseFor(0, name, value);
  }

  /** What a seat at this device chooses for itself. */
  chooseFor(seat: number, name: string, value: unknown) {
    this.faults = [];
    this.choices[seat] = { ...this.choices[seat], [name]: value };
  }

  value(name: string): unknown {
    return name in this.changed ? this.changed[name] : this.game.options.find((option) => option.name === name)?.default;
  }

  /** Takes over a preset: its table, and its options in place of all that was changed. */
  preset(name: string) {
    const preset = this.game.presets[name] ?? {};
    const fits = (table: Table) => Object.entries(preset).every(([option, value]) => !(option in table) || table[option] === value);
    const place = this.game.tables.findIndex(fits);
    if (place >= 0) this.place = place;
    const fixed = settled(this.game);
    this.changed = {};
    this.refusal = null;
    for (const [option, value] of Object.entries(preset)) if (!fixed.has(option)) this.set(option, value);
  }

  /** The body of the request that opens this table. */
  get wish(): NewTable {
    const asked = this.asked;
    const options = { ...Object.fromEntries(Object.entries(this.changed).filter(([name]) => asked.has(name))), ...this.table };
    const seats = this.names.map((_, seat): SeatWish => {
      const { kind, bot } = this.seats[seat]!;
      const choices = this.seatOptions.length && this.ownSeats.includes(seat) ? { choices: this.choices[seat] ?? {} } : {};
      if (this.alone) return { kind: seat ? 'guest' : 'me', ...choices };
      return kind === 'bot' ? { kind, bot } : { kind, ...choices };
    });
    return { game: this.game.name, options, seats, private: this.private, ...this.terms };
  }

  /** The server said no: the sentence, beside the option that it names. */
  refuse(sentence: string, faults: string[] = []) {
    this.faults = faults;
    const named = /^Option (\w+)\b/.exec(sentence)?.[1] ?? null;
    this.refusal = { option: named !== null && this.asked.has(named) ? named : null, text: sentence };
  }

  /** The table in words. */
  get summary(): string[] {
    const { clock = null, absence = 'bot', away_minutes = 5 } = this.terms;
    const agreed = this.waitsForFriends ? termsInWords({ clock, absence, away_minutes }) : [];
    return [...tableInWords(this.game, this.wish.options ?? {}, this.names.length), ...agreed];
  }
}

/** A table in words: how it is played, by how many, and what is not as usual. */
export function tableInWords(game: GameInfo, options: Record<string, unknown>, seats: number): string[] {
  const [one, many] = game.seat_words;
  const fixed = settled(game);
  const way = wayOf(game);
  const ofSeats = new Set(game.seat_options.map((option) => option.name));
  const unusual = game.options.filter((option) => !fixed.has(option.name) && !ofSeats.has(option.name) && option.name in options && !same(options[option.name], option.default));
  return [
    ...(way && options[way.name] != null ? [valueInWords(way, options[way.name])] : []),
    `${seats} ${seats === 1 ? one : many}`,
    ...unusual.map((option) => `${option.title}: ${valueInWords(option, options[option.name])}`),
  ];
}
