import type { Play } from '../../stores/play.svelte';
import type { PartProps } from '../game';
import type { Lookup } from './lookup';
import type { FrontierView } from './types';

export type FrontierPlay = Play<FrontierView, Lookup>;
/** What every part of this game's table gets. */
export type PartOf = PartProps<FrontierView, Lookup>;
