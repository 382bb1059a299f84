import type { Play } from '../../stores/play.svelte';
import type { PartProps } from '../game';
import type { Lookup } from './lookup';
import type { WestView } from './types';

export type WestPlay = Play<WestView, Lookup>;
/** What every part of this game's table gets. */
export type PartOf = PartProps<WestView, Lookup>;
