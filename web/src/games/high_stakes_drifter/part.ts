import type { Play } from '../../stores/play.svelte';
import type { PartProps } from '../game';
import type { Lookup } from './lookup';
import type { DrifterView } from './types';

export type DrifterPlay = Play<DrifterView, Lookup>;
/** What every part of this game's table gets. */
export type PartOf = PartProps<DrifterView, Lookup>;
