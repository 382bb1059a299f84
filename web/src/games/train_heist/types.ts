import type { components } from '../../api/schema';

type Schemas = components['schemas'];

export type HeistView = Schemas['TrainHeistView'];
export type CowboyView = Schemas['TrainHeistCowboyView'];
export type HeistContent = Schemas['TrainHeistContent'];
export type MainSpace = Schemas['TrainHeistMainSpace'];
export type TrainSpace = Schemas['TrainHeistTrainSpace'];
export type LootSquare = Schemas['TrainHeistLootSquare'];
export type Section = Schemas['TrainHeistSection'];
export type PokerCard = Schemas['TrainHeistPokerCard'];
export type LootTile = Schemas['TrainHeistLootTile'];
export type CardText = Schemas['TrainHeistCardText'];
export type Price = Schemas['TrainHeistPrice'];
export type WantedCard = Schemas['TrainHeistWantedCard'];
