/** What the server says. The shapes come from its OpenAPI (`npm run types`); only the frames of the socket are written here. */
import type { components } from './schema';

export type Schemas = components['schemas'];

export type Me = Schemas['Me'];
export type Device = Schemas['Device'];
export type DeviceLink = Schemas['DeviceLink'];
export type DeviceOffer = Schemas['DeviceOffer'];
export type OptionInfo = Schemas['OptionForm'];
export type GameInfo = Schemas['GameInfo'];
export type SeatWish = Schemas['SeatWish'];
export type SeatKind = SeatWish['kind'];
export type NewTable = Schemas['NewTable'];
export type SeatInfo = Schemas['SeatInfo'];
export type Result = Schemas['Result'];
export type TableInfo = Schemas['TableInfo'];
export type Option = Schemas['Option'];
export type Ask = Schemas['Question'];
export type Picking = Schemas['Picking'];
/** A line of the log; only the game's folder knows the shape of its facts. */
export type LogLine = Omit<Schemas['LogLine'], 'data'> & { data: Record<string, unknown> };
export type Undo = Schemas['UndoOffer'];
export type UndoState = Schemas['UndoState'];
export type ChatLine = Schemas['Said'];
export type Clause = Schemas['RuleClause'];
export type Chapter = Schemas['Chapter'];
export type Rules = Schemas['Rulebook'];
export type PositionText = Schemas['PositionText'];
export type PrimerPart = Schemas['PrimerPart'];
export type Why = Schemas['Why'];
export type Hint = Schemas['Hint'];
export type SeatOption = Schemas['SeatOption'];
/** What a seat chooses for itself. */
export type Choices = Record<string, unknown>;
export type DeckReport = Schemas['DeckReport'];
export type ReadyDeck = Schemas['ReadyDeck'];
export type SavedDeck = Schemas['SavedDeck'];
export type NewDeck = Schemas['NewDeck'];
export type Workbench = Schemas['Workbench'];
/** A line of the table in words, and what is under it. */
export type TextLine = Schemas['Line'];
export type Packs = Schemas['Packs'];

/** The game's own view; only the game's folder knows its shape. */
export type View = Record<string, unknown>;

export type Snapshot = Omit<Schemas['Snapshot'], 'view' | 'log'> & { view: View; log: LogLine[] };

/** One accepted decision. */
export type Step = Pick<Snapshot, 'number' | 'decisions' | 'view' | 'ask' | 'actors' | 'undo' | 'result' | 'clocks'> & {
  by: number | null;
  answer_label: string | null;
  lines: LogLine[];
};

export type Frame =
  | { n: number; type: 'snapshot'; snapshot: Snapshot | null; table?: TableInfo; chat?: ChatLine[] }
  | { n: number; type: 'resumed' }
  | ({ n: number; type: 'step' } & Step)
  | { n: number; type: 'table'; table: TableInfo }
  | ({ n: number; type: 'chat' } & ChatLine)
  | { n: number; type: 'undo_request'; seat: number }
  | { n: number; type: 'undone'; snapshot: Snapshot }
  | { n: number; type: 'accepted'; key: string; number: number; repeated: boolean }
  | { n: number; type: 'error'; detail: string; kind: string; key?: string }
  | { n: number; type: 'pong' };
