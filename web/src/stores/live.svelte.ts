import { api, moveKey, ownVersion } from '../api/client';
import type { Frame, Option, TableInfo } from '../api/types';
import { announce } from './announce.svelte';
import { CatchUp } from './catchup.svelte';
import { Deliveries, Silent } from './deliveries';
import { backoff, nothingHeard, receive, restartBackoff, type Heard } from './frames';
import { afterFailure } from './retry';
import { app } from './app.svelte';
import { settings } from './settings.svelte';
import { attempt, toasts } from './toasts.svelte';

export type Link = 'connecting' | 'live' | 'lost' | 'closed';

const PING_EVERY = 20_000;
/** Closing codes after which trying again is of no use. */
const NOT_YOURS = 1008;
const NO_TABLE = 4404;
/** The seat was left, or freed by the host: one goes on watching. */
const NOT_YOUR_SEAT = 4403;
const OLD_PAGE = 4426;
const RESTARTS = 1012;

type Move = { seat: number; number: number; key: string; answer: string };

/** One viewer's connection to one table. */
export class Live {
  heard = $state.raw<Heard>(nothingHeard);
  link = $state<Link>('connecting');
  /** Why the server has closed it for good, in words. */
  farewell = $state('');
  seat = $state<number | null>(null);
  /** The seat whose hidden hand was last unveiled on this device; the curtain stays away until another seat sits down. */
  unveiled = $state<number | null>(null);
  /** An answer is on its way; buttons wait. */
  sending = $state<string | null>(null);
  /** What the server said when it went away for a moment. */
  restart = $state<string | null>(null);
  /** The database does not take the answer; it is sent again and again. */
  unsaved = $state(false);
  /** What is to be taken back was revealed already, and nobody can be asked: it would make the match practice. */
  practiceOffered = $state(false);
  /** How far this device's time is ahead of the server's, in milliseconds, as well as is known. */
  skew = $state(Infinity);
  private withdrawn = false;
  /** What happened while the line was down, shown move by move. */
  readonly catchUp = new CatchUp((frame) => this.hear(frame), () => settings.tempo);
  /** Answers that follow the one under way, sent when they are on offer; `touch:THING` is the only answer that touches it. */
  private plan: string[] = [];
  private socket: WebSocket | null = null;
  private readonly deliveries = new Deliveries();
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  private heardAt = Date.now();
  private readonly offline = () => {
    this.link = 'lost';
  };
  private readonly online = () => this.reconnect();

  constructor(
    readonly id: string,
    seat: number | null,
    table: TableInfo | null = null,
  ) {
    this.seat = seat;
    this.heard = { ...nothingHeard, table };
    window.addEventListener('offline', this.offline);
    window.addEventListener('online', this.online);
    this.connect();
  }

  get snapshot() {
    return this.heard.snapshot;
  }
  get table() {
    return this.heard.table;
  }
  get ask() {
    return this.heard.snapshot?.ask ?? null;
  }
  /** The options of this seat; none while it still looks at what it missed. */
  get options(): Option[] {
    return this.ask?.mine && !this.heard.snapshot?.result && !this.catchUp.waiting ? this.ask.options : [];
  }

