import type { Component } from 'svelte';
import type { View } from '../api/types';
import { ICONS } from '../kit/icons';
import type { GameModule, PartProps } from './game';
import Nothing from './Nothing.svelte';

type Needed<V extends View, C> = Pick<GameModule<V, C>, 'Board' | 'headline' | 'seatTitle'>;

/** A game that is all on its board: whatever else the shell wants is as plain as can be, until the game says more. */
export function plain<V extends View, C = unknown>(own: Needed<V, C> & Partial<GameModule<V, C>>): GameModule<V, C> {
  const nothing = Nothing as Component<PartProps<V, C>>;
  return {
    Hand: nothing,
    Meters: nothing,
    Seat: Nothing as Component<PartProps<V, C> & { seat: number }>,
    panels: [],
    tabs: [{ name: 'Hand', icon: ICONS.cards, hand: true }],
    help: () => [],
    searchHint: 'turn, end…',
    waiting: (view, seat) => `${own.seatTitle(view, seat)} is thinking…`,
    turnNote: () => '',
    prepare: (content) => content as C,
    hiddenHands: () => false,
    begins: () => false,
    ends: () => false,
    isNews: (line) => line.weight >= 2,
    ...own,
  };
}
