import type { Point } from '../../../kit/board/geometry';
import type { HeistContent } from '../types';

export type Pose = Point & { angle: number };

/**
 * The rail spaces from the tail of the old train to the head of the new one.
 * The first five are where the cars stood; every space after them was entered by the engine. Null where the train was put down anew.
 */
export function trainPath(before: string[], after: string[], linked: (a: string, b: string) => boolean): string[] | null {
  const length = before.length;
  if (after.length !== length) return null;
  for (let moved = 0; moved <= length; moved++) {
    const follows = after.slice(moved).every((space, car) => space === before[car]);
    if (!follows) continue;
    const entered = after.slice(0, moved).reverse();
    const path = [...before].reverse().concat(entered);
    const whole = path.every((space, place) => place === 0 || linked(path[place - 1]!, space));
    if (whole) return path;
  }
  return null;
}

/** Whether two rail spaces are neighbours on the track; the edge joins the two stubs. */
export function trackLinks(content: HeistContent): (a: string, b: string) => boolean {
  const links = new Set<string>();
  for (const rail of content.rails) {
    links.add(`${rail.a} ${rail.b}`);
    links.add(`${rail.b} ${rail.a}`);
  }
  return (a, b) => links.has(`${a} ${b}`);
}

/** A track over the board, walked by a number: 0 is its first space, 1.5 half-way from the second to the third. */
export type Walk = (at: number) => Point & { off: boolean };

const isEdge = (a: string, b: string) => (a === 'xe' && b === 'xw') || (a === 'xw' && b === 'xe');

/** Between the stubs a train leaves the board on one side and comes in on the other. */
export function walkAlong(path: string[], at: (space: string) => Point, width: number): Walk {
  const points = path.map(at);
  return (place) => {
    const clamped = Math.max(0, Math.min(points.length - 1, place));
    const from = Math.min(points.length - 2, Math.floor(clamped));
    if (points.length < 2) return { ...points[0]!, off: false };
    const part = clamped - from;
    const a = points[from]!;
    const b = points[from + 1]!;
    // Beyond either end the track goes straight on, for the overhang of the first and last car.
    const over = place < 0 ? place : place > points.length - 1 ? place - (points.length - 1) : 0;
    if (isEdge(path[from]!, path[from + 1]!)) {
      const outward = path[from] === 'xe' ? 1 : -1;
      const gapOut = outward > 0 ? width - a.x : a.x;
      const gapIn = outward > 0 ? b.x : width - b.x;
      const run = gapOut + gapIn + 60;
      const gone = part * run;
      const off = gone > gapOut && gone < gapOut + 60;
      if (gone < gapOut + 30) return { x: a.x + outward * gone, y: a.y, off };
      return { x: b.x - outward * (run - gone), y: b.y, off };
    }
    return { x: a.x + (b.x - a.x) * (part + over), y: a.y + (b.y - a.y) * (part + over), off: false };
  };
}

/** A car on its two axles: it turns with the track and cuts corners as real ones do. */
export function poseOn(walk: Walk, place: number, half = 0.22): Pose & { off: boolean } {
  const middle = walk(place);
  const front = walk(place + half);
  const back = walk(place - half);
  const dx = front.x - back.x;
  const dy = front.y - back.y;
  // Around the board's edge the axles are on opposite sides; then the car just stays level.
  if (Math.abs(dx) > 400) return { ...middle, angle: 0 };
  return { x: (front.x + back.x) / 2, y: (front.y + back.y) / 2, angle: (Math.atan2(dy, dx) * 180) / Math.PI, off: middle.off };
}
