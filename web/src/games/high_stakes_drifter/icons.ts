import { ICONS } from '../../kit/icons';
import type { Kind, Stat } from './types';

/** Paths in a box of 24 by 24. */
export const STAT_ICONS: Record<Stat, string> = {
  smarts: 'M6 8a5 5 0 0 1 4.9 4h2.2A5 5 0 1 1 13.1 14h-2.2A5 5 0 1 1 6 8zm0 2.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zm12 0a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM1.6 6.2 5 4.4l.8 1.4-3.2 2zm20.8 0L19 4.4l-.8 1.4 3.2 2z',
  skill: 'M10.8 1h2.4v2.1a9 9 0 0 1 7.7 7.7H23v2.4h-2.1a9 9 0 0 1-7.7 7.7V23h-2.4v-2.1a9 9 0 0 1-7.7-7.7H1v-2.4h2.1a9 9 0 0 1 7.7-7.7zm1.2 4.4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2zm0 3.4a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
  luck: 'M8 3.2a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zm8 0a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zm-8 8a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zm8 0a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM11.2 9h1.6c0 5 1 9.5 3 13h-2.3c-1.6-3.5-2.3-8-2.3-13z',
};
export const KIND_ICONS: Record<Kind, string> = {
  dude: ICONS.hat,
  gear: 'M8 7V5c0-1.7 1.3-3 3-3h2c1.7 0 3 1.3 3 3v2h4.5L22 12H2l1.5-5zm2.2 0h3.6V5c0-.5-.4-.9-.9-.9h-1.8c-.5 0-.9.4-.9.9zM2.5 13.5h7V16h5v-2.5h7V22h-19z',
  fortune: 'M12 1.5C9 6 3.5 8.8 3.5 13.4A4.3 4.3 0 0 0 11 16.2c-.2 2.2-1 4.2-2.5 6.3h7c-1.5-2.1-2.3-4.1-2.5-6.3a4.3 4.3 0 0 0 7.5-2.8C20.5 8.8 15 6 12 1.5z',
};
export const FACTION_ICONS: Record<string, string> = {
  law: ICONS.star,
  outlaw: 'M1.5 6.5C4.5 4.6 8 3.5 12 3.5s7.5 1.1 10.5 3c-.6 3.2-1.7 5.6-3.2 7.2C17.7 17 15.3 20 12 22.5 8.7 20 6.3 17 4.7 13.7 3.2 12.1 2.1 9.7 1.5 6.5zM6.2 8.3c.4 1.7 1.7 2.7 4.3 2.6-.4-1.7-1.8-2.7-4.3-2.6zm11.6 0c-2.5-.1-3.9.9-4.3 2.6 2.6.1 3.9-.9 4.3-2.6z',
  cavalry: 'M3 1.5c5.4 3.2 10.2 8.2 14 14.2l2.2-1.5 1 1.4-2.1 1.6 3.4 3.3-1.7 1.7-3.3-3.4-1.7 2.1-1.4-1 1.5-2.2C9 13.6 4.6 8.2 3 1.5zm18 0c-1 3.6-2.6 6.7-4.6 9.5l-1.9-2.2c1.9-2.8 4-5.2 6.5-7.3zM9.4 13.7l1.9 2.1c-.7.7-1.5 1.3-2.3 1.9l1.5 2.2-1.4 1-1.7-2.1-3.3 3.4-1.7-1.7 3.4-3.3-2.1-1.6 1-1.4L6.9 15.7c.9-.6 1.7-1.3 2.5-2z',
  nations: 'M22 1.5C12.5 2.5 6.3 8 5.3 15.3L1.5 21.5l1.7 1 3-5C14 17 21 11 22 1.5zM8 14.6c2.7-3.5 5.7-6.3 9.3-8.3-2.2 3.4-5.2 6.3-9.3 8.3z',
  town: 'M3 22V9.5h2.5V5H9V2h6v3h3.5v4.5H21V22h-7v-6.5h-4V22zm3.5-10v3h3v-3zm8 0v3h3v-3zM10.5 6v3h3V6z',
  drifter: 'M12 .8l2.6 8.6 8.6 2.6-8.6 2.6L12 23.2l-2.6-8.6L.8 12l8.6-2.6z',
};
/** The star of the badge. */
export const BADGE = 'M12 .8l3.2 5.6h6.5L18.5 12l3.2 5.6h-6.5L12 23.2l-3.2-5.6H2.3L5.5 12 2.3 6.4h6.5zm0 7.7a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z';
/** A hand of cards, fanned. */
export const HAND = 'M3.2 6.6l5-2.5 5.8 12.3-5 2.4zM9.6 3.5l5.6-.6 1.4 13.5-1.2.2zM16.6 3.2l4.9 1.3-3.2 12.5-.7-.2zM10.5 20.5l8.5-2 .5 2-8.5 2z';
/** A grave marker: the deadwood. */
export const WOOD = 'M10 1.5h4V7h5.5v4H14v7h7v4.5H3V18h7v-7H4.5V7H10z';
export const BACK_BRAND = ICONS.horseshoe;

/** The colour behind the picture of a card; dudes have that of their faction. */
export const FACTION_TINTS: Record<string, string> = { law: '#cfd9e8', outlaw: '#e9c3ae', cavalry: '#d9d3a8', nations: '#cfe0c4', town: '#ead7b5', drifter: '#dccbe0' };
export const KIND_TINTS: Record<Kind, string> = { dude: '#ead7b5', gear: '#e3c391', fortune: '#b9cbd0' };
