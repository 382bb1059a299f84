import type { IconName } from '../icons';
import type { Sound } from './sounds';

/** What each sound says, for the eyes. */
export const SIGNS: Record<Sound, { icon: IconName; words: string }> = {
  night: { icon: 'moon', words: 'Night falls' },
  train: { icon: 'train', words: 'The train' },
  shot: { icon: 'shot', words: 'A shot' },
  chips: { icon: 'chips', words: 'Chips' },
  cards: { icon: 'cards', words: 'Cards' },
  turn: { icon: 'bell', words: 'Your turn' },
};
