import { ICONS } from '../../kit/icons';
import type { GameModule, Picking } from '../game';
import Board from './Board.svelte';
import Crib from './crib/Crib.svelte';
import Hand from './Hand.svelte';
import { Lookup } from './lookup';
import Meters from './Meters.svelte';
import Seat from './Seat.svelte';
import { textBoard, textHand } from './text';
import type { DrifterContent, DrifterView } from './types';
import { capital, counted, ownPlayer, playerTitle, stageWords } from './words';

/** Answers that go on where nothing else is wanted. None of them costs money. */
const MAIN_VERBS = ['check', 'pass', 'done', 'end_actions', 'keep'];
const SEVERAL: Record<string, Picking> = {
  discard: { kind: 'several', verb: 'Discard', none: 'Keep these cards', done: 'done' },
};
const ASKABLE = ['hand:', 'chip:', 'piece:', 'player:', 'deadwood:', 'pot'];

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
  waiting: (view, seat) => `${capital(view.players[seat]?.name ?? 'somebody')} is thinking…`,
  turnNote: (view) => (view.stage === 'actions' && view.challenge === null ? `${counted(view.actions_left, 'action')} left${view.must_challenge ? ', a challenge is due' : ''}` : ''),
  text: textBoard,
  handText: textHand,

  prepare: (content) => new Lookup(content as DrifterContent),
  hiddenHands: () => true,
  picking: (question) => SEVERAL[question] ?? null,
  mainOption: (options) => MAIN_VERBS.map((verb) => options.find((option) => option.verb === verb)).find((option) => option) ?? null,
  stops: ['pass', 'done', 'end_actions', 'keep'],
  // Alike cards in hand share an answer; picked for the deadwood they are told apart.
  furtherTouches: (option, view) => {
    const [verb, card] = option.text.split(' ');
    if (verb !== 'discard' || !card) return [];
    return ownPlayer(view).hand.filter((each) => each === card).map((_, nth) => `card:${card}#${nth + 1}`);
  },
  // A click on a card says both: what is done, and with which.
  goesOn: (option, thing) => {
    const [kind, name] = thing.split(':');
    if (option.text === 'play_dude' || option.text === 'play_gear') return kind === 'hand' ? [`card ${name}`] : [];
    if (option.text === 'play_kicker') return kind === 'chip' ? [`chip ${name}`] : [];
    if (option.text === 'reveal_card') return kind === 'piece' ? [`reveal ${name}`] : [];
    if (option.text === 'issue_challenge') return kind === 'piece' ? [`send ${name}`] : [];
    return [];
  },
  canAskWhy: (thing) => ASKABLE.some((kind) => thing.startsWith(kind)),

  begins: (line) => line.kind === 'TurnBegan' || line.kind === 'Challenged',
  ends: (line) => line.kind === 'ActionsEnded',
  isNews: (line) => line.weight >= 2 && line.kind !== 'GameOver',
  lingers: (news) => (news.some((line) => line.kind === 'Totalled') ? 6000 : 1500),
};

export default highStakesDrifter;
