import type { components } from '../../api/schema';
import type { Line, Shown } from '../../kit/language';

type Schemas = components['schemas'];

export type WestView = Schemas['DeckGoesWestView'];
export type PlayerView = Schemas['DeckGoesWestPlayerView'];
export type WorkView = Schemas['DeckGoesWestWorkView'];
export type MovementView = Schemas['DeckGoesWestMovementView'];
export type BattleView = Schemas['DeckGoesWestBattleView'];
export type TradeView = Schemas['DeckGoesWestTradeView'];
export type Stock = PlayerView['stock'];

export type WestContent = Schemas['DeckGoesWestContent'];
export type Land = Schemas['DeckGoesWestLandEntry'];
export type Way = Schemas['DeckGoesWestWayEntry'];
export type Scoreboard = Schemas['DeckGoesWestScoreboardEntry'];
export type Colour = Schemas['DeckGoesWestTradeEntry']['colour'];
export type Resource = keyof Schemas['DeckGoesWestStock'];
export const RESOURCES: Resource[] = ['gold', 'metal', 'wood', 'food'];
export type Deck = 'starter' | 'trade' | 'exhaustion' | 'pain';

/** Entries whose jobs are lines of icons. */
export type LandTile = Omit<Schemas['DeckGoesWestTileEntry'], 'job'> & { job: Line | null };
export type Terrain = LandTile['type'];
export type Character = Omit<Schemas['DeckGoesWestCharacterEntry'], 'jobs'> & { jobs: Line[] };
export type Mission = Omit<Schemas['DeckGoesWestMissionEntry'], 'jobs' | 'events' | 'night'> & { jobs: Line[]; events: Line[]; night: Shown[] };
