/** Night falls over the land, and battles are fought in full sight. */
import type { LogLine } from '../../api/types';
import type { Actor, Moment } from '../../kit/scene/moment';
import { capital } from '../../kit/words';
import type { Lookup } from './lookup';
import type { WestView } from './types';

const BATTLE = ['PlayersAttacked', 'BanditsAttacked', 'Cleared'];
/** What every night brings, and nobody needs to be told. */
const USUAL = ['RowMoved', 'P1Passed', 'PileShuffled', 'Drew', 'TurnBegan', 'DayBegan'];

export function sceneOf(news: LogLine[], view: WestView, look: Lookup): Moment | null {
  const night = news.findIndex((line) => line.kind === 'NightFell');
  if (night >= 0) {
    const brought = news.slice(night + 1).filter((line) => line.weight > 0 && !USUAL.includes(line.kind));
    return { key: news[night]!.n, title: 'Night falls', actors: [], beats: brought.length ? brought.map((line) => line.text) : ['It is a quiet night.'], night: true };
  }
  const blow = news.find((line) => line.kind === 'PlayersAttacked');
  if (!blow) return null;
  const tile = (blow.data as { tile: number }).tile;
  const id = look.content.land_tiles[tile]?.id;
  const here = view.players.filter((player) => id !== undefined && player.cell !== null && view.land[player.cell] === id);
  const actors = here.map((player): Actor => ({ name: capital(player.colour), looks: look.faces.get(player.character) ?? null, colour: player.colour }));
  return { key: blow.n, title: 'Battle', actors, beats: news.filter((line) => BATTLE.includes(line.kind)).map((line) => line.text) };
}
