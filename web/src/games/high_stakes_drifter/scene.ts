/** A showdown in beats: who stands in the street, what each has, who wins, and where the money goes. */
import type { LogLine } from '../../api/types';
import type { Actor, Moment } from '../../kit/scene/moment';
import { capital } from '../../kit/words';
import type { Lookup } from './lookup';
import type { DrifterView } from './types';
import { STATS } from './words';

type Totals = { seat: number; piece: number; smarts: number; skill: number; luck: number; counting: number[] };
const AFTER = ['ShootoutWon', 'Won'];

export function sceneOf(news: LogLine[], view: DrifterView, look: Lookup): Moment | null {
  const totals = news.filter((line) => line.kind === 'Totalled');
  if (totals.length < 2) return null;
  const winners = news.filter((line) => line.kind === 'ShootoutWon').flatMap((line) => (line.data as { seats: number[] }).seats);
  const actors = totals.map((line): Actor => {
    const data = line.data as Totals;
    const player = view.players[data.seat]!;
    const shape = player.cards.find((card) => card.id === `t${data.piece}`)?.shape;
    const best = Math.max(...data.counting.map((stat) => data[STATS[stat]!]));
    return { name: shape ? look.card(shape).name : capital(player.name), looks: shape ? look.card(shape).looks : null, colour: player.name, counts: best, won: winners.includes(data.seat) };
  });
  return { key: totals[0]!.n, title: 'Showdown', actors, beats: [...totals, ...news.filter((line) => AFTER.includes(line.kind))].map((line) => line.text) };
}
