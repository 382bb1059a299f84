import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type DrifterView = Schemas['HighStakesDrifterView'];
export type PlayerView = Schemas['HighStakesDrifterPlayerView'];
export type CardView = Schemas['HighStakesDrifterCardView'];
export type KickerView = Schemas['HighStakesDrifterKickerView'];
export type PartView = Schemas['HighStakesDrifterPartView'];
export type ChallengeView = Schemas['HighStakesDrifterChallengeView'];
export type Stat = ChallengeView['counting'][number];
export type Kind = CardView['kind'];
export type SideName = KickerView['side'];

export type DrifterContent = Schemas['HighStakesDrifterContent'];
export type DudeEntry = Schemas['HighStakesDrifterDudeEntry'];
export type CardEntry = Schemas['HighStakesDrifterGearEntry'] & Partial<Pick<DudeEntry, 'faction' | 'kicker_limit'>>;
export type Chip = Schemas['HighStakesDrifterKickerEntry'];
export type Side = Chip['front'];
export type Rarity = Chip['rarity'];
export type Colour = Chip['colour'];
/** Smarts, skill and luck. */
export type Triple = [number, number, number];
