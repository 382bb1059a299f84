import { ICONS } from '../../kit/icons';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Meters from './Meters.svelte';
import Posters from './Posters.svelte';
import { sceneOf } from './scene';
import Seat from './Seat.svelte';
import type { HeistContent, HeistView } from './types';
import { cowboyTitle, Lookup } from './words';


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
  piece: (view, seat) => `[data-touch="cowboy:${view.cowboys[seat]!.colour}"]`,
  face: (view, content, seat) => content.faces.get(view.cowboys[seat]!.colour) ?? null,
  waiting: (view, seat) => `${view.cowboys[seat]?.name ?? 'Somebody'} is thinking…`,
  turnNote: (view) => (view.step === 'actions' && view.actions_left ? `${view.actions_left} action${view.actions_left === 1 ? '' : 's'} left` : ''),

  prepare: (content) => new Lookup(content as HeistContent),
  hiddenHands: (view) => view.mode === 'versus',

  begins: (line) => line.kind === 'TurnBegan',
  ends: (line) => line.kind === 'ActionsEnded',
  scene: sceneOf,
  sounds: { train: ['TrainMoves'], shot: ['BulletTaken', 'KnockedFlat', 'Arrested'], chips: ['Looted', 'CountersScored'], cards: ['Drew', 'DrewInJail', 'DeckReshuffled', 'Traded'] },
  standing: (view) => (view.mode === 'versus' ? view.cowboys.map((cowboy) => cowboy.counters) : [view.meter]),
  isNews: (line) => (line.weight >= 2 && line.kind !== 'TurnBegan') || line.kind === 'EventDrawn',
};

export default trainHeist;
