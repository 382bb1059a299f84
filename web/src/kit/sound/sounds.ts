export const SOUNDS = ['night', 'train', 'shot', 'chips', 'cards', 'turn'] as const;
/** What makes a sound; of several things at once, the first one here is heard. */
export type Sound = (typeof SOUNDS)[number];

/** The sound that is heard when these things happen at once: the kinds of lines, and the kinds that a game gives each sound. */
export function heardOf(kinds: string[], sounds: Partial<Record<Sound, readonly string[]>>): Sound | null {
  return SOUNDS.find((sound) => sounds[sound]?.some((kind) => kinds.includes(kind))) ?? null;
}
