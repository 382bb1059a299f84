/** Stories and events turn over in the middle of the board; fights and games have scenes of their own, as long as they go on. */
import type { LogLine } from '../../api/types';
import type { Actor, Moment } from '../../kit/scene/moment';
import type { Lookup } from './lookup';
import { seatOf } from './scenes/scene';
import type { LegendsView } from './types';

/** What turns over in the middle of the board, and is told by no note besides. */
export const TURNED_OVER: Record<string, string> = { StoryTold: 'A story is told', EventResolved: 'An event', ManInBlackActs: 'The Man in Black', Arrested: 'Arrested!', TurnedOutlaw: 'An outlaw' };

export function happening(news: LogLine[], view: LegendsView, look: Lookup): Moment | null {
  const at = news.findIndex((line) => line.kind in TURNED_OVER);
  const line = news[at];
  if (!line) return null;
  const { who, tellers = who === undefined ? [] : [who] } = line.data as { who?: number; tellers?: number[] };
  const actors = tellers.flatMap((each): Actor[] => {
    const player = view.players[seatOf(each)];
    return player ? [{ name: player.name, looks: look.faces.get(player.character ?? '') ?? null, colour: player.colour }] : [];
  });
  const brings = news.slice(at + 1).filter((each) => each.weight > 0 && each.kind !== 'TurnBegan');
  return { key: line.n, title: TURNED_OVER[line.kind]!, actors, beats: [line.text, ...brings.map((each) => each.text)] };
}
