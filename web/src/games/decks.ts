import type { Component } from 'svelte';
import type { GameInfo } from '../api/types';

/** The middle of the page on which decks are built; the game draws it. `shared` is a deck that came with the address. */
export type DeckBuilder = Component<{ game: GameInfo; shared: string | null }>;

const BUILDERS: Record<string, () => Promise<{ default: DeckBuilder }>> = {
  high_stakes_drifter: () => import('./high_stakes_drifter/decks/Builder.svelte'),
};

export async function deckBuilder(game: string): Promise<DeckBuilder> {
  const load = BUILDERS[game];
  if (!load) throw new Error(`This page cannot build decks for ${game}.`);
  return (await load()).default;
}
