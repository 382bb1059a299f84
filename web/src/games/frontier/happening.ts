/** Elections, discs and event cards take the middle of the board for a moment; what somebody does is told where it happens. */
import type { LogLine } from '../../api/types';
import type { Actor, Moment } from '../../kit/scene/moment';
import type { Lookup } from './lookup';
import type { FrontierView } from './types';

const ELECTIONS = ['Elected', 'StaysCaretaker', 'WonLastElection'];
const VOTES = ['EraEnded', 'PromiseSettled', 'ScoredPoints', 'Voted', ...ELECTIONS];
const STRIKES = ['DiscHappened', 'EventHappened'];
/** What ends a story, and what need not be told in it. */
const ENDS = ['StatusActs', 'PricesDrifted', 'TurnBegan', 'RoundBegan', ...STRIKES, ...VOTES];
const SILENT = ['SeverityTurned', 'EventRevealed', 'EventPassedOver', 'DiscLeft'];
type Data = { seat?: number; votes?: number; event?: number; space?: number; camp?: number; end?: number; basin?: number };
const dataOf = (line: LogLine) => line.data as Data;

export function happening(news: LogLine[], view: FrontierView, look: Lookup): Moment | null {
  return election(news, view) ?? strike(news, look);
}

/** Promises, votes, and who is mayor. */
function election(news: LogLine[], view: FrontierView): Moment | null {
  const end = news.findIndex((line) => ELECTIONS.includes(line.kind));
  if (end < 0) return null;
  const winner = dataOf(news[end]!).seat;
  const counted = news.filter((line) => line.kind === 'Voted');
  const candidates = counted.length ? counted : [news[end]!];
  const actors = candidates.map((line): Actor => {
    const { seat = 0, votes = null } = dataOf(line);
    return { name: view.players[seat]!.name, looks: null, colour: view.players[seat]!.colour, counts: votes, won: seat === winner };
  });
  return { key: news[end]!.n, title: 'The town votes', actors, beats: told(news.filter((line) => VOTES.includes(line.kind))) };
}

/** A disc, an event card, or one after the other: what it says, and what it does to whom. */
function strike(news: LogLine[], look: Lookup): Moment | null {
  const begin = news.findIndex((line) => STRIKES.includes(line.kind));
  if (begin < 0) return null;
  const card = news.find((line) => line.kind === 'EventHappened');
  const event = card && look.events.get(look.content.events[dataOf(card).event!]!);
  const striking = STRIKES.flatMap((kind) => from(news, kind));
  const lines = striking.filter((line) => line.weight > 0 && !SILENT.includes(line.kind));
  const named = event && lines[0] === card;
  const says = lines.map((line) => (line === card && event ? { ...line, text: named ? look.words(event.effect) : `${event.name}: ${look.words(event.effect)}` } : line));
  return { key: news[begin]!.n, title: named ? event.name : 'The town is struck', actors: [], beats: told(says) };
}

/** A disc or an event, up to whatever comes next in the round. */
function from(news: LogLine[], kind: string): LogLine[] {
  const [first, ...after] = news.slice(news.findIndex((line) => line.kind === kind));
  if (first?.kind !== kind) return [];
  const end = after.findIndex((line) => ENDS.includes(line.kind));
  return [first, ...after.slice(0, end < 0 ? after.length : end)];
}

/** Lines of one kind that follow each other are one beat: what befell everybody. */
function told(lines: LogLine[]): string[] {
  const beats: { kind: string; text: string }[] = [];
  for (const { kind, text } of lines) {
    const last = beats.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else beats.push({ kind, text });
  }
  return beats.map(({ text }) => text);
}

/** Where it happens: the first space or basin of which the lines tell. */
export function placeOf(lines: LogLine[], look: Lookup): string | null {
  for (const line of lines) {
    if (line.kind === 'Campaigned') continue; // its space is one of the election board
    const { space, camp, end, basin } = dataOf(line);
    const at = space ?? camp ?? end;
    if (at !== undefined) return `[data-space="${look.content.spaces[at]}"]`;
    if (basin !== undefined) return `[data-touch="basin:${look.content.basins[basin]}"]`;
  }
  return null;
}
