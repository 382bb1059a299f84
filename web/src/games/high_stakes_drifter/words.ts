import { capital, colourTitle, listed, money, signed } from '../../kit/words';
import type { Card, Lookup } from './lookup';
import type { CardView, Chip, DrifterView, KickerView, PlayerView, Side, Stat } from './types';

export const STATS: Stat[] = ['smarts', 'skill', 'luck'];
export const KIND_NAMES = { dude: 'Dude', gear: 'Gear', fortune: 'Fortune card' } as const;

/** What is going on, in a word or two. */
const STAGES: Record<string, string> = {
  hands: 'First hands',
  mulligans: 'First hands',
  start: 'Start of the turn',
  actions: 'Actions',
  accepting: 'Who accepts?',
  betting: 'Betting round',
  folding: 'Folding',
  gear_round: 'Gear round',
  fortune_stage: 'Fortune stage',
  showdown: 'Showdown',
  kickers: 'Kicker chips',
  abilities: 'Showdown',
  tally: 'Tally',
  comparing: 'Comparing',
  paying: 'Paying out',
  aftermath: 'Aftermath',
  reinvesting: 'Reinvesting',
  spoils: 'Spoils',
  discarding: 'Discard and draw',
};
export const stageWords = (stage: string) => STAGES[stage] ?? capital(stage.replaceAll('_', ' '));

/** The way of a shootout, and how far it has come. */
export const SHOOTOUT: { title: string; stages: string[] }[] = [
  { title: 'Challenge', stages: ['accepting'] },
  { title: 'Bets', stages: ['betting', 'folding'] },
  { title: 'Gear', stages: ['gear_round'] },
  { title: 'Fortune', stages: ['fortune_stage'] },
  { title: 'Showdown', stages: ['showdown', 'abilities', 'kickers', 'tally', 'comparing', 'paying'] },
  { title: 'Aftermath', stages: ['aftermath', 'reinvesting', 'spoils'] },
];

export const playerTitle = colourTitle;
export const playerOf = (view: DrifterView, name: string): PlayerView | undefined => view.players.find((player) => player.name === name);
/** The player whose eyes these are, or the badge holder where somebody only watches. */
export const ownPlayer = (view: DrifterView): PlayerView => (view.seat === null ? (playerOf(view, view.badge) ?? view.players[0]!) : view.players[view.seat]!);
export const isOwn = (view: DrifterView, name: string) => view.seat !== null && view.players[view.seat]?.name === name;

/** The others in the order in which they sit, from the left of the viewer on. */
export function othersOf(view: DrifterView): PlayerView[] {
  const own = view.players.indexOf(ownPlayer(view));
  return view.players.map((_, nth) => view.players[(own + 1 + nth) % view.players.length]!).filter((player) => player !== view.players[own]);
}

export const statsWords = (stats: number[], add = false) => STATS.map((stat, nth) => `${stat} ${add ? signed(stats[nth]!) : stats[nth]}`).join(', ');
export const sideWords = (side: Side) => `${signed(side.mod)} ${side.stat}`;
export const upSide = (chip: Chip, kicker: KickerView): Side => chip[kicker.side];
export const downSide = (chip: Chip, kicker: KickerView): Side => chip[kicker.side === 'front' ? 'back' : 'front'];

/** What a card is, in a line: type, faction, traits. */
export function familyWords(card: Card, look: Lookup): string {
  const what = card.faction ? `${look.faction(card.faction)} dude` : KIND_NAMES[card.kind];
  return [what, ...card.traits, card.rarity].join(' · ');
}

/** What a card says, for screen readers and tooltips. */
export function cardWords(card: Card): string {
  const stats = card.kind === 'dude' ? `${statsWords(card.stats)}, kicker limit ${money(card.limit ?? 0)}` : card.stats.some(Boolean) ? statsWords(card.stats, true) : '';
  return [`cost ${money(card.cost)}`, stats].filter(Boolean).join(', ') + (card.text ? `. ${card.text}` : '.');
}

/** A card on the table as this viewer may name it. */
export function pieceName(piece: CardView, look: Lookup): string {
  if (piece.shape !== null) return look.card(piece.shape).name;
  return piece.kind === 'dude' ? 'Concealed dude' : 'Concealed gear';
}

/** All that is to be said of a card on the table. */
export function pieceFacts(piece: CardView, look: Lookup): string[] {
  const facts: string[] = [];
  if (!piece.up) facts.push(piece.card === null ? 'face down' : 'face down, only you know it');
  if (piece.card !== null && piece.shape !== null && piece.card !== piece.shape) facts.push(`a copy, played as ${look.card(piece.card).name}`);
  if (piece.chips) facts.push(`${money(piece.chips)} on it`);
  if (piece.stats) facts.push(statsWords(piece.stats));
  for (const kicker of piece.kickers) facts.push(`kicker chip ${look.chip(kicker.chip).name} ${sideWords(upSide(look.chip(kicker.chip), kicker))}`);
  if (piece.kickers.length && piece.kicker_limit !== null) facts.push(`kicker chips ${money(piece.kicker_value)} of ${money(piece.kicker_limit)}`);
  if (piece.blank) facts.push('blank in this shootout');
  if (piece.shield) facts.push('shielded');
  if (piece.peeked.length) facts.push(`looked at by ${listed(piece.peeked.map(capital))}`);
  return facts;
}
