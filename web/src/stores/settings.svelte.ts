/** What this device prefers; kept in the browser only. */
export type Pace = 'off' | 'fast' | 'normal';
/** What may be heard: nothing, one's own turn, or all that happens at the table. */
export type Sounds = 'off' | 'turn' | 'all';
export type Reading = 'off' | 'fast' | 'normal' | 'slow';

/** Factor on the time that a caption stands; 0 is none. */
const READING: Record<Reading, number> = { off: 0, fast: 0.6, normal: 1, slow: 1.8 };

const KEY = 'saddlebag.settings';

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Off until asked. Earlier versions knew one sound only. */
function soundsOf({ sounds, sound }: Record<string, unknown>): Sounds {
  if (sounds === 'turn' || sounds === 'all') return sounds;
  return sound === true && sounds === undefined ? 'turn' : 'off';
}

class Settings {
  motion = $state<Pace>((stored().motion as Pace) ?? 'normal');
  night = $state<boolean>(stored().night === true);
  captions = $state<Reading>((stored().captions as Reading) in READING ? (stored().captions as Reading) : 'normal');
  names = $state<boolean>(stored().names !== false);
  sounds = $state<Sounds>(soundsOf(stored()));
  /** A notice of the browser when it is one's turn and the page is out of sight. */
  notices = $state<boolean>(stored().notices === true);
  /** The games that somebody here has sat down to. */
  met = $state.raw<string[]>((stored().met as string[]) ?? []);

  save() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ motion: this.motion, captions: this.captions, night: this.night, names: this.names, sounds: this.sounds, notices: this.notices, met: this.met }));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  get captionPace(): number {
    return READING[this.captions];
  }

  /** Factor on the length of every movement; 0 is none. */
  get tempo(): number {
    if (this.motion === 'off') return 0;
    if (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.motion === 'fast' ? 0.4 : 1;
  }
}

export const settings = new Settings();
