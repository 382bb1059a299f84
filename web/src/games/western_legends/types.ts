import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type LegendsView = Schemas['WesternLegendsView'];
export type PlayerView = Schemas['WesternLegendsPlayerView'];
export type FightView = Schemas['WesternLegendsFightView'];
export type HandView = Schemas['WesternLegendsHandView'];
export type FaroView = Schemas['WesternLegendsFaroView'];
export type StoryView = Schemas['WesternLegendsStoryView'];

export type LegendsContent = Schemas['WesternLegendsContent'];
export type Space = Schemas['WesternLegendsSpaceEntry'];
export type Building = Schemas['WesternLegendsBuildingEntry'];
export type BoardName = Building['board'];
export type CardEntry = Schemas['WesternLegendsCardEntry'];
export type Effect = Schemas['WesternLegendsEffectEntry'];
export type FightCard = Schemas['WesternLegendsFightEntry'];
export type Item = Schemas['WesternLegendsItemEntry'];
export type Character = Schemas['WesternLegendsCharacterEntry'];
