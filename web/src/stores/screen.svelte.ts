/** The desk that everything is drawn for. */
const DESK = { width: 1440, height: 860 };
const STEPS = 20;

/** How much larger a screen is than that desk: type, cards and boards grow with it. */
export function growth(width: number, height: number): number {
  return Math.max(1, Math.floor(Math.min(width / DESK.width, height / DESK.height) * STEPS) / STEPS);
}

class Screen {
  width = $state(DESK.width);
  height = $state(DESK.height);
  /** A pixel of the page is so many of the window. */
  readonly grow = $derived(growth(this.width, this.height));

  /** Where an element is, in pixels of the page. */
  boxOf(element: Element): DOMRect {
    const { x, y, width, height } = element.getBoundingClientRect();
    return new DOMRect(x / this.grow, y / this.grow, width / this.grow, height / this.grow);
  }
}

export const screen = new Screen();
