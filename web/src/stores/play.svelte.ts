import { api } from '../api/client';
import type { LogLine, Option, Picking, Snapshot, View } from '../api/types';
import type { GameModule } from '../games/game';
import type { Hold } from '../kit/touch';
import type { Live } from './live.svelte';
import { byThing, followUp, oneByOne, reachable, settled } from './picking';
import { toasts } from './toasts.svelte';

/** The answer that Enter or the main button gives. */
type Main = { label: string; ready: boolean; /** It ends what one could still go on with, so it is not urged. */ stops: boolean; act: () => void };

/** A choice between the options that one click could mean. */
type Chooser = { title: string; options: Option[]; thing: string };

/** What the player is about to do at a table: what is lit, picked, armed; and how a click becomes an answer. */
export class Play<V extends View, C> implements Hold {
  picked = $state<string[]>([]);
  armed = $state.raw<Option | null>(null);
  chooser = $state.raw<Chooser | null>(null);
  private asked = '';

  constructor(
    readonly game: GameModule<V, C>,
    readonly content: C,
    /** The table that is played at; null where one only looks, in a replay. */
    readonly live: Live | null,
    /** What is looked at. */
    private readonly shown: () => Snapshot | null,
  ) {}

  /** The position as this viewer sees it. Boards are drawn only when there is one. */
  readonly view: V = $derived.by(() => this.shown()?.view as V);
  readonly log: LogLine[] = $derived.by(() => this.shown()?.log ?? []);
  /** What the last decision brought, for a board that shows it: the dice that fell. */
  readonly news: LogLine[] = $derived.by(() => this.log.filter((line) => line.number === this.log.at(-1)?.number));
  readonly options: Option[] = $derived.by(() => this.live?.options ?? []);
  readonly question = $derived.by(() => this.live?.ask?.question ?? '');
  readonly busy = $derived.by(() => this.live !== null && this.live.sending !== null);

  readonly picking: Picking | null = $derived.by(() => (this.options.length ? (this.live?.ask?.picking ?? null) : null));
  /** Options by the things that lead to them. */
  readonly things = $derived.by(() => byThing(this.options));
  /** Things that the engine itself names; these glow. */
  readonly lit = $derived(new Set(this.options.flatMap((option) => option.touches)));
  private readonly open = $derived(this.picking?.kind === 'set' ? reachable(this.options, this.picked) : this.lit);
  private readonly armedThings = $derived(new Set(this.armed?.touches ?? []));

  readonly main: Main | null = $derived.by(() => {
    if (!this.options.length) return null;
    if (this.armed) return this.offer(this.armed);
    if (this.picking) return this.pickedSoFar(this.picking);
    const option = this.options.length === 1 ? this.options[0]! : this.options.find((each) => each.main);
    return option ? this.offer(option, { stops: this.options.length > 1 && !!option.ends }) : null;
  });

  private offer(option: Option, { label = option.label, stops = false } = {}): Main {
    return { label, ready: true, stops, act: () => this.answer(option) };
  }

  private pickedSoFar(picking: Picking): Main {
    const count = this.picked.length;
    const notYet = { label: count ? 'Pick more cards' : 'Pick the cards', ready: false, stops: false, act: () => {} };
    if (picking.kind === 'set') {
      const option = settled(this.options, this.picked);
      return option ? this.offer(option) : notYet;
    }
    if (count) return { label: `${picking.verb} ${count} card${count > 1 ? 's' : ''}`, ready: true, stops: false, act: () => this.confirm(picking.done ?? '') };
    const done = this.options.find((option) => option.text === picking.done);
    return done ? this.offer(done, { ...(picking.none ? { label: picking.none } : {}), stops: this.options.length > 1 }) : notYet;
  }

  /** A new question forgets what was picked for the last one. */
  settle(number: number, question: string) {
    const now = `${number} ${question}`;
    if (now === this.asked) return;
    this.asked = now;
    this.escape();
  }

  isLit(...things: string[]): boolean {
    return things.some((thing) => this.lit.has(thing));
  }

  isArmed(...things: string[]): boolean {
    return things.some((thing) => this.armedThings.has(thing));
  }

  isPicked(thing: string): boolean {
    return this.picked.includes(thing) || this.armedThings.has(thing);
  }

  fits(thing: string): boolean {
    return this.picking?.kind !== 'set' || this.open.has(thing);
  }

  /** Whether a click on this thing leads to an answer, lit or not. */
  leadsOn(thing: string): boolean {
    return this.things.has(thing);
  }

  answer(option: Option, then: string[] = []) {
    this.chooser = null;
    this.armed = null;
    void this.live?.answer(option.text, then);
  }

  private confirm(done: string) {
    const [first, ...rest] = oneByOne(this.things, this.picked, done);
    if (first !== undefined) void this.live?.answer(first, rest);
  }

  /** A click or tap on things that lie in one place. Fingers look first: the second tap does. */
  touch(things: string[], title: string, event?: Event) {
    if (this.live === null) return;
    const card = things.find((thing) => thing.startsWith('card:'));
    if (card && this.picking) {
      this.pick(card);
      return;
    }
    const options = new Set(things.flatMap((thing) => this.things.get(thing) ?? []));
    const [only, another] = options;
    if (!only) {
      this.armed = null;
      void this.askWhy(things);
      return;
    }
    const thing = things.find((each) => this.things.has(each))!;
    const finger = event instanceof PointerEvent && event.pointerType === 'touch';
    const then = followUp(only, thing);
    if (another || (finger && then.length)) this.chooser = { title, options: [...options], thing };
    else if (finger && this.armed !== only) this.armed = only;
    else this.answer(only, then);
  }

  private pick(card: string) {
    if (this.picked.includes(card)) this.picked = this.picked.filter((each) => each !== card);
    else if (this.picking?.kind === 'set' ? this.open.has(card) : this.things.has(card)) this.picked = [...this.picked, card];
    else toasts.add('No set on offer has that card together with those you picked.');
  }

  /** One of the options that a click could mean. */
  choose(option: Option) {
    this.answer(option, this.chooser ? followUp(option, this.chooser.thing) : []);
  }

  async askWhy(things: string[]) {
    const seat = this.live?.seat ?? null;
    const kinds = this.live?.ask?.asked ?? [];
    const thing = things.find((each) => each.includes(' ') || kinds.includes(each.split(':')[0]!));
    if (thing === undefined || seat === null || !this.live) return;
    try {
      const why = await api.why(this.live.id, seat, thing);
      toasts.add(why.reason, 'warning', why.clause);
    } catch (error) {
      toasts.add((error as Error).message, 'warning');
    }
  }

  /** Back out of what was begun. */
  escape() {
    this.chooser = null;
    this.armed = null;
    this.picked = [];
  }
}

export type AnyPlay = Play<any, any>;
