import { ICONS } from '../../kit/icons';
import { colourTitle, listed } from '../../kit/words';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import TradeRow from './cards/TradeRow.svelte';
import Crib from './crib/Crib.svelte';
import Hand from './Hand.svelte';
import { Lookup } from './lookup';
import Meters from './Meters.svelte';
import Mission from './Mission.svelte';
import { sceneOf } from './scene';
import Seat from './Seat.svelte';
import type { WestContent, WestView } from './types';


const deckGoesWest: GameModule<WestView, Lookup> = {
  Board,
  Hand,
  Meters,
  Seat,
  panels: [
    { title: 'Mission', part: Mission, tab: 'Mission' },
    { title: 'Trade row', part: TradeRow, tab: 'Mission', onBoard: true },
  ],
  tabs: [
    { name: 'Hand', icon: ICONS.cards, hand: true },
    { name: 'Mission', icon: ICONS.star },
  ],
  crib: { title: 'What the icons mean', part: Crib },

  help: (view) => [
    ...(view.mode === 'solo' ? ['You play this one alone: it is you against the land, the bandits and the calendar.'] : []),
    'A job with a red rim can be done now: click it. The button with the eye, or the key I, shows what every icon means.',
  ],
  searchHint: 'railway, telescope, DW-MOVE…',
  headline: (view) => `Day ${Math.min(view.day + 1, view.day_len)} of ${view.day_len}`,
  seatTitle: (view, seat) => colourTitle(view.players[seat]!.colour),
  piece: (view, seat) => `[data-touch="player:${view.players[seat]!.colour}"]`,
  face: (view, content, seat) => content.faces.get(view.players[seat]!.character) ?? null,
  waiting: (view, seat) => {
    const who = view.players[seat];
    const others = view.mode === 'cooperative' && view.stage === 'actions' ? view.players.filter((player) => player !== who && !player.passed && player.alive && !view.handed.includes(player.colour)) : [];
    const also = others.length ? ` ${listed(others.map((player) => colourTitle(player.colour)))} may act next.` : '';
    return `${who ? colourTitle(who.colour) : 'Somebody'} is thinking…${also}`;
  },
  turnNote: (view) => (view.mode === 'versus' && view.stage === 'actions' && view.actions_left ? `${view.actions_left === 1 ? 'one action' : 'up to two actions'}` : ''),

  prepare: (content) => new Lookup(content as WestContent),
  hiddenHands: (view) => view.players.some((player) => player.hand.length < player.hand_size),

  begins: (line) => line.kind === 'DayBegan' || line.kind === 'NightFell',
  ends: (line) => line.kind === 'Passed',
  scene: sceneOf,
  sounds: { night: ['NightFell'], train: ['Rode'], shot: ['PlayersAttacked', 'BanditsAttacked'], chips: ['Bought', 'TradeDone'], cards: ['Drew', 'PileShuffled', 'DangerGained'] },
  standing: (view) => view.vp,
  isNews: (line) => line.weight >= 2 && line.kind !== 'DayBegan' && line.kind !== 'Ended',
};

export default deckGoesWest;
