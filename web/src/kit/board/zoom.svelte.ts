import { tick } from 'svelte';
import { screen } from '../../stores/screen.svelte';
import type { Box, Point } from './geometry';
import { FINGER, fitting } from './nearness';

const STEP = 1.8;
/** A mouse that moved this far was dragging, not clicking. */
const DRAGGED = 5;

/** How near one looks at a board: two fingers, ctrl and the wheel, a button, or a tap on what is too small for a finger. What is under them stays under them. */
export class Zoom {
  scale = $state(1);
  /** Somebody wants to see the whole, however small. */
  private whole = false;
  /** How near somebody chose to look. */
  private chosen = 1;
  private pinched: { apart: number; scale: number } | null = null;
  private dragged: (Point & { far: boolean }) | null = null;

  constructor(
    private readonly pane: () => HTMLElement | undefined,
    private readonly most: number,
  ) {}

  private within(scale: number): number {
    return Math.max(1, Math.min(this.most, scale));
  }

  /** Looks from another distance; `focus` is a point of the window that keeps what it shows. */
  async to(scale: number, focus: Point) {
    const pane = this.pane();
    if (!pane) return;
    const box = screen.boxOf(pane);
    const x = focus.x / screen.grow - box.x;
    const y = focus.y / screen.grow - box.y;
    const across = (pane.scrollLeft + x) / (pane.clientWidth * this.scale);
    const down = (pane.scrollTop + y) / (pane.clientHeight * this.scale);
    this.chosen = this.scale = this.within(scale);
    this.whole = false;
    await tick();
    pane.scrollTo(across * pane.clientWidth * this.scale - x, down * pane.clientHeight * this.scale - y);
  }

  /** A point given in parts of the board (0.5 0.5 is its middle) comes into the middle. */
  private async show(scale: number, look: Point) {
    const pane = this.pane();
    if (!pane) return;
    this.scale = this.within(scale);
    await tick();
    await new Promise(requestAnimationFrame); // what is drawn on the sheet is still as large as it was, and counts as what can be scrolled to
    pane.scrollTo((look.x * this.scale - 0.5) * pane.clientWidth, (look.y * this.scale - 0.5) * pane.clientHeight);
  }

  /** In to a point, or out to the whole board. */
  toggle(look: Point, wanted: number) {
    this.whole = this.scale > 1;
    this.chosen = this.whole ? 1 : Math.max(STEP, wanted);
    void this.show(this.chosen, look);
  }

  /** Something else is in play: this part of the board comes into sight, as near as it can be read and whoever looked near still does. */
  follow(part: Box, wanted: number) {
    const least = this.whole ? 1 : wanted;
    const scale = this.within(Math.min(Math.max(least, this.chosen), fitting(part)));
    void this.show(scale, { x: part.x + part.width / 2, y: part.y + part.height / 2 });
  }

  /** A tap on what is too small for a finger only looks nearer; whether it did. */
  tap(event: MouseEvent): boolean {
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    const thing = (event.target as Element).closest('[data-touch]');
    if (!touched || !thing || this.scale >= this.most) return false;
    const { width, height } = thing.getBoundingClientRect();
    const small = FINGER / Math.min(width, height);
    if (small <= 1) return false;
    void this.to(Math.max(STEP, this.scale * small), { x: event.clientX, y: event.clientY });
    return true;
  }

  wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    void this.to(this.scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
  };

  touchStart = (event: TouchEvent) => {
    const two = fingers(event);
    this.pinched = two ? { apart: two.apart, scale: this.scale } : null;
  };

  touchMove = (event: TouchEvent) => {
    const two = fingers(event);
    if (!this.pinched || !two) return;
    event.preventDefault();
    void this.to((this.pinched.scale * two.apart) / this.pinched.apart, two.middle);
  };

  // --- a mouse drags the board

  press = (event: PointerEvent) => {
    this.dragged = event.pointerType === 'mouse' && this.scale > 1 ? { x: event.clientX, y: event.clientY, far: false } : null;
  };

  drag = (event: PointerEvent) => {
    const from = this.dragged;
    if (!from || !(event.buttons & 1)) return;
    from.far ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAGGED;
    if (!from.far) return;
    this.pane()?.scrollBy((from.x - event.clientX) / screen.grow, (from.y - event.clientY) / screen.grow);
    this.dragged = { x: event.clientX, y: event.clientY, far: true };
  };

  /** The click that ends a drag means nothing, nor does a tap that looks nearer. */
  click = (event: MouseEvent) => {
    if (this.dragged?.far || this.tap(event)) event.stopPropagation();
    this.dragged = null;
  };
}

function fingers(event: TouchEvent): { apart: number; middle: Point } | null {
  const [a, b] = event.touches;
  if (!a || !b || event.touches.length !== 2) return null;
  return { apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } };
}
