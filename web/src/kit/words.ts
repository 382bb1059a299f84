/** How things are said on every table. */
import { livery } from './colours';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const money = (dollars: number) => `$${dollars}`;
export const signed = (number: number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');
/** "1 card", "2 cards". */
export const counted = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
/** Names in a row: "a, b and c". */
export const listed = (names: string[]) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
/** A player by colour and emblem: "Red (star)". */
export const colourTitle = (colour: string) => `${capital(colour)} (${livery(colour).sign})`;
