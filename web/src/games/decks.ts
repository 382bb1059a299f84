import type { Component } from 'svelte';
import type { GameInfo } from '../api/types';
import type { Place } from '../stores/routes';

/**
 * The middle of the page on which decks are built; the game draws it. `shared` is a deck that came with the address, `place` the seat
 * for which a deck is built from the packs that its table dealt.
 */
export type DeckBuilder = Component<{ game: GameInfo; shared: string | null; place: Place | null }>;

const BUILDERS: Record<string, () => Promise<{ default: DeckBuilder }>> = {
  high_stakes_drifter: () => import('./high_stakes_drifter/decks/Builder.svelte'),
};

export async function deckBuilder(game: string): Promise<DeckBuilder> {
  const load = BUILDERS[game];
  if (!load) throw new Error(`This page cannot build decks for ${game}.`);
  return (await load()).default;
}