  private connect() {
    if (this.ended) return;
    this.catchUp.forget();
    this.link = this.attempt ? 'lost' : 'connecting';
    const query = new URLSearchParams(ownVersion());
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.heard.n !== null) query.set('since', String(this.heard.n));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.attempt = 0;
      this.link = 'live';
      this.restart = null;
      this.heardAt = Date.now();
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      this.heardAt = Date.now();
      let frame: Frame;
      try {
        frame = JSON.parse(String(message.data)) as Frame;
      } catch {
        this.send({ type: 'resync' });
        return;
      }
      if (!this.deliveries.hear(frame)) this.catchUp.take(frame);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.ended) return;
      if (event.code === OLD_PAGE) app.outdated = true;
      if (event.code === NOT_YOUR_SEAT) {
        toasts.add(event.reason);
        this.giveUpSeat();
        return;
      }
      if (event.code === NOT_YOURS || event.code === NO_TABLE || event.code === OLD_PAGE) {
        this.farewell = event.reason;
        this.close();
        return;
      }
      if (event.code === RESTARTS) this.restart = event.reason;
      this.link = 'lost';
      clearInterval(this.pinger);
      this.deliveries.lost();
      const wait = this.restart === null ? backoff : restartBackoff;
      this.timer = setTimeout(() => this.connect(), wait(this.attempt++));
    };
  }

  private hear(frame: Frame) {
    const { heard, effects } = receive(this.heard, frame);
    if (frame.type === 'table' && this.seat !== null && this.heard.undoRequest === this.seat && heard.undoRequest === null && !this.withdrawn) toasts.add('The others do not want it taken back.');
    this.heard = heard;
    if (heard.clocks) this.skew = Math.min(this.skew, Date.now() - heard.clocks.at);
    for (const effect of effects) {
      if (effect.do === 'ack') this.send({ type: 'ack', n: effect.n });
      if (effect.do === 'resync') this.send({ type: 'resync' });
      if (effect.do === 'complain') toasts.add(effect.detail, 'warning');
    }
    if (frame.type === 'step') for (const line of frame.lines) if (line.weight > 0) announce.say(line.text);
    if (frame.type === 'undone') announce.say('A move was taken back.');
    if (frame.type === 'step' || frame.type === 'snapshot' || frame.type === 'undone') {
      this.sending = null;
      this.followPlan(frame.type === 'step');
    }
  }

  /** A line that dropped without a word stays "open"; one that answers no ping is connected anew. */
  private ping() {
    if (Date.now() - this.heardAt > 2 * PING_EVERY) this.reconnect();
    else this.send({ type: 'ping' });
  }

  private send(message: Record<string, unknown>) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private followPlan(goOn: boolean) {
    const next = this.plan[0];
    if (next === undefined) return;
    const fitting = next.startsWith('touch:')
      ? this.options.filter((option) => option.touches.includes(next.slice(6)))
      : this.options.filter((option) => option.text === next);
    const [only, another] = fitting;
    if (!goOn || !only || another) {
      this.plan = [];
      return;
    }
    void this.answer(only.text, this.plan.slice(1));
  }

  /** Answers the question now on the table, and then the further ones as they come. */
  async answer(text: string, then: string[] = []): Promise<void> {
    const snapshot = this.heard.snapshot;
    if (this.sending !== null || !snapshot?.ask?.mine || this.seat === null) return;
    this.plan = [...then];
    this.sending = text;
    const move = { seat: this.seat, number: snapshot.number, key: moveKey(), answer: text };
    for (let attempt = 0; ; attempt++) {
      try {
        await this.deliver(move);
        break;
      } catch (error) {
        const next = afterFailure(error as Error, attempt);
        if (next.do === 'again' && !this.ended) {
          this.unsaved = next.unsaved;
          await new Promise((done) => setTimeout(done, next.after));
          continue;
        }
        this.unsaved = false;
        this.sending = null;
        this.plan = [];
        if (next.do === 'drop' && next.say !== null) toasts.add(next.say, 'warning');
        this.send({ type: 'resync' });
        return;
      }
    }
    this.unsaved = false;
    // The step frame normally comes first; if the socket is down the resync after it will bring the position.
    setTimeout(() => {
      if (this.sending === text) this.send({ type: 'resync' });
    }, 3000);
  }

  /** By the socket, which is open anyway; where it is not, by a request. */
  private async deliver(move: Move): Promise<void> {
    if (this.link !== 'live' || this.socket?.readyState !== WebSocket.OPEN) {
      await api.move(this.id, move);
      return;
    }
    this.send({ type: 'move', ...move });
    try {
      await this.deliveries.answered(move.key);
    } catch (error) {
      if (error instanceof Silent) this.reconnect();
      throw error;
    }
  }

  /** Takes back the last choice; what was revealed against bots only as practice, which is asked first. */
  async undo(practice = false): Promise<void> {
    if (this.seat === null) return;
    this.plan = [];
    this.practiceOffered = this.withdrawn = false;
    try {
      const answer = await api.undo(this.id, this.seat, practice);
      this.practiceOffered = answer.only_as_practice === true;
    } catch (error) {
      toasts.add((error as Error).message, 'warning');
    }
  }

  /** No longer asks the others to take something back. */
  async withdraw(seat: number): Promise<void> {
    this.withdrawn = true;
    await attempt(() => api.answerUndo(this.id, seat, false));
  }

  /** The seat is another's now, though no frame has told that. */
  private giveUpSeat() {
    const { table } = this.heard;
    const seats = table?.seats.map((each) => (each.seat === this.seat ? { ...each, yours: false } : each));
    if (table && seats) this.heard = { ...this.heard, table: { ...table, seats } };
    this.sitAt(null);
  }

  /** Looks through the eyes of another seat of this device. */
  sitAt(seat: number | null) {
    if (seat === this.seat) return;
    this.seat = seat;
    this.heard = { ...this.heard, n: null, snapshot: null };
    this.plan = [];
    this.sending = null;
    this.reconnect();
  }

  reconnect() {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.deliveries.lost();
    this.attempt = 0;
    this.connect();
  }

  say(text: string) {
    this.send({ type: 'chat', text });
  }

  close() {
    this.ended = true;
    window.removeEventListener('offline', this.offline);
    window.removeEventListener('online', this.online);
    this.link = 'closed';
    this.catchUp.forget();
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.deliveries.lost();
    this.socket?.close();
  }
}
