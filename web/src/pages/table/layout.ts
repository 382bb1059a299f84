/** How a table is laid out. A desk shows everything; a phone one part at a time: below the board, or in a rail beside it. */
export type Layout = 'desk' | 'upright' | 'sideways';

const LEAST_DESK = { width: 900, height: 520 };
/** Narrower than this, a board beside a rail would be too small to read. */
const LEAST_SIDEWAYS = 560;

/** Lower than this, the bar above the table shares a line with the question. */
const LOW = { desk: 800, upright: 720 };

/** Whether every line counts. Held sideways a phone has no bar anyway. */
export function isLow(layout: Layout, height: number): boolean {
  return layout !== 'sideways' && height < LOW[layout];
}

/** The layout for a window of this size. */
export function layoutOf(width: number, height: number): Layout {
  if (width >= LEAST_DESK.width && height >= LEAST_DESK.height) return 'desk';
  return width >= LEAST_SIDEWAYS && width > height ? 'sideways' : 'upright';
}
