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

const LONG_WORD = 6;
const SYLLABLE = /[^aeiouy\W][aeiouy]/gi;

/** Lets long words break with a hyphen near their middle, before a consonant and a vowel, where a card is narrow. */
export function breakable(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => {
    if (word.length < LONG_WORD) return word;
    const places = [...word.matchAll(SYLLABLE)].map((found) => found.index).filter((at) => at > 1 && at < word.length - 2);
    const middle = places.toSorted((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))[0];
    return middle === undefined ? word : `${word.slice(0, middle)}\u00ad${word.slice(middle)}`;
  });
}
