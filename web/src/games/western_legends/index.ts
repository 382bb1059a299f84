import { ICONS } from '../../kit/icons';
import { plain } from '../plain';
import Board from './Board.svelte';
import Crib from './Crib.svelte';
import Hand from './Hand.svelte';
import { Lookup } from './lookup';
import Meters from './Meters.svelte';
import Seat from './Seat.svelte';
import Stories from './Stories.svelte';
import type { LegendsContent, LegendsView } from './types';

/** What is seen over the map needs no note besides. */
const TOLD_IN_SCENES = ['FightDeclared', 'NpcFightBegan', 'FightWon', 'NpcFightEnded', 'GameBegan', 'FaroBegan', 'WonPot', 'BeatRoller', 'HouseWon'];

export default plain<LegendsView, Lookup>({
  Board,
  Hand,
  Meters,
  Seat,
  panels: [{ title: 'Stories', part: Stories, tab: 'Hand', onBoard: true }],
  tabs: [{ name: 'Hand', icon: ICONS.cards, hand: true }],
  crib: { title: 'What the icons mean', part: Crib },

  searchHint: 'duel, faro, WL-FIGHT…',
  headline: (view) => (view.round ? `Round ${view.round}` : 'Set-up'),
  seatTitle: (view, seat) => view.players[seat]!.name,
  turnNote: () => '', // the question says it

  prepare: (content) => new Lookup(content as LegendsContent),
  hiddenHands: () => true,

  begins: (line) => line.kind === 'TurnBegan',
  ends: (line) => line.kind === 'ActionsEnded',
  isNews: (line) => line.weight >= 2 && !['TurnBegan', 'MatchOver'].includes(line.kind) && !TOLD_IN_SCENES.includes(line.kind),
  lingers: () => 7000,
});
