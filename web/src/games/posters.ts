import type { Component } from 'svelte';
import WestPoster from './deck_goes_west/Poster.svelte';
import FrontierPoster from './frontier/Poster.svelte';
import DrifterPoster from './high_stakes_drifter/Poster.svelte';
import HeistPoster from './train_heist/Poster.svelte';
import LegendsPoster from './western_legends/Poster.svelte';

/** A picture of each game from its own drawings. Kept apart from the boards: the start page needs these and no board. */
const POSTERS: Record<string, Component> = { train_heist: HeistPoster, deck_goes_west: WestPoster, high_stakes_drifter: DrifterPoster, western_legends: LegendsPoster, frontier: FrontierPoster };

/** The poster of a game; none where nobody has drawn it yet. */
export const posterOf = (game: string): Component | null => POSTERS[game] ?? null;
