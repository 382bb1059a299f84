import type { Explanation } from '../../../stores/explain.svelte';
import type { Card, Lookup } from '../lookup';
import type { CardView } from '../types';
import { cardWords, familyWords, pieceFacts, pieceName } from '../words';
import CardFace from './CardFace.svelte';

/** A card in large, with its words for who does not see it. */
export function aboutCard(card: Card, look: Lookup, more?: string): Explanation {
  const faction = card.faction ? look.faction(card.faction) : '';
  return { title: card.name, text: `${familyWords(card, look)}. ${cardWords(card)}`, more, picture: { part: CardFace, props: { card, faction } } };
}

/** A card on the table: in large if the viewer may know it, and what is true of it now. */
export function aboutPiece(piece: CardView, look: Lookup): Explanation {
  const facts = pieceFacts(piece, look);
  const now = facts.length ? `${facts.join('; ')}.` : undefined;
  if (piece.shape === null) return { title: pieceName(piece, look), text: now, more: 'Its owner knows what it is. It counts as soon as it is turned up.', clause: 'HD-CONC-04' };
  return aboutCard(look.card(piece.shape), look, now && now.charAt(0).toUpperCase() + now.slice(1));
}
