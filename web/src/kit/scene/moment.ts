import type { Looks } from '../faces/looks';

/** Somebody in a scene. */
export type Actor = { name: string; looks: Looks | null; /** The seat's colour, where it is a player. */ colour?: string; /** A number that counts up below the face: a total. */ counts?: number | null; won?: boolean };

/** Something that happens in full sight of everybody: it takes the middle of the board for a moment, beat by beat. */
export type Moment = {
  /** The number of its first line in the log. */
  key: number;
  title: string;
  actors: Actor[];
  /** Sentences that come one after the other. */
  beats: string[];
  /** Night falls over the board while it lasts. */
  night?: boolean;
};

const FIRST = 700;
const BEAT = 550;
const LAST = 1400;
/** However much there is to tell, nobody waits longer than this. */
const LONGEST = 6000;
/** How long it stands where nothing may move. */
export const STILL = 2000;
/** More than this nobody reads while it passes; the ledger has it all. */
export const MOST_BEATS = 6;

/** When each beat comes and when all is over, in milliseconds from the beginning. */
export function timesOf(beats: number): { beats: number[]; end: number } {
  const natural = FIRST + beats * BEAT + LAST;
  const pace = Math.min(1, LONGEST / natural);
  return { beats: Array.from({ length: beats }, (_, nth) => (FIRST + nth * BEAT) * pace), end: natural * pace };
}
