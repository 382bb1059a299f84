import { announce } from '../../stores/announce.svelte';
import type { Sitting } from '../../stores/sitting.svelte';

/** How long a second digit may take to join the first. */
const DIGITS_JOIN = 1200;

/** The table by keyboard. Numbers choose from the list of actions, Enter does; letters go to the parts of the table. */
export class Keys {
  private digits = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly sitting: Sitting,
    private readonly isPhone: () => boolean,
  ) {}

  press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    if (event.ctrlKey || event.metaKey || event.altKey || this.sitting.eyes.curtain) return;
    if (target?.closest('input, textarea, select, dialog')) return;
    if (/^\d$/.test(event.key)) {
      this.digit(event.key);
      return;
    }
    this.digits = '';
    if (event.key === 'Enter' && target?.closest('button, a, [role=button], summary')) return;
    const act = this.meaning(event.key);
    if (!act) return;
    act();
    event.preventDefault();
  };

  private digit(digit: string) {
    const { options } = this.sitting.play;
    this.digits = options[Number(this.digits + digit) - 1] ? this.digits + digit : digit;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.digits = ''), DIGITS_JOIN);
    const option = options[Number(this.digits) - 1];
    if (!option) {
      this.digits = '';
      return;
    }
    this.sitting.play.armed = option;
    announce.say(`${option.label}. Press Enter to do it.`);
  }

  private meaning(key: string): (() => void) | null {
    const { sitting } = this;
    switch (key.toLowerCase()) {
      case 'enter':
        return () => (sitting.missed ? sitting.live.catchUp.skip() : sitting.play.main?.ready && sitting.play.main.act());
      case 'escape':
        return () => sitting.back();
      case 'u':
        return () => sitting.undoable && void sitting.live.undo();
      case 'm':
        return () => this.go('Board', nextBoard);
      case 'h':
        return () => this.go(this.isPhone() ? (sitting.game.tabs.find((tab) => tab.hand)?.name ?? 'Board') : 'Board', () => first('.hand button'));
      case 'p':
        return () => this.go('Players', () => first('.players'));
      case 'l':
        return () => this.go('Ledger', () => first('.log'));
      case 'i':
        return sitting.game.crib ? () => (sitting.sheet = 'crib') : null;
      case 'r':
        return () => announce.repeat();
      case '?':
        return () => (sitting.sheet = 'help');
      default:
        return null;
    }
  }

  private go(tab: string, find: () => HTMLElement | null) {
    this.sitting.tab = tab;
    requestAnimationFrame(() => find()?.focus());
  }
}

const first = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The boards in turn: the one after that which has the focus. */
function nextBoard(): HTMLElement | null {
  const stops = [...document.querySelectorAll<HTMLElement>('.spot[tabindex="0"]')];
  const boards = stops.map((stop) => stop.closest('.stage'));
  const now = boards.indexOf(document.activeElement?.closest('.stage') ?? null);
  return stops[(now + 1) % stops.length] ?? null;
}
