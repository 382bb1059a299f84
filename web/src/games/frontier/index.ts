import { ICONS } from '../../kit/icons';
import { plain } from '../plain';
import Board from './Board.svelte';
import Crib from './Crib.svelte';
import Hand from './Hand.svelte';
import { happening, placeOf } from './happening';
import { FRONTIER_ICONS } from './icons';
import { Lookup } from './lookup';
import MarketPanel from './MarketPanel.svelte';
import Meters from './Meters.svelte';
import Seat from './Seat.svelte';
import TownPanel from './TownPanel.svelte';
import type { FrontierContent, FrontierView } from './types';
import { ERAS } from './words';

/** What is seen over the map needs no note besides. */
const TOLD_IN_SCENES = ['DiscHappened', 'EventHappened', 'Elected', 'StaysCaretaker', 'WonLastElection'];

export default plain<FrontierView, Lookup>({
  Board,
  Hand,
  Meters,
  Seat,
  panels: [
    { title: 'Town', part: TownPanel, tab: 'Town', onBoard: true },
    { title: 'Markets', part: MarketPanel, tab: 'Markets', onBoard: true },
  ],
  tabs: [
    { name: 'Hand', icon: ICONS.cards, hand: true },
    { name: 'Town', icon: FRONTIER_ICONS.town_hall! },
    { name: 'Markets', icon: FRONTIER_ICONS.steamship! },
  ],
  crib: { title: 'What the icons mean', part: Crib },

  searchHint: 'camp, election, FO-MIN…',
  headline: (view) => (view.founded ? `Era ${ERAS[view.era - 1]}, round ${Math.min(view.round, view.last_round)} of ${view.last_round}` : 'Set-up'),
  seatTitle: (view, seat) => view.players[seat]!.name,

  prepare: (content) => new Lookup(content as FrontierContent),
  hiddenHands: () => true,

  piece: (_view, _seat, lines, look) => placeOf(lines, look),
  scene: happening,
  lingers: () => 7000,

  begins: (line) => line.kind === 'TurnBegan',
  ends: (line) => line.kind === 'TurnEnded',
  sounds: { train: ['TrainCame', 'OwnTrain'], shot: ['DefendedHerd', 'Slaughtered'], chips: ['Sold', 'Bought', 'SoldCattle', 'Minted', 'Banked', 'IncomePaid'], cards: ['Drew', 'EventRevealed', 'TookCard'] },
  isNews: (line) => line.weight >= 2 && ![...TOLD_IN_SCENES, 'TurnBegan', 'RoundBegan', 'MatchOver'].includes(line.kind),
  /** Both tracks; at the end all that was scored. */
  standing: (view) => view.players.map((player, seat) => (view.final.length ? view.final.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0) : (player.points.political ?? 0) + (player.points.investment ?? 0))),
});
