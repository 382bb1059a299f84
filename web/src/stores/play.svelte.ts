import { api } from '../api/client';
import type { Option, View } from '../api/types';
import type { GameModule, Picking } from '../games/game';
import type { Live } from './live.svelte';
import { byThing, exactSet, oneByOne, reachable } from './picking';
import { toasts } from './toasts.svelte';

/** What the player is about to do at a table: what is lit, picked, armed; and how a click becomes an answer. */
export class Play {
  picked = $state<string[]>([]);
  armed = $state.raw<Option | null>(null);
  chooser = $state.raw<{ title: string; options: Option[]; then: string[] } | null>(null);
  private asked = '';

  constructor(
    readonly live: Live | null,
    readonly game: GameModule,
    readonly content: unknown,
    /** What is looked at when there is no live table: a replay. */
    private readonly still: (() => View | null) | null = null,
  ) {}

  readonly view: View | null = $derived.by(() => (this.still ? this.still() : (this.live?.snapshot?.view ?? null)));
  readonly options: Option[] = $derived.by(() => this.live?.options ?? []);
  readonly question = $derived.by(() => this.live?.ask?.question ?? '');
  readonly picking: Picking = $derived.by(() => (this.options.length ? this.game.picking(this.question, this.options) : null));
  readonly things = $derived(byThing(this.options, (option) => (this.view ? this.game.furtherTouches(option, this.view) : [])));
  /** Things that the engine itself names; these glow. */
  readonly lit = $derived(new Set(this.options.flatMap((option) => option.touches)));
  readonly open = $derived(this.picking === 'set' ? reachable(this.options, this.picked) : this.lit);
  readonly busy = $derived.by(() => this.live !== null && this.live.sending !== null);

  /** The answer that Enter or the main button gives now. */
  readonly main: { label: string; ready: boolean; act: () => void } | null = $derived.by(() => {
    if (!this.options.length) return null;
    const armed = this.armed;
    if (armed) return { label: armed.label, ready: true, act: () => this.answer(armed) };
    if (this.picking === 'set') {
      const option = exactSet(this.options, this.picked);
      if (option) return { label: option.label, ready: true, act: () => this.answer(option) };
      return { label: this.picked.length ? 'Pick more cards' : 'Pick the cards', ready: false, act: () => {} };
    }
    if (this.picking === 'several') {
      const count = this.picked.length;
      const verb = this.question === 'discard' ? 'Discard' : 'Give';
      const done = this.options.find((option) => option.verb === 'done');
      if (count) return { label: `${verb} ${count} card${count > 1 ? 's' : ''}`, ready: true, act: () => this.confirm() };
      if (done) {
        const label = this.question === 'discard' ? 'Keep all cards' : done.label;
        return { label, ready: true, act: () => this.answer(done) };
      }
      return { label: 'Pick the cards', ready: false, act: () => {} };
    }
    const option = this.options.length === 1 ? this.options[0]! : this.game.mainOption(this.options);
    return option ? { label: option.label, ready: true, act: () => this.answer(option) } : null;
  });

  /** A new question forgets what was picked for the last one. */
  settle(number: number, question: string) {
    const now = `${number} ${question}`;
    if (now === this.asked) return;
    this.asked = now;
    this.picked = [];
    this.armed = null;
    this.chooser = null;
  }

  isLit(...things: string[]): boolean {
    return things.some((thing) => this.lit.has(thing));
  }

  optionsFor(things: string[]): Option[] {
    const found = new Set<Option>();
    for (const thing of things) for (const option of this.things.get(thing) ?? []) found.add(option);
    return [...found];
  }

  answer(option: Option, then: string[] = []) {
    this.chooser = null;
    this.armed = null;
    void this.live?.answer(option.text, then);
  }

  confirm() {
    const answers = oneByOne(this.options, this.picked);
    const [first, ...rest] = answers;
    if (first !== undefined) void this.live?.answer(first, rest);
  }

  /** A click or tap on things that lie in one place. Fingers look first: the second tap does. */
  touch(things: string[], title: string, event?: Event) {
    if (this.live === null) return;
    const card = things.find((thing) => thing.startsWith('card:'));
    if (card && this.picking) {
      if (this.picked.includes(card)) this.picked = this.picked.filter((each) => each !== card);
      else if (this.open.has(card)) this.picked = [...this.picked, card];
      else toasts.add('That card fits no offered set together with those you picked.');
      return;
    }
    const options = this.optionsFor(things);
    if (!options.length) {
      this.armed = null;
      void this.askWhy(things);
      return;
    }
    const finger = event instanceof PointerEvent && event.pointerType === 'touch';
    // A horse move that starts at a card goes on with that card.
    const then = card && options.some((option) => option.verb === 'horse') ? [`touch:${card}`] : [];
    const only = options.length === 1 ? options[0]! : null;
    if (only && !then.length) {
      if (finger && this.armed !== only) this.armed = only;
      else this.answer(only);
      return;
    }
    if (only && !finger) {
      this.answer(only, then);
      return;
    }
    this.chooser = { title, options, then };
  }

  choose(option: Option) {
    const then = option.verb === 'horse' ? (this.chooser?.then ?? []) : [];
    this.answer(option, then);
  }

  async askWhy(things: string[]) {
    const seat = this.live?.seat ?? null;
    const thing = things.find((each) => this.game.canAskWhy(each));
    if (thing === undefined || seat === null || !this.live) return;
    try {
      const why = await api.why(this.live.id, seat, thing);
      toasts.add(why.reason, 'warning', why.clause);
    } catch (error) {
      toasts.add((error as Error).message, 'warning');
    }
  }

  escape() {
    if (this.chooser || this.armed || this.picked.length) {
      this.chooser = null;
      this.armed = null;
      this.picked = [];
        return true;
    }
    return false;
  }
}
