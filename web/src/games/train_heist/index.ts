import { ICONS } from '../../kit/icons';
import type { GameModule, Picking } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Meters from './Meters.svelte';
import Posters from './Posters.svelte';
import Seat from './Seat.svelte';
import { textBoard } from './text';
import type { HeistContent, HeistView } from './types';
import { cardName, cowboyTitle, furtherTouches, Lookup } from './words';

const MAIN_VERBS = ['end', 'done', 'escape', 'draw', 'agree'];
const ASKABLE = ['space:', 'car:', 'switch:', 'cowboy:', 'square:', 'horse:', 'town:', 'sheriff'];
const SEVERAL: Record<string, Picking> = {
  discard: { kind: 'several', verb: 'Discard', none: 'Keep these cards', done: 'done' },
  give: { kind: 'several', verb: 'Give', done: 'done' },
  hand_back: { kind: 'several', verb: 'Give', done: 'done' },
};

const trainHeist: GameModule<HeistView, Lookup> = {
  Board,
  Hand,
  Meters,
  Seat,
  panels: [{ title: 'Wanted', part: Posters, tab: 'Hand' }],
  tabs: [{ name: 'Hand', icon: ICONS.cards, hand: true }],

  help: () => [],
  searchHint: 'horse, sheriff, TH-LOOT…',
  headline: (view) => `Turn ${view.turn}`,
  seatTitle: (view, seat) => cowboyTitle(view.cowboys[seat]!),
  waiting: (view, seat) => `${view.cowboys[seat]?.name ?? 'Somebody'} is thinking…`,
  turnNote: (view) => (view.step === 'actions' && view.actions_left ? `${view.actions_left} action${view.actions_left === 1 ? '' : 's'} left` : ''),
  text: textBoard,
  handText: (view, look) => {
    const you = view.seat === null ? undefined : view.cowboys[view.seat];
    return you?.hand.map((id) => cardName(look.card(id))) ?? [];
  },

  prepare: (content) => new Lookup(content as HeistContent),
  hiddenHands: (view) => view.mode === 'versus',
  picking: (question, options) => (options.every((option) => option.verb === 'play') ? { kind: 'set' } : (SEVERAL[question] ?? null)),
  mainOption: (options) => MAIN_VERBS.map((verb) => options.find((option) => option.verb === verb)).find((option) => option) ?? null,
  stops: ['end', 'done'],
  furtherTouches,
  // A horse move that starts at a card goes on with that card.
  goesOn: (option, thing) => (option.verb === 'horse' && thing.startsWith('card:') ? [`touch:${thing}`] : []),
  canAskWhy: (thing) => ASKABLE.some((kind) => thing.startsWith(kind)),

  begins: (line) => line.kind === 'TurnBegan',
  ends: (line) => line.kind === 'ActionsEnded',
  isNews: (line) => (line.weight >= 2 && line.kind !== 'TurnBegan') || line.kind === 'EventDrawn',
};

export default trainHeist;
