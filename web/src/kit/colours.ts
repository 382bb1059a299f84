import type { IconName } from './icons';

/** A seat's colour with the emblem that is always drawn beside it, so that colour is never alone. */
export type Livery = { name: string; fill: string; label: string; emblem: IconName; sign: string; dash: string };

export const LIVERIES: Record<string, Livery> = {
  green: { name: 'Sage', fill: '#438370', label: '#ffffff', emblem: 'boot', sign: 'boot', dash: '' },
  yellow: { name: 'Marigold', fill: '#EFD151', label: '#2B2118', emblem: 'cactus', sign: 'cactus', dash: '3 3' },
  red: { name: 'Brick', fill: '#A9321B', label: '#ffffff', emblem: 'star', sign: 'star', dash: '1 3' },
  blue: { name: 'Indigo', fill: '#1A3C6C', label: '#ffffff', emblem: 'horseshoe', sign: 'horseshoe', dash: '7 3' },
};

const NOBODY: Livery = { name: 'Coal', fill: '#1C1914', label: '#ffffff', emblem: 'hat', sign: 'hat', dash: '' };

export const livery = (colour: string): Livery => LIVERIES[colour] ?? NOBODY;
