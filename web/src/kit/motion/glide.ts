/** Cards that lie elsewhere than before are seen on their way; new ones appear. Nothing stays in the page for it. */
import { screen } from '../../stores/screen.svelte';
import { settings } from '../../stores/settings.svelte';

const LONG = 380;
/** Where somebody scrolled or the window changed, nothing has moved on the table. */
const LEAST = 6;

export type Places = Map<string, DOMRect>;

function cards(table: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const card of table.querySelectorAll<HTMLElement>('[data-glide]')) if (!card.closest('[inert]')) found.set(card.dataset.glide!, card);
  return found;
}

/** Where the cards are now. */
export const placesOf = (table: HTMLElement): Places => new Map([...cards(table)].map(([id, card]) => [id, screen.boxOf(card)]));

/** Lets the cards go from where they were to where they are. */
export function glide(table: HTMLElement, before: Places) {
  if (!settings.tempo || !before.size) return;
  for (const [id, card] of cards(table)) {
    const [from, to] = [before.get(id), screen.boxOf(card)];
    const duration = LONG * settings.tempo;
    if (!from) card.animate([{ opacity: 0, transform: 'translateY(18px)' }, { opacity: 1, transform: 'none' }], { duration, easing: 'ease-out' });
    else if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > LEAST)
      card.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / Math.max(1, to.width)})`, transformOrigin: '0 0', zIndex: 3 }, { transform: 'none', transformOrigin: '0 0', zIndex: 3 }], { duration, easing: 'ease-in-out' });
  }
}
