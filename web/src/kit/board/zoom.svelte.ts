import { tick } from 'svelte';
import type { Point } from './geometry';

const STEP = 1.8;
/** A mouse that moved this far was dragging, not clicking. */
const DRAGGED = 5;

/** How near one looks at a board: two fingers, ctrl and the wheel, or a button. What is under them stays under them. */
export class Zoom {
  scale = $state(1);
  private pinched: { apart: number; scale: number } | null = null;
  private dragged: (Point & { far: boolean }) | null = null;

  constructor(
    private readonly pane: () => HTMLElement | undefined,
    private readonly most: number,
  ) {}

  /** Looks from another distance; `focus` is a point of the window that keeps what it shows. */
  async to(scale: number, focus: Point) {
    const pane = this.pane();
    if (!pane) return;
    const box = pane.getBoundingClientRect();
    const x = focus.x - box.left;
    const y = focus.y - box.top;
    const across = (pane.scrollLeft + x) / pane.scrollWidth;
    const down = (pane.scrollTop + y) / pane.scrollHeight;
    this.scale = Math.max(1, Math.min(this.most, scale));
    await tick();
    pane.scrollTo(across * pane.scrollWidth - x, down * pane.scrollHeight - y);
  }

  /** In to a point given in parts of the board (0.5 0.5 is its middle), or out to the whole of it. */
  async toggle(look: Point) {
    const pane = this.pane();
    if (!pane) return;
    this.scale = this.scale > 1 ? 1 : Math.min(STEP, this.most);
    await tick();
    pane.scrollTo(look.x * pane.scrollWidth - pane.clientWidth / 2, look.y * pane.scrollHeight - pane.clientHeight / 2);
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
    this.pane()?.scrollBy(from.x - event.clientX, from.y - event.clientY);
    this.dragged = { x: event.clientX, y: event.clientY, far: true };
  };

  /** The click that ends a drag means nothing. */
  click = (event: MouseEvent) => {
    if (this.dragged?.far) event.stopPropagation();
    this.dragged = null;
  };
}

function fingers(event: TouchEvent): { apart: number; middle: Point } | null {
  const [a, b] = event.touches;
  if (!a || !b || event.touches.length !== 2) return null;
  return { apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } };
}
