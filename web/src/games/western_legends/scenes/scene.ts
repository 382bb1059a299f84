/** Fights and games as the ledger tells them, so that what was decided at once can still be followed with the eyes. */
import type { LogLine } from '../../../api/types';
import type { Flight } from '../../../kit/poker/flight';

type Data = { who?: number; other?: number; kind?: number; card?: number; cards?: number[]; number?: number; value?: number; against?: number; won?: boolean; man_in_black?: boolean; pot?: number; dollars?: number; place?: number; jackpot?: boolean; for_the_house?: boolean; token?: number; saloon?: number };

/** A fighter's side: the seat, the Man in Black's, or none for an NPC. */
export type Side = { seat: number | null; laid: boolean; none: boolean; card: string | null; fight: string | null; value: number | null; reactions: string[]; won: boolean };
export type FightScene = { kind: 'fight'; sides: [Side, Side]; drawn: number; /** The seat that plays for the NPC. */ by: number | null; ended: boolean };
export type Shower = { seat: number; cards: string[]; shown: boolean; chose: boolean; folded: boolean; won: number | null; words: string };
export type PokerScene = { kind: 'poker'; saloon: number; players: Shower[]; dealer: number | null; house: { cards: string[]; size: number; words: string; won: boolean }; shared: string[]; pot: number; ended: boolean };
export type Bet = { seat: number; value: string; dollars: number; state: 'lies' | 'lost' | 'won' | 'taken' | 'rides'; paid: number };
export type FaroScene = { kind: 'faro'; saloon: number; players: number[]; shown: string[]; shuffled: boolean; turned: string[]; bets: Bet[]; ended: boolean };
export type Scene = (FightScene | PokerScene | FaroScene) & { key: number; title: string; lines: LogLine[]; /** The story went on elsewhere since. */ left: boolean };

/** The names of what the numbers in events mean. */
export type Names = { cards: string[]; fight_cards: string[] };

const BEGINS: Record<string, Scene['kind']> = { FightDeclared: 'fight', NpcFightBegan: 'fight', GameBegan: 'poker', FaroBegan: 'faro' };
/** What happens nowhere but in a fight or game: as long as this is told, it is not over, whatever else happens within it. */
const WITHIN: Record<Scene['kind'], string[]> = {
  fight: ['LaidCard', 'PlayedNoCard', 'RevealedCard', 'RevealedFightCard', 'FightRestarted', 'FightWon', 'NpcFightEnded'],
  poker: ['Dealt', 'TurnedUp', 'Folded', 'Chose', 'Showed', 'WonPot', 'BeatRoller', 'HouseWon'],
  faro: ['FaroShown', 'PlacedBet', 'FaroShuffled', 'FaroTurned', 'MarkerLost', 'MarkerWon', 'TookBack', 'LetRide'],
};
/** With these the story goes on elsewhere. */
const LEAVES = ['TurnBegan', 'Moved', 'Travelled', 'PlayedCard', 'ActionsEnded', 'WentShopping', 'Worked', 'RolledDice', 'TrainCame', 'StoryTold', 'DiscPlaced', 'ManInBlackActs', 'EventResolved', 'CrossedMesa', 'TookCattle', 'Deposited', 'Scored'];
export const seatOf = (who: number): number => who % 10;

/** The last fight or game that began, as far as it is told, and whether it still goes on; none before the first. */
export function sceneOf(log: LogLine[], names: Names, goesOn = false): Scene | null {
  const start = log.findLastIndex((line) => line.kind in BEGINS);
  const first = log[start];
  if (!first) return null;
  const kind = BEGINS[first.kind]!;
  const rest = log.slice(start + 1);
  const last = rest.findLastIndex((line) => WITHIN[kind].includes(line.kind));
  const end = goesOn ? -1 : rest.findIndex((line, nth) => nth > last && LEAVES.includes(line.kind));
  const lines = [first, ...(end < 0 ? rest : rest.slice(0, end))];
  const left = end >= 0;
  const common = { key: first.n, title: first.text, lines: lines.slice(1), left };
  switch (kind) {
    case 'fight':
      return { ...common, ...fightOf(lines, names, left) };
    case 'poker':
      return { ...common, ...pokerOf(lines, names, left) };
    default:
      return { ...common, ...faroOf(lines, names, left) };
  }
}

export const MAN_IN_BLACK = 6;
const side = (seat: number | null): Side => ({ seat, laid: false, none: false, card: null, fight: null, value: null, reactions: [], won: false });

function fightOf(lines: LogLine[], names: Names, left: boolean): FightScene {
  const first = lines[0]!.data as Data;
  const sides: [Side, Side] = [side(seatOf(first.who!)), side(first.other === undefined ? null : seatOf(first.other))];
  const scene: FightScene = { kind: 'fight', sides, drawn: first.other === undefined ? (first.number ?? 0) : 0, by: null, ended: left };
  const of = (who: number | undefined) => sides.find((each) => each.seat === seatOf(who ?? -1)) ?? sides[1];
  const card = (number: number | undefined) => names.cards[number ?? -1] ?? null;
  for (const line of lines) {
    const data = line.data as Data;
    switch (line.kind) {
      case 'FightCardsDrawn':
        scene.by = seatOf(data.who!);
        break;
      case 'LaidCard':
        Object.assign(of(data.who), { laid: true, card: card(data.card) });
        break;
      case 'PlayedNoCard':
        of(data.who).none = true;
        break;
      case 'RevealedCard':
      case 'SwappedCard':
        Object.assign(of(data.who), { laid: true, card: card(data.card) });
        break;
      case 'RevealedFightCard':
        Object.assign(data.man_in_black ? of(MAN_IN_BLACK) : sides[1], { laid: true, fight: names.fight_cards[data.card!] ?? null });
        break;
      case 'ShowedFightCards':
        scene.drawn = data.cards!.length;
        break;
      case 'Reacted':
        of(data.who).reactions.push(card(data.card) ?? '');
        break;
      case 'FightRestarted':
        for (const each of sides) Object.assign(each, side(each.seat));
        break;
      case 'FightWon':
        Object.assign(of(data.who), { won: true, value: data.value || null });
        Object.assign(of(data.other), { value: data.value ? data.against : null });
        scene.ended = true;
        break;
      case 'NpcFightEnded':
        Object.assign(sides[0], { won: data.won, value: data.value || null });
        Object.assign(sides[1], { won: !data.won, value: data.value ? data.against : null });
        scene.ended = true;
        break;
    }
  }
  return scene;
}

