/** What this device prefers; kept in the browser only. */
export type Pace = 'off' | 'fast' | 'normal';

const KEY = 'saddlebag.settings';

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

class Settings {
  motion = $state<Pace>((stored().motion as Pace) ?? 'normal');
  night = $state<boolean>(stored().night === true);
  names = $state<boolean>(stored().names !== false);
  /** The games that somebody here has sat down to. */
  met = $state.raw<string[]>((stored().met as string[]) ?? []);

  save() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ motion: this.motion, night: this.night, names: this.names, met: this.met }));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  /** Factor on the length of every movement; 0 is none. */
  get tempo(): number {
    if (this.motion === 'off') return 0;
    if (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.motion === 'fast' ? 0.4 : 1;
  }
}

export const settings = new Settings();
