import type { LogLine } from '../../api/types';
import { settings } from '../../stores/settings.svelte';

/** What somebody else did with one decision. */
export type Act = { number: number; seat: number; text: string; /** What is told of it, for whoever looks for its place. */ lines: LogLine[] };

const SENTENCES = 2;
const MOST_WAITING = 6;
const LEAST = 1100;
const A_LETTER = 22;

/** What others did, decision by decision: whatever has weight, in a sentence or two. */
export function actsOf(lines: LogLine[], own: number | null, doer: (line: LogLine) => number | null): Act[] {
  const acts = new Map<number, Act>();
  for (const line of lines) {
    const seat = doer(line);
    if (seat === null || seat === own || line.weight < 1) continue;
    const act = acts.get(line.number) ?? { number: line.number, seat, text: '', lines: [] };
    acts.set(line.number, act);
    act.lines.push(line);
  }
  return [...acts.values()].map((act) => ({ ...act, text: act.lines.slice(0, SENTENCES).map((line) => line.text).join(' ') }));
}

/** Tells what others did, one act after the other, as fast as somebody wants to read. */
export class Captions {
  shown = $state.raw<Act | null>(null);
  paused = $state(false);
  private waiting: Act[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Puts acts in line; of many only the newest. */
  take(acts: Act[], all = false) {
    if (!settings.captionPace) return;
    this.waiting = [...this.waiting, ...acts];
    if (!all) this.waiting = this.waiting.slice(-MOST_WAITING);
    if (!this.shown && !this.paused) this.next();
  }

  /** From the first of these acts on, whatever was under way. */
  again(acts: Act[]) {
    this.stop();
    this.paused = false;
    this.take(acts, true);
  }

  private next = () => {
    clearTimeout(this.timer);
    this.shown = this.waiting.shift() ?? null;
    if (this.shown) this.timer = setTimeout(this.next, (LEAST + A_LETTER * this.shown.text.length) * settings.captionPace);
  };

  /** What is shown stays; what comes waits. */
  pause() {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.timer);
    else this.next();
  }

  /** Nothing more is told. */
  stop() {
    clearTimeout(this.timer);
    this.waiting = [];
    this.shown = null;
  }
}