function pokerOf(lines: LogLine[], names: Names, left: boolean): PokerScene {
  const first = lines[0]!.data as Data;
  const scene: PokerScene = { kind: 'poker', saloon: first.saloon ?? -1, players: [], dealer: null, house: { cards: [], size: 0, words: '', won: false }, shared: [], pot: 0, ended: left };
  const join = (who: number) => scene.players.push({ seat: seatOf(who), cards: [], shown: false, chose: false, folded: false, won: null, words: '' });
  const of = (who: number | undefined) => scene.players.find((each) => each.seat === seatOf(who ?? -1));
  const cards = (numbers: number[] = []) => numbers.map((number) => names.cards[number]).filter((id) => id !== undefined);
  join(first.who!);
  for (const line of lines) {
    const data = line.data as Data;
    if (data.pot !== undefined) scene.pot = data.pot;
    const player = of(data.who);
    switch (line.kind) {
      case 'Joined':
        join(data.who!);
        break;
      case 'Dealt':
        scene.dealer = seatOf(data.who!);
        scene.house = { ...scene.house, cards: cards(data.cards), size: data.cards!.length };
        break;
      case 'TurnedUp':
        scene.shared.push(...cards(data.cards));
        break;
      case 'Folded':
        if (player) player.folded = true;
        break;
      case 'Chose':
        if (player) player.chose = true;
        break;
      case 'Showed':
        if (data.for_the_house) scene.house = { ...scene.house, cards: cards(data.cards), size: data.cards!.length, words: line.text };
        else if (player) Object.assign(player, { cards: cards(data.cards), shown: true, words: line.text });
        break;
      case 'WonPot':
      case 'BeatRoller':
        if (player) player.won = data.dollars ?? 0;
        scene.ended = true;
        break;
      case 'HouseWon':
        scene.house.won = true;
        scene.ended = true;
        break;
    }
  }
  return scene;
}

function faroOf(lines: LogLine[], names: Names, left: boolean): FaroScene {
  const first = lines[0]!.data as Data;
  const scene: FaroScene = { kind: 'faro', saloon: first.saloon ?? -1, players: [seatOf(first.who!)], shown: [], shuffled: false, turned: [], bets: [], ended: left };
  const value = (number: number | undefined) => names.fight_cards[number ?? -1] ?? '';
  const bet = (data: Data) => scene.bets.find((each) => each.seat === seatOf(data.who!) && each.value === value(data.value) && each.state !== 'lost');
  for (const line of lines) {
    const data = line.data as Data;
    switch (line.kind) {
      case 'Joined':
        scene.players.push(seatOf(data.who!));
        break;
      case 'FaroShown':
        scene.shown = data.cards!.map(value);
        break;
      case 'PlacedBet':
        scene.bets.push({ seat: seatOf(data.who!), value: value(data.value), dollars: data.dollars!, state: 'lies', paid: 0 });
        break;
      case 'FaroShuffled':
        scene.shuffled = true;
        break;
      case 'FaroTurned':
        scene.turned.push(value(data.value));
        break;
      case 'MarkerLost':
        Object.assign(bet(data) ?? {}, { state: 'lost' });
        break;
      case 'MarkerWon':
        Object.assign(bet(data) ?? {}, { state: 'won', paid: data.dollars });
        break;
      case 'TookBack':
        Object.assign(bet(data) ?? {}, { state: 'taken' });
        break;
      case 'LetRide':
        Object.assign(bet(data) ?? {}, { state: 'rides' });
        break;
    }
  }
  return scene;
}

/** Money on its way: into the pot, out of it, or from one purse to another. */
export function flights(news: LogLine[]): Flight[] {
  return news.flatMap((line): Flight[] => {
    const { who = -1, other = -1, dollars = 0 } = line.data as Data;
    if (line.kind === 'PaidMoney') return [{ from: seatOf(who), to: 'pot', dollars }];
    if (line.kind === 'WonPot') return [{ from: 'pot', to: seatOf(who), dollars }];
    if (line.kind === 'RobbedMoney') return [{ from: seatOf(other), to: seatOf(who), dollars }];
    return [];
  });
}

/** What the prospecting dice show after the last decision: numbers of faces, none if nobody rolled. */
export function diceOf(news: LogLine[]): number[] {
  let faces: number[] = [];
  for (const { kind, data } of news) {
    const { before, face } = data as { before?: number; face?: number };
    if (kind === 'RolledDice') faces = data.faces as number[];
    if (kind === 'RolledAgain') faces = faces.length ? faces.toSpliced(Math.max(0, faces.indexOf(before!)), 1, face!) : [face!];
  }
  return faces;
}
