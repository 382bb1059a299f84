import { ICONS } from '../../kit/icons';
import { capital, counted } from '../../kit/words';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Crib from './crib/Crib.svelte';
import Hand from './Hand.svelte';
import { Lookup } from './lookup';
import Meters from './Meters.svelte';
import { sceneOf } from './scene';
import Seat from './Seat.svelte';
import type { DrifterContent, DrifterView } from './types';
import { playerTitle, stageWords } from './words';


/** Where the match is. */
const place = (view: DrifterView) => (view.challenge ? `Round ${view.round}, ${stageWords(view.stage).toLowerCase()}` : `Round ${view.round}`);

const highStakesDrifter: GameModule<DrifterView, Lookup> = {
  Board,
  Hand,
  Meters,
  Seat,
  panels: [],
  tabs: [{ name: 'Hand', icon: ICONS.cards, hand: true }],
  crib: { title: 'What the icons mean', part: Crib },

  help: (view) => (view.mode === 'quickstart' ? ['This table plays the quick start: one shootout, and the bigger stake wins. Each of you first brings a dude with two gear cards.'] : []),
  searchHint: 'all-in, kicker chip, HD-BET…',
  headline: (view) => `${view.mode === 'quickstart' ? 'One shootout decides · ' : ''}${place(view)}`,
  seatTitle: (view, seat) => playerTitle(view.players[seat]!.name),
  piece: (view, seat) => `[data-purse="${view.players[seat]!.name}"]`,
  waiting: (view, seat) => `${capital(view.players[seat]?.name ?? 'somebody')} is thinking…`,
  turnNote: (view) => (view.stage === 'actions' && view.challenge === null ? `${counted(view.actions_left, 'action')} left${view.must_challenge ? ', a challenge is due' : ''}` : ''),

  prepare: (content) => new Lookup(content as DrifterContent),
  hiddenHands: () => true,

  begins: (line) => line.kind === 'TurnBegan' || line.kind === 'Challenged',
  ends: (line) => line.kind === 'ActionsEnded',
  scene: sceneOf,
  sounds: { shot: ['ShowdownBegan', 'ShootoutWon'], chips: ['Anted', 'Bet', 'Called', 'Raised', 'Won', 'Returned', 'Paid'], cards: ['Drew', 'Mulligan', 'Reshuffled', 'PlayedFaceDown', 'Revealed'] },
  standing: (view) => view.players.map((player) => player.stake + player.invested),
  isNews: (line) => line.weight >= 2 && line.kind !== 'GameOver',
  lingers: (news) => (news.some((line) => line.kind === 'Totalled') ? 6000 : 1500),
};

export default highStakesDrifter;
