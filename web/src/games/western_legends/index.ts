import { ICONS } from '../../kit/icons';
import { plain } from '../plain';
import Board from './Board.svelte';
import Crib from './Crib.svelte';
import Hand from './Hand.svelte';
import { happening, TURNED_OVER } from './happening';
import { Lookup } from './lookup';
import Meters from './Meters.svelte';
import { MAN_IN_BLACK, seatOf } from './scenes/scene';
import Seat from './Seat.svelte';
import Stories from './Stories.svelte';
import type { LegendsContent, LegendsView } from './types';

/** What is seen over the map needs no note besides. */
const TOLD_IN_SCENES = [
  ...['FightDeclared', 'NpcFightBegan', 'TokenRevealed', 'PlayedNoCard', 'RevealedCard', 'RevealedFightCard', 'Reacted', 'SwappedCard', 'ReactionCancelled', 'FightRestarted', 'FightWon', 'NpcFightEnded'],
  ...['GameBegan', 'Joined', 'SaloonAdded', 'RollerRevealed', 'Dealt', 'TurnedUp', 'Stayed', 'Folded', 'Showed', 'WonPot', 'BeatRoller', 'HouseWon'],
  ...['FaroBegan', 'FaroShown', 'LookedAtFourth', 'PlacedBet', 'FaroTurned', 'MarkerLost', 'MarkerWon', 'TookBack', 'LetRide'],
];

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
  crowd: 3,
  seatTitle: (view, seat) => view.players[seat]!.name,
  where: (view, seat, content) => content.name(view.players[seat]?.place ?? ''),
  piece: (view, seat) => `[data-touch="player:${view.players[seat]!.colour}"]`,
  face: (view, content, seat) => content.faces.get(view.players[seat]?.character ?? '') ?? null,
  turnNote: () => '', // the question says it

  prepare: (content) => new Lookup(content as LegendsContent),
  hiddenHands: () => true,

  doer: (line) => {
    const { who } = line.data as { who?: number };
    return who === undefined || seatOf(who) === MAN_IN_BLACK ? null : seatOf(who);
  },
  seenInScene: (line) => TOLD_IN_SCENES.includes(line.kind),
  begins: (line) => line.kind === 'TurnBegan',
  ends: (line) => line.kind === 'ActionsEnded',
  scene: happening,
  sounds: { train: ['TrainCame', 'HeldUpTrain'], shot: ['RevealedCard', 'RevealedFightCard', 'Wounded'], chips: ['Joined', 'Stayed', 'PlacedBet', 'WonPot', 'GainedMoney', 'PaidMoney'], cards: ['Drew', 'Dealt', 'TurnedUp', 'FaroShuffled', 'FaroTurned'] },
  standing: (view) => view.players.map((player) => player.lp),
  isNews: (line) => line.weight >= 2 && !['TurnBegan', 'MatchOver'].includes(line.kind) && !TOLD_IN_SCENES.includes(line.kind) && !(line.kind in TURNED_OVER),
  lingers: () => 7000,
});
