import type { Scoreboard } from '../types';

export const A_LINE = 10;

/** Where a space of a track lies, in steps: line under line, to and fro. */
export function spaceAt(space: number): { x: number; y: number } {
  const y = Math.floor(space / A_LINE);
  const along = space % A_LINE;
  return { x: y % 2 === 0 ? along : A_LINE - 1 - along, y };
}

export const linesOf = (last: number) => Math.floor(last / A_LINE) + 1;

/** The number of the section that a space lies in, from 0. */
export function sectionOf(board: Scoreboard, track: 'score' | 'day', space: number): number {
  return Math.max(0, board.sections.findIndex((section) => space <= section[track][1]));
}

/** The furthest section that any token or the day has reached; its risk counts. DW-APPEAR-01 */
export function reached(board: Scoreboard, day: number, scores: number[]): number {
  return Math.max(sectionOf(board, 'day', day), ...scores.map((score) => sectionOf(board, 'score', score)));
}
