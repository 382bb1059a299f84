import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type FrontierView = Schemas['FrontierView'];
export type PlayerView = Schemas['FrontierPlayerView'];
export type TileView = Schemas['FrontierTileView'];
export type NetworkView = Schemas['FrontierNetworkView'];

export type FrontierContent = Schemas['FrontierContent'];
export type Space = FrontierContent['map']['spaces'][number];
