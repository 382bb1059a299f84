import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../stores/settings.svelte';

const ease = (part: number) => 1 - (1 - part) ** 3;

/** A card or chip that turns over. */
export function flip(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return { delay: delay * settings.tempo, duration: 380 * settings.tempo, easing: ease, css: (_, left) => `transform: rotateY(${(left * 180).toFixed(1)}deg)` };
}

/** A row of a sum that comes in its turn. */
export function arrive(_node: Element, { nth = 0 }: { nth?: number } = {}): TransitionConfig {
  return { delay: nth * 220 * settings.tempo, duration: 260 * settings.tempo, easing: ease, css: (part, left) => `opacity: ${part}; translate: ${(left * -14).toFixed(1)}px 0` };
}
