import { api } from '../../../api/client';
import type { DeckReport, GameInfo, Packs, SavedDeck, TableInfo, Workbench } from '../../../api/types';
import { announce } from '../../../stores/announce.svelte';
import { router } from '../../../stores/router.svelte';
import type { Place } from '../../../stores/routes';
import type { Count } from './filter';
import type { Chip } from '../types';
import type { Pool } from './pool';

type Counts = Record<string, number>;
/** What outlives a reload of the page. */
type Draft = { text: string; id: string | null; sealed: string | null };

const CHECK_AFTER = 200;
const LONGEST_NAME = 40;
/** Without what stands in brackets, and no longer than a name may be. */
const shortName = (name: string) => name.replace(/\s*\(.*\)\s*$/, '').slice(0, LONGEST_NAME).trim();
const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A deck in the making. What may be in it is said by the server alone; here it is only counted. */
export class Workshop {
  name = $state('');
  cards = $state<Counts>({});
  kickers = $state<Counts>({});
  /** The decks that this guest keeps. */
  saved = $state.raw<SavedDeck[]>([]);
  /** Which of them lies here. */
  id = $state<string | null>(null);
  /** The packs that it is built from, in sealed play. */
  packs = $state.raw<Packs | null>(null);
  /** The seat for which it is built, where a table dealt the packs. */
  place = $state.raw<Place | null>(null);
  /** What the server said last. */
  report = $state.raw<DeckReport | null>(null);
  checking = $state(false);
  /** What was last saved or loaded, to tell whether there is anything to save. */
  private kept = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: GameInfo,
    readonly pool: Pool,
    readonly bench: Workbench,
  ) {}

  // --- what is in it

  get cardTotal() {
    return total(this.cards);
  }
  get kickerWorth() {
    return Object.entries(this.kickers).reduce((sum, [id, count]) => sum + count * this.pool.worthOf(id), 0);
  }
  /** How much belongs in: cards, and dollars of kicker chips. */
  get full() {
    return { cards: this.bench.full.cards ?? 0, kickers: this.bench.full.kickers ?? 0 };
  }
  get list(): Count[] {
    return this.pool.cards.flatMap((card) => (this.cards[card.id] ? [{ card, count: this.cards[card.id]! }] : []));
  }
  get stack(): { chip: Chip; count: number }[] {
    return this.pool.chips.flatMap((chip) => (this.kickers[chip.id] ? [{ chip, count: this.kickers[chip.id]! }] : []));
  }
  get faults(): string[] {
    return this.report?.faults ?? [];
  }
  get playable() {
    return this.report !== null && !this.checking && !this.faults.length && (this.packs === null || this.place !== null);
  }
  get empty() {
    return !total(this.cards) && !total(this.kickers);
  }
  get changed() {
    return this.text !== this.kept;
  }
  /** The deck as text that the server reads. */
  get text(): string {
    const lines = [...this.list.map(({ card, count }) => `${count} ${card.id}`), ...this.stack.map(({ chip, count }) => `${count} ${chip.id}`)];
    return [`# ${this.name.trim() || 'Unnamed deck'}`, ...lines].join('\n');
  }

  /** How many of a card or chip may be in. */
  limit(part: 'cards' | 'kickers', id: string): number {
    const from = this.packs?.pool ?? this.bench.collection;
    return from.unlimited.includes(id) ? this.full.cards : (from.counts[part]?.[id] ?? 0);
  }
  count(part: 'cards' | 'kickers', id: string): number {
    return this[part][id] ?? 0;
  }

  // --- changing it

  change(part: 'cards' | 'kickers', id: string, by: 1 | -1) {
    const before = this.count(part, id);
    const after = Math.max(0, Math.min(before + by, by > 0 ? Math.max(before, this.limit(part, id)) : before));
    if (after === before) return;
    const { [id]: _, ...others } = this[part];
    this[part] = after ? { ...others, [id]: after } : others;
    announce.say(`${this.pool.nameOf(id)}: ${after} of ${this.limit(part, id)}. ${this.cardTotal} cards, $${this.kickerWorth} of kicker chips.`);
    this.check();
  }

  rename(name: string) {
    this.name = name;
    this.remember();
  }

  /** Ask the server what is wrong, a moment after the last change. */
  check() {
    this.remember();
    clearTimeout(this.timer);
    this.checking = true;
    this.timer = setTimeout(async () => {
      const asked = ++this.asked;
      try {
        const report = await api.checkDeck(this.game.name, this.text, this.packs?.sealed ?? null);
        if (asked === this.asked) this.report = report;
      } catch {
        // The next change asks again.
      }
      if (asked === this.asked) this.checking = false;
    }, CHECK_AFTER);
  }

  // --- other decks

  /** Lay a deck out from its text; what could not be read is told. */
  async lay(text: string, name: string | null = null, from: { id?: string | null; sealed?: string | null } = {}): Promise<string[]> {
    const sealed = from.sealed ?? null;
    const [report, packs] = await Promise.all([api.checkDeck(this.game.name, text, sealed), sealed === null ? null : api.openPacks(this.game.name, sealed)]);
    this.take(report, name ?? report.name, packs, from.id ?? null);
    return report.faults;
  }

  async random() {
    this.take(await api.randomDeck(this.game.name), 'A random deck', null, null);
  }

  /** New packs, and an empty table to build from them. */
  async openPacks() {
    const packs = await api.openPacks(this.game.name, null);
    this.packs = packs;
    this.clear('Sealed deck');
  }

  /** Sit down before the packs that a table dealt to a seat; whether something was built from them before. */
  async sit(place: Place): Promise<boolean> {
    const table = await api.table(place.table);
    const number = (table.options.packs as (number | null)[] | undefined)?.[place.seat];
    if (number == null || table.status !== 'waiting') throw new Error('There are no packs waiting for you at this table; once a match has begun, it is played with the decks that were brought.');
    this.place = place;
    const sealed = String(number);
    const chosen = (table.options.decks as (string | null)[])[place.seat];
    if (await this.recall(sealed)) return true;
    if (chosen) {
      await this.lay(chosen, null, { sealed });
      return true;
    }
    this.packs = await api.openPacks(this.game.name, sealed);
    this.clear('Sealed deck');
    return table.seats[place.seat]?.ready === true;
  }

  /** A sensible deck from the packs, to play or to go on from. */
  async build() {
    if (this.packs) this.take(await api.buildDeck(this.game.name, this.packs.sealed), this.name || 'Sealed deck', this.packs, this.id);
  }

  /** The deck is the one that this seat plays; back to its table. */
  async bringToTable(place: Place) {
    await api.choose(place.table, place.seat, { decks: await this.shared() });
    localStorage.removeItem(this.drawer);
    router.go(`/table/${place.table}`);
  }

  clear(name = '') {
    this.name = name;
    this.cards = {};
    this.kickers = {};
    this.id = null;
    this.kept = this.text;
    this.report = null;
    this.check();
  }

  private take(report: DeckReport, name: string, packs: Packs | null, id: string | null) {
    this.name = shortName(name);
    this.packs = packs;
    this.id = id;
    this.cards = { ...report.counts.cards };
    this.kickers = { ...report.counts.kickers };
    this.report = report;
    this.kept = id === null ? '' : this.text;
    this.check();
  }

  // --- keeping it

  async loadSaved() {
    this.saved = await api.decks(this.game.name);
  }

  /** Keep it: in place of the deck that was opened, or as a new one. */
  async save(asNew = false) {
    const report = await api.checkDeck(this.game.name, this.text, this.packs?.sealed ?? null);
    const name = this.name.trim() || 'Unnamed deck';
    const text = report.text;
    const kept = this.id !== null && !asNew ? await api.changeDeck(this.id, { name, text }) : await api.saveDeck({ game: this.game.name, name, text, sealed: this.packs?.sealed ?? null });
    this.name = name;
    this.id = kept.id;
    this.kept = this.text;
    this.remember();
    await this.loadSaved();
  }

  async delete(id: string) {
    await api.deleteDeck(id);
    if (this.id === id) {
      this.id = null;
      this.kept = '';
    }
    await this.loadSaved();
  }

  /** In a form that people read, with names. */
  async shared(): Promise<string> {
    return (await api.checkDeck(this.game.name, this.text, this.packs?.sealed ?? null)).text;
  }

  /** To the page of a new table, with this deck in the hand. */
  async toNewTable() {
    router.go(`/new/${this.game.name}#${new URLSearchParams({ decks: await this.shared() })}`);
  }

  /** Tables that wait for the start and have a seat of this guest. */
  async waitingTables(): Promise<TableInfo[]> {
    const tables = await api.tables();
    return tables.filter((table) => table.game === this.game.name && table.status === 'waiting' && table.you_are_seated && table.seat_options.includes('decks') && !table.dealt.length);
  }

  // --- the draft of this browser

  private get drawer() {
    return `saddlebag deck ${this.game.name}${this.place ? ` ${this.place.table} ${this.place.seat}` : ''}`;
  }

  private remember() {
    const draft: Draft = { text: this.text, id: this.id, sealed: this.packs?.sealed ?? null };
    try {
      localStorage.setItem(this.drawer, JSON.stringify(draft));
    } catch {
      // A browser that keeps nothing.
    }
  }

  /** The deck that lay here last time; with a number, only if it was built from those packs. */
  async recall(sealed: string | null = null): Promise<boolean> {
    try {
      const draft = JSON.parse(localStorage.getItem(this.drawer) ?? 'null') as Draft | null;
      if (!draft?.text.includes('\n') || (sealed !== null && draft.sealed !== sealed)) return false;
      const known = this.saved.find((deck) => deck.id === draft.id);
      await this.lay(draft.text, null, { id: known?.id ?? null, sealed: draft.sealed });
      if (known) this.kept = '';
      return true;
    } catch {
      return false;
    }
  }
}
