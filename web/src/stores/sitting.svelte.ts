import { untrack } from 'svelte';
import type { LogLine } from '../api/types';
import { doerOf } from '../games/game';
import { Captions } from '../kit/scene/captions.svelte';
import { heardOf } from '../kit/sound/sounds';
import { announce } from './announce.svelte';
import { callToTurn } from './call.svelte';
import { Eyes } from './eyes.svelte';
import { hear } from './hear.svelte';
import type { Live } from './live.svelte';
import type { AnyPlay } from './play.svelte';
import { settings } from './settings.svelte';
import { toasts } from './toasts.svelte';

export type Sheet = 'actions' | 'menu' | 'help' | 'rules' | 'crib' | 'leave';

/** After a long absence nobody wants every note at once. */
const TOO_MUCH_NEWS = 25;
const MOST_NOTES = 6;

/** Somebody at a table: the question in words, whose eyes, what is open on the screen. */
export class Sitting {
  readonly eyes: Eyes;
  readonly captions = new Captions();
  sheet = $state<Sheet | null>(null);
  /** The clause that the rules are opened at. */
  clause = $state<string | null>(null);
  /** The tab of a phone. */
  tab = $state('Board');
  /** The result lies over the board. */
  resultShown = $state(true);
  private wasMine = false;
  private wasOver: boolean;
  private told: number;

  constructor(
    readonly live: Live,
    readonly play: AnyPlay,
  ) {
    this.eyes = new Eyes(live, play.game);
    this.told = live.snapshot?.log.at(-1)?.n ?? 0;
    this.wasOver = live.snapshot?.result != null;
  }

  get game() {
    return this.play.game;
  }
  get table() {
    return this.live.table!;
  }
  get snapshot() {
    return this.live.snapshot!;
  }
  get view() {
    return this.snapshot.view;
  }
  readonly over = $derived.by(() => this.live.snapshot?.result != null);
  /** Moves that were missed and are being shown. */
  readonly missed = $derived.by(() => this.live.catchUp.waiting);
  readonly mine = $derived.by(() => this.live.ask?.mine === true && !this.over && !this.missed);
  readonly undoable = $derived.by(() => this.live.snapshot?.undo.possible === true && this.live.seat !== null && !this.over);

  /** A choice that was only begun, such as which horse to move, can be backed out of. */
  readonly begun = $derived.by(() => this.mine && this.live.snapshot?.undo.begun === true);

  /** Who is asked, in front of the question. */
  readonly lead: string = $derived.by(() => {
    if (this.missed) return 'Meanwhile:';
    if (this.over) return 'The match is over.';
    if (!this.mine) return '';
    const note = this.game.turnNote(this.view);
    const who = this.eyes.mine.length > 1 ? this.game.seatTitle(this.view, this.live.seat!) : 'Your turn';
    return `${who}${note ? `, ${note}` : ''}:`;
  });
  readonly words: string = $derived.by(() => {
    const ask = this.live.ask;
    if (this.missed) return `${this.missed} more move${this.missed > 1 ? 's' : ''} to see.`;
    if (this.over) return this.snapshot.result!.reason;
    if (!ask) return '';
    if (!ask.mine) return this.waiting(this.snapshot.actors[0] ?? ask.seats[0] ?? 0);
    return this.play.armed ? `${this.play.armed.label}?` : ask.prompt;
  });
  /** That bots think less than usual, while somebody waits for one. */
  readonly busy: string = $derived.by(() => (this.mine || this.over || this.missed ? '' : (this.table.busy ?? '')));
  /** The number of the last log line of this seat's last turn. */
  readonly since: number | null = $derived.by(() => {
    if (this.live.seat === null) return null;
    return this.snapshot.log.findLast((line) => doerOf(this.game, line) === this.live.seat && this.game.ends(line))?.n ?? 0;
  });

  /** Whose act a line tells of; that a turn begins is nobody's. */
  actor = (line: LogLine): number | null => (this.game.begins(line) ? null : doerOf(this.game, line));
  /** The same for captions as things happen: what a scene shows is not told over it. */
  captioned = (line: LogLine): number | null => (this.game.seenInScene?.(line) ? null : this.actor(line));

  /** What the match waits for; whoever is not there is not thinking. */
  private waiting(seat: number): string {
    const who = this.table.seats[seat];
    const away = who?.kind === 'person' && !who.connected && !who.covered_by_bot;
    return away ? `Waiting for ${this.game.seatTitle(this.view, seat)}.` : this.game.waiting(this.view, seat);
  }

  openRules(clause: string | null = null) {
    this.clause = clause;
    this.sheet = 'rules';
  }

  /** One step back: what is picked, or else the choice that was begun. */
  back() {
    const { play } = this;
    const something = play.armed !== null || play.picked.length > 0 || play.chooser !== null;
    if (something) play.escape();
    else if (this.begun && !play.busy) void this.live.undo();
  }

  /** Whoever sits down to a game for the first time on this device is told how it works. Call it in an effect. */
  welcome() {
    const { game } = this.table;
    if (this.live.seat === null || this.over || this.eyes.curtain || settings.met.includes(game)) return;
    untrack(() => {
      settings.met = [...settings.met, game];
      this.sheet ??= 'help';
    });
  }

  /** A new question closes the list of the old one's answers. Call it in an effect. */
  settle() {
    this.play.settle(this.snapshot.number, this.live.ask?.question ?? '');
    untrack(() => {
      if (this.sheet === 'actions') this.sheet = null;
    });
  }

  /** Says aloud that it is one's turn. Call it in an effect. */
  call() {
    const mine = this.mine;
    const prompt = this.live.ask?.prompt ?? '';
    untrack(() => {
      if (mine && !this.wasMine) {
        announce.shout(`Your turn. ${prompt}`);
        callToTurn(this.table.title, prompt);
      }
      this.wasMine = mine;
    });
  }

  /** What ends a match is looked at before the result covers it. Call it in an effect. */
  linger() {
    const over = this.over;
    return untrack(() => {
      if (over === this.wasOver) return;
      this.wasOver = over;
      const wait = over ? (this.game.lingers?.(this.play.news) ?? 0) * settings.tempo : 0;
      if (!wait) return;
      this.resultShown = false;
      setTimeout(() => (this.resultShown = true), wait);
    });
  }

  /** Shows the great events as notes while they happen, and lets be heard what has a sound. Call it in an effect. */
  tell() {
    const log = this.snapshot.log;
    untrack(() => {
      const fresh = log.filter((line) => line.n > this.told);
      this.told = log.at(-1)?.n ?? this.told;
      if (fresh.length > TOO_MUCH_NEWS) return;
      const sound = heardOf(fresh.map((line) => line.kind), this.game.sounds ?? {});
      if (sound) hear.play(sound);
      for (const line of fresh.slice(-MOST_NOTES)) if (this.game.isNews(line)) toasts.add(line.text, 'event');
    });
  }
}
