import { Refused, Unreachable } from '../api/client';
import type { Frame } from '../api/types';

/** Longer than the server ever takes to say yes or no. */
const PATIENCE = 10_000;

/** The line is open, but nobody answers on it. */
export class Silent extends Unreachable {}

type Waiting = { accept: () => void; refuse: (why: Error) => void; timer: ReturnType<typeof setTimeout> };

/** Moves that went out over the socket and are not answered yet, by their keys. */
export class Deliveries {
  private waiting = new Map<string, Waiting>();

  /** Settles with the answer to the move of this key, which has just been sent. */
  answered(key: string): Promise<void> {
    return new Promise((accept, refuse) => {
      const timer = setTimeout(() => this.take(key)?.refuse(new Silent()), PATIENCE);
      this.waiting.set(key, { accept, refuse, timer });
    });
  }

  /** Takes a frame that answers a move; false for every other frame. */
  hear(frame: Frame): boolean {
    if (frame.type === 'accepted') {
      this.take(frame.key)?.accept();
      return true;
    }
    if (frame.type !== 'error' || frame.key === undefined) return false;
    const move = this.take(frame.key);
    move?.refuse(new Refused(0, frame.kind, frame.detail));
    return move !== undefined;
  }

  /** The line is down: what went out over it will not be answered there. */
  lost() {
    for (const key of [...this.waiting.keys()]) this.take(key)?.refuse(new Unreachable());
  }

  private take(key: string): Waiting | undefined {
    const found = this.waiting.get(key);
    if (found) clearTimeout(found.timer);
    this.waiting.delete(key);
    return found;
  }
}
