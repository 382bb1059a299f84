import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../../api/types';
import { diceOf, flights, sceneOf, type FaroScene, type FightScene, type PokerScene } from './scene';

let n = 0;
const line = (kind: string, data: Record<string, unknown> = {}): LogLine => ({ n: n++, number: n, text: kind, weight: 1, kind, data });
const NAMES = { cards: ['two', 'king', 'ace'], fight_cards: ['f2', 'f9'] };

describe('what the ledger tells of a fight', () => {
  const declared = [line('Moved', { who: 10 }), line('FightDeclared', { who: 10, other: 21, kind: 0 }), line('LaidCard', { who: 10, card: -1 })];
  test('a card that is face down is known to lie there, and no more', () => {
    const scene = sceneOf(declared, NAMES) as FightScene;
    expect(scene.sides.map((side) => [side.seat, side.laid, side.card])).toEqual([[0, true, null], [1, false, null]]);
    expect(scene.ended).toBe(false);
  });
  test('a story that advances when it begins does not end it', () => {
    const log = [declared[0]!, declared[1]!, line('DiscPlaced', { who: 10 })];
    expect(sceneOf(log, NAMES, true)).toMatchObject({ ended: false, left: false });
    const laid = [...log, declared[2]!];
    expect((sceneOf(laid, NAMES, true) as FightScene).sides[0]!.laid).toBe(true);
    const over = sceneOf([...laid, line('FightWon', { who: 21, other: 10 }), line('DiscPlaced', { who: 21 })], NAMES)!;
    expect(over).toMatchObject({ left: true, sides: [{ laid: true }, { won: true }] });
  });
  test('cards, reactions, values and the winner', () => {
    const more = [line('LaidCard', { who: 21, card: 1 }), line('RevealedCard', { who: 10, card: 2 }), line('RevealedCard', { who: 21, card: 1 }), line('Reacted', { who: 21, card: 0 }), line('FightWon', { who: 21, other: 10, value: 13, against: 12 })];
    const scene = sceneOf([...declared, ...more], NAMES) as FightScene;
    expect(scene.sides[0]).toMatchObject({ card: 'ace', value: 12, won: false });
    expect(scene.sides[1]).toMatchObject({ card: 'king', value: 13, won: true, reactions: ['two'] });
    expect(scene.ended).toBe(true);
  });
  test('an NPC has fight cards, and what happens elsewhere is no part of it', () => {
    const log = [line('NpcFightBegan', { who: 32, kind: 3, number: 2 }), line('FightCardsDrawn', { who: 21, cards: [-1, -1] }), line('RevealedFightCard', { card: 1, man_in_black: false }), line('NpcFightEnded', { who: 32, won: false, value: 5, against: 9 }), line('TurnBegan', { who: 10 }), line('Reacted', { who: 10, card: 0 })];
    const scene = sceneOf(log, NAMES)!;
    expect(scene).toMatchObject({ kind: 'fight', drawn: 2, by: 1, left: true, sides: [{ seat: 2, value: 5 }, { seat: null, fight: 'f9', value: 9, won: true }] });
    expect(scene.lines).toHaveLength(3);
    expect(sceneOf(log.slice(0, 4), NAMES)).toMatchObject({ ended: true, left: false });
  });
});

test('a hand of poker from the flop to the pot', () => {
  const log = [line('GameBegan', { who: 10, saloon: 1 }), line('Joined', { who: 21 }), line('Dealt', { who: 32, cards: [-1, -1] }), line('TurnedUp', { cards: [0] }), line('Chose', { who: 10 }), line('Showed', { who: 32, cards: [0], for_the_house: true }), line('Showed', { who: 10, cards: [1, 2] }), line('WonPot', { who: 10, dollars: 30, pot: 30 })];
  const scene = sceneOf(log, NAMES) as PokerScene;
  expect(scene).toMatchObject({ dealer: 2, shared: ['two'], pot: 30, ended: true, house: { cards: ['two'] } });
  expect(scene.players).toMatchObject([{ seat: 0, cards: ['king', 'ace'], won: 30 }, { seat: 1, won: null }]);
});

test('markers at faro are lost, won or taken back', () => {
  const log = [line('FaroBegan', { who: 10, saloon: 1 }), line('FaroShown', { cards: [0, 1] }), line('PlacedBet', { who: 10, value: 0, dollars: 10 }), line('PlacedBet', { who: 10, value: 1, dollars: 20 }), line('FaroTurned', { place: 0, value: 0 }), line('MarkerLost', { who: 10, value: 0, dollars: 10 }), line('MarkerWon', { who: 10, value: 1, dollars: 40, jackpot: false })];
  expect((sceneOf(log, NAMES) as FaroScene).bets).toMatchObject([{ state: 'lost' }, { state: 'won', paid: 40 }]);
});

test('money flies into the pot, out of it, and from the robbed to the robber', () => {
  const news = [line('PaidMoney', { who: 10, dollars: 10 }), line('WonPot', { who: 21, dollars: 30, pot: 30 }), line('RobbedMoney', { who: 10, other: 21, dollars: 20 }), line('Moved', { who: 10 })];
  expect(flights(news)).toEqual([{ from: 0, to: 'pot', dollars: 10 }, { from: 'pot', to: 1, dollars: 30 }, { from: 1, to: 0, dollars: 20 }]);
});

test('dice show what was rolled last', () => {
  expect(diceOf([line('RolledDice', { who: 10, faces: [3, 0] })])).toEqual([3, 0]);
  expect(diceOf([line('RolledDice', { who: 10, faces: [3, 0] }), line('RolledAgain', { who: 10, before: 3, face: 1 })])).toEqual([1, 0]);
  expect(diceOf([line('Moved', { who: 10 })])).toEqual([]);
});
