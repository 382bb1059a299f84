import type { Choices, DeckReport, Device, DeviceLink, DeviceOffer, GameInfo, Hint, Me, NewDeck, NewTable, Packs, PositionText, PrimerPart, Rules, SavedDeck, Snapshot, TableInfo, TextLine, UndoState, Why, Workbench } from './types';

/** A refusal of the server: one sentence for people and its kind for the program. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    detail: string,
    /** Where several things are wrong at once: a sentence for each. */
    readonly faults: string[] = [],
  ) {
    super(detail);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {
  constructor() {
    super('The server is not answering. Your moves are safe; trying again.');
  }
}

/** The server's version when this page was loaded; a server of another version asks to reload. */
let version: string | null = null;
let onUpgrade = () => {};
export function speak(serverVersion: string, upgrade: () => void) {
  version = serverVersion;
  onUpgrade = upgrade;
}

/** What a socket says of this page: the server refuses one of another version. */
export const ownVersion = (): Record<string, string> => (version === null ? {} : { version });

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(version === null ? {} : { 'X-Saddlebag-Version': version }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) {
    if (response.status === 426) onUpgrade();
    const refusal = (data ?? {}) as { detail?: string; kind?: string; faults?: string[] };
    throw new Refused(response.status, refusal.kind ?? 'bad_request', refusal.detail ?? `The server answered ${response.status}.`, refusal.faults);
  }
  return data as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

export const api = {
  me: () => get<Me>('/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  devices: () => get<Device[]>('/me/devices'),
  signOut: (id: string) => call<Device[]>('DELETE', `/me/devices/${id}`),
  deviceLink: () => post<DeviceLink>('/me/link'),
  lookAtLink: (token: string) => post<DeviceOffer>('/device/look', { token }),
  followLink: (token: string) => post<Me>('/device', { token }),
  pushOffer: () => get<{ key: string | null }>('/push'),
  pushSubscribe: (endpoint: string) => post<unknown>('/push', { endpoint }),
  pushUnsubscribe: (endpoint: string) => call<unknown>('DELETE', '/push', { endpoint }),
  games: () => get<GameInfo[]>('/games'),
  content: <T>(game: string, version: string | null) => get<T>(`/games/${game}/content${version === null ? '' : `?v=${version}`}`),
  rules: (game: string) => get<Rules>(`/games/${game}/rules`),
  primer: (game: string) => get<PrimerPart[]>(`/games/${game}/primer`),
  tables: () => get<TableInfo[]>('/tables'),
  /** A private table is shown to a stranger who brings its invite code, from then on without it. */
  table: (id: string, invite: string | null = null) => get<TableInfo>(`/tables/${id}${invite === null ? '' : `?invite=${encodeURIComponent(invite)}`}`),
  create: (wish: NewTable) =>
    post<TableInfo>('/tables', wish),
  join: (id: string, wish: { seat?: number; invite?: string }) => post<TableInfo>(`/tables/${id}/join`, wish),
  choose: (id: string, seat: number, choices: Choices) => call<TableInfo>('PUT', `/tables/${id}/seats/${seat}/choices`, { choices }),
  /** Does what the table agreed on about somebody who has been away for too long. */
  actOnAbsence: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/seats/${seat}/absence`),
  removeFrom: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${id}/seats/${seat}`),
  closeTable: (id: string) => call<TableInfo>('DELETE', `/tables/${id}`),
  resign: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/seats/${seat}/resign`),
  /** The table of the next match with the same people. */
  rematch: (id: string, come: boolean) => post<TableInfo>(`/tables/${id}/rematch`, { come }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  letBotPlay: (id: string, seat: number, bot: string) => post<TableInfo>(`/tables/${id}/seats/${seat}/bot`, { bot }),
  takeBack: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${id}/seats/${seat}/bot`),
  move: (id: string, move: { seat: number; number: number; key: string; answer: string }) =>
    post<{ number: number; repeated: boolean }>(`/tables/${id}/moves`, move),
  undo: (id: string, seat: number, practice = false) => post<UndoState>(`/tables/${id}/undo`, { seat, practice }),
  answerUndo: (id: string, seat: number, agree: boolean) => post<unknown>(`/tables/${id}/undo/answer`, { seat, agree }),
  wish: (id: string, wish: 'go_on' | 'end') => post<TableInfo>(`/tables/${id}/rules`, { wish }),
  why: (id: string, seat: number, thing: string) =>
    get<Why>(`/tables/${id}/why?seat=${seat}&thing=${encodeURIComponent(thing)}`),
  position: (id: string, seat: number | null) => get<PositionText>(`/tables/${id}/position?seat=${seat ?? 'spectator'}`),
  hint: (id: string, seat: number) => get<Hint>(`/tables/${id}/hint?seat=${seat}`),
  chat: (id: string, text: string) => post<unknown>(`/tables/${id}/chat`, { text }),
  snapshot: (id: string, seat: number | null) => get<Snapshot>(`/tables/${id}/snapshot${seat === null ? '' : `?seat=${seat}`}`),
  text: (id: string, seat: number | null) => get<TextLine[]>(`/tables/${id}/text${seat === null ? '' : `?seat=${seat}`}`),
  replay: (id: string, at: number, seat: number | null) =>
    get<Snapshot & { total: number }>(`/tables/${id}/replay?at=${at}&seat=${seat ?? 'spectator'}`),
  fork: (id: string, at: number, seat: number) => post<TableInfo>(`/tables/${id}/fork`, { at, seat }),
  workbench: (game: string) => get<Workbench>(`/games/${game}/decks`),
  checkDeck: (game: string, text: string, sealed: string | null) => post<DeckReport>(`/games/${game}/decks/check`, { text, sealed }),
  randomDeck: (game: string) => post<DeckReport>(`/games/${game}/decks/random`),
  openPacks: (game: string, sealed: string | null) => post<Packs>(`/games/${game}/decks/sealed${sealed === null ? '' : `?sealed=${sealed}`}`),
  buildDeck: (game: string, sealed: string) => post<DeckReport>(`/games/${game}/decks/sealed/build?sealed=${sealed}`),
  decks: (game: string) => get<SavedDeck[]>(`/decks?game=${game}`),
  saveDeck: (deck: NewDeck) => post<SavedDeck>('/decks', deck),
  changeDeck: (id: string, change: { name?: string; text?: string }) => call<SavedDeck>('PATCH', `/decks/${id}`, change),
  deleteDeck: (id: string) => call<SavedDeck[]>('DELETE', `/decks/${id}`),
  importRecord: (record: unknown) => post<TableInfo>('/records', record),
};

/** A key of its own for each move, so that a repeated request is recognised. */
export function moveKey(): string {
  if (typeof crypto !== 'undefined' && 'randomUUID' in crypto) return crypto.randomUUID();
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${Math.random().toString(36).slice(2)}`;
}
