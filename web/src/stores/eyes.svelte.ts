import type { AnyGame } from '../games/game';
import type { Live } from './live.svelte';

/** Through whose eyes a device looks when several of its people sit at the table. */
export class Eyes {
  constructor(
    private readonly live: Live,
    private readonly game: AnyGame,
  ) {}

  /** The seats that this device plays. */
  readonly mine: number[] = $derived.by(() => this.live.table?.seats.filter((seat) => seat.yours && !seat.covered_by_bot).map((seat) => seat.seat) ?? []);
  /** The one of them that has to decide. */
  readonly next: number | null = $derived.by(() => this.live.snapshot?.actors.find((seat) => this.mine.includes(seat)) ?? null);
  private readonly hidden = $derived.by(() => {
    const snapshot = this.live.snapshot;
    return snapshot !== null && this.mine.length > 1 && snapshot.result === null && this.game.hiddenHands(snapshot.view);
  });
  /** The device has to be passed on before anything is shown. */
  readonly curtain: boolean = $derived.by(() => this.hidden && (this.live.unveiled !== this.live.seat || (this.next !== null && this.next !== this.live.seat)));

  /** Whoever the curtain waits for. */
  get awaited(): number {
    return this.next ?? this.live.seat ?? 0;
  }

  /** Where nothing is hidden, the eyes go to whoever decides. Call it in an effect. */
  follow() {
    if (this.next !== null && this.next !== this.live.seat && !this.hidden) this.live.sitAt(this.next);
  }

  /** The one that it waits for is here. */
  lift() {
    this.live.unveiled = this.awaited;
    this.live.sitAt(this.awaited);
  }
}
