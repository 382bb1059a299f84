import { ICONS } from '../../../kit/icons';
import type { DeckCard, Stat } from './pool';

/** Paths in a box of 24 by 24. */
const FEATHER = 'M21 2c.9 7.3-1.7 13.4-7.6 15.6-1.8.7-3.6.7-5.1.4L4.8 22 3 20.4l3.6-3.9C5.9 9.6 12.2 3 21 2zm-4.6 4.6C12.6 8 9.5 11.2 8.6 15.2c3.6-2.2 6.2-4.9 7.8-8.6z';
const BANDANA = 'M2 4.5c6.6 1.8 13.4 1.8 20 0 .2 3-.8 5.2-2.8 6.3L12 22 4.8 10.8C2.8 9.7 1.8 7.5 2 4.5zm5.5 4a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm9 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM12 12.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z';
const SABERS = 'M2.5 2.5l2-.5 9.3 11.6 1.7-1.3 1.2 1.6-1.5 1.2 5.3 4.6-1.7 2-4.9-5-1.5 1.2-1.2-1.6 1.3-1zM21.5 2.5l-2-.5-5.8 7.3 1.3 1.6zM10.6 13.2l-2.3 2.9 1.3 1-1.2 1.6-1.5-1.2-4.9 5-1.7-2 5.3-4.6-1.5-1.2 1.2-1.6 1.7 1.3 2.3-2.8z';
const SPADE = 'M12 1.5c4 4.5 8.2 7.2 8.2 11.3a4.2 4.2 0 0 1-7 3.1c.2 2.5 1 4.3 2.8 6.1H8c1.8-1.8 2.6-3.6 2.8-6.1a4.2 4.2 0 0 1-7-3.1c0-4.1 4.2-6.8 8.2-11.3z';
const PISTOL = 'M1.5 6H18l1-1.8h1.8V6h1.7v4.8h-9.3l-1 3.2H9.5L7 20.5H2.3L5 11.2H1.5zm9.3 5.2L10.3 13h.8l.6-1.8z';
const CLOVER = 'M12 11C7.5 10.5 5.5 8.5 5.5 6A3.3 3.3 0 0 1 12 5a3.3 3.3 0 0 1 6.5 1c0 2.5-2 4.5-6.5 5zm-.8 1.2C10.6 16 8.7 18 6.3 18A3.2 3.2 0 0 1 5.2 11.7c2 0 4 .1 6 .5zm1.6 0c2-.4 4-.5 6-.5A3.2 3.2 0 0 1 17.7 18c-1.9 0-3.5-1.3-4.4-3.7.2 3 .9 5.6 2.2 7.7h-2.3c-.9-2.9-1-6.2-.4-9.8z';
const SCROLL = 'M4.5 2h12l3 3v17h-15zm3.2 5v2h8.6V7zm0 4v2h8.6v-2zm0 4v2h5.6v-2z';
const COIN = 'M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4zM11 5.5v1.6c-1.9.3-3.1 1.5-3.1 3.2 0 3.7 5.6 2.5 5.6 4.4 0 .7-.6 1.1-1.6 1.1s-2-.4-2.7-1l-1.2 2c.8.7 1.9 1.1 3 1.2v1.5h2V18c2-.3 3.2-1.5 3.2-3.3 0-3.7-5.6-2.6-5.6-4.4 0-.6.5-.9 1.4-.9.8 0 1.7.3 2.4.7l1.1-2c-.8-.4-1.6-.7-2.5-.8V5.5z';
const BOLT = 'M13.5 1L4 14h6l-1.5 9L19 9.5h-6.5z';
const BULB = 'M12 1.5a7.3 7.3 0 0 1 4.2 13.3V17H7.8v-2.2A7.3 7.3 0 0 1 12 1.5zM8.2 18.3h7.6v1.9H8.2zM10 21.3h4v1.5h-4z';
const TARGET = 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm0 3.2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6z';

export const STAT_ICONS: Record<Stat, string> = { smarts: BULB, skill: TARGET, luck: ICONS.horseshoe };

const FACTION_ICONS: Record<string, string> = { law: ICONS.star, outlaw: BANDANA, cavalry: SABERS, nations: FEATHER, town: SPADE, drifter: ICONS.wheel };
const TRAIT_ICONS: Record<string, string> = {
  weapon: PISTOL, mount: ICONS.boot, charm: CLOVER, paper: SCROLL, clothes: ICONS.hat, sidekick: ICONS.people, copy: ICONS.copy,
  hex: BOLT, rule: ICONS.book, spy: ICONS.eye, money: COIN, bet: ICONS.cards, supply: ICONS.list, counter: ICONS.close, kicker: COIN, trick: ICONS.undo,
};
const PLAIN: Record<DeckCard['kind'], string> = { dude: ICONS.hat, gear: ICONS.boot, fortune: ICONS.cards };

/** The picture of a card: the emblem of its faction, or of what it is. */
export function pictures(card: DeckCard): string[] {
  if (card.faction) return [FACTION_ICONS[card.faction.id] ?? PLAIN.dude];
  const found = card.traits.flatMap((trait) => TRAIT_ICONS[trait] ?? []);
  return [found[0] ?? PLAIN[card.kind]];
}

const FACTION_TINTS: Record<string, string> = { law: '#e8cf85', outlaw: '#e0a58b', cavalry: '#aebfd9', nations: '#bccca0', town: '#dcbfdd', drifter: '#e3c193' };
const KIND_TINTS: Record<DeckCard['kind'], string> = { dude: '#e6d3ae', gear: '#d9c4a0', fortune: '#b9cdd4' };

/** The colour of the family; the corner and the icon say the same. */
export const tintOf = (card: DeckCard): string => (card.faction && FACTION_TINTS[card.faction.id]) || KIND_TINTS[card.kind];

export const CHIP_COLOURS: Record<string, { fill: string; text: string }> = {
  white: { fill: '#f7f1e3', text: '#2b2118' },
  red: { fill: '#a9321b', text: '#ffffff' },
  blue: { fill: '#1a3c6c', text: '#ffffff' },
  green: { fill: '#2c6350', text: '#ffffff' },
};
