import type { GameModule } from '../game';
import Display from './Display.svelte';
import Hand from './Hand.svelte';
import Maps from './Maps.svelte';
import Meters from './Meters.svelte';
import Seat from './Seat.svelte';
import { textBoard } from './text';
import type { HeistContent, HeistView } from './types';
import { cardName, cowboyTitle, furtherTouches, Lookup } from './words';

const heist = (view: unknown) => view as HeistView;
const MAIN_VERBS = ['end', 'done', 'escape', 'draw', 'agree'];
const ASKABLE = ['space:', 'car:', 'switch:', 'cowboy:', 'square:', 'horse:', 'town:', 'sheriff'];

const trainHeist: GameModule = {
  Maps,
  Hand,
  Meters,
  Display,
  Seat,
  prepare: (content) => new Lookup(content as HeistContent),
  hiddenHands: (view) => heist(view).mode === 'versus',
  headline: (view) => `Turn ${heist(view).turn}`,
  seatTitle: (view, seat) => cowboyTitle(heist(view).cowboys[seat]!),
  whoActs: (view, seat) => `${heist(view).cowboys[seat]?.name ?? 'Somebody'} is thinking…`,
  turnNote: (view) => (heist(view).step === 'actions' ? ` ${heist(view).actions_left} left` : ''),
  furtherTouches: (option, view) => furtherTouches(option, heist(view)),
  picking: (question, options) => {
    if (options.length && options.every((option) => option.verb === 'play')) return 'set';
    return ['discard', 'give', 'hand_back'].includes(question) ? 'several' : null;
  },
  mainOption: (options) => {
    for (const verb of MAIN_VERBS) {
      const option = options.find((each) => each.verb === verb);
      if (option) return option;
    }
    return null;
  },
  since: (lines, seat) => {
    const last = lines.findLastIndex((line) => line.kind === 'ActionsEnded' && line.seat === seat);
    return last < 0 ? 0 : lines[last]!.n;
  },
  canAskWhy: (thing) => ASKABLE.some((kind) => thing.startsWith(kind)),
  text: (view, prepared) => textBoard(heist(view), prepared as Lookup),
  handText: (view, prepared) => {
    const seat = heist(view).seat;
    const you = seat === null ? undefined : heist(view).cowboys[seat];
    return you?.hand.map((id) => cardName((prepared as Lookup).card(id))) ?? [];
  },
};

export default trainHeist;
