import type { Play } from '../../stores/play.svelte';
import type { PartProps } from '../game';
import type { Lookup } from './lookup';
import type { LegendsView } from './types';

export type LegendsPlay = Play<LegendsView, Lookup>;
/** What every part of this game's table gets. */
export type PartOf = PartProps<LegendsView, Lookup>;
