/** One shape of a drawing, in a box of 48 by 48: filled, outlined, or a line. */
export type Stroke = { d: string; fill?: string; line?: number; colour?: string; faint?: number };

export const INK = '#2b2118';
const OUTLINE = 1.3;

/** A filled shape with an outline. */
export const shape = (d: string, fill: string): Stroke => ({ d, fill, line: OUTLINE, colour: INK });
/** A filled shape without one. */
export const patch = (d: string, fill: string, faint = 1): Stroke => ({ d, fill, ...(faint < 1 ? { faint } : {}) });
export const line = (d: string, width = OUTLINE, colour = INK): Stroke => ({ d, line: width, colour });

/** A circle as a path. */
export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A colour made darker. */
export function darker(colour: string, by = 0.78): string {
  const parts = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * by));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
