import type { Frame } from '../api/types';

/** Frames that are further apart than this did not come in one heap. */
const HEAP = 400;
const STEP = 700;
/** However much was missed, it takes no longer than this. */
const LONGEST = 8000;

/** What happened while the line was down comes in a heap. It is shown move by move, at a pace that eyes can follow. */
export class CatchUp {
  /** Moves that were heard of and not shown yet. */
  waiting = $state(0);
  private frames: Frame[] = [];
  /** The most that ever waited in this heap; it sets the pace. */
  private most = 1;
  private heap = false;
  private heapEnds: ReturnType<typeof setTimeout> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (frame: Frame) => void,
    /** Factor on the length of every movement; 0 shows all at once. */
    private readonly tempo: () => number,
  ) {}

  /** Takes a frame as it comes; it is shown now or in its turn. */
  take(frame: Frame) {
    if (frame.type === 'resumed') this.heap = true;
    if (this.heap) {
      clearTimeout(this.heapEnds);
      this.heapEnds = setTimeout(() => (this.heap = false), HEAP);
    }
    if (this.next === undefined && !(this.heap && frame.type === 'step' && this.tempo())) {
      this.show(frame);
      return;
    }
    this.frames.push(frame);
    if (frame.type === 'step') this.waiting++;
    this.most = Math.max(this.most, this.waiting);
    if (this.next === undefined) this.showNext();
  }

  /** Shows the next move and whatever comes with it; then waits, if there is more. */
  private showNext = () => {
    this.next = undefined;
    for (let moved = false; this.frames.length && !(moved && this.frames[0]!.type === 'step'); ) {
      const frame = this.frames.shift()!;
      if (frame.type === 'step') {
        moved = true;
        this.waiting--;
      }
      this.show(frame);
    }
    if (this.frames.length || this.heap) this.next = setTimeout(this.showNext, Math.min(STEP, LONGEST / this.most) * this.tempo());
    else this.most = 1;
  };

  /** Shows all that waits at once. */
  skip() {
    const frames = this.frames;
    this.forget();
    for (const frame of frames) this.show(frame);
  }

  /** Whatever waits will be sent again, or matters no more. */
  forget() {
    clearTimeout(this.next);
    this.next = undefined;
    this.frames = [];
    this.most = 1;
    this.waiting = 0;
  }
}
