/** The four suits as shapes in a box of 24 by 24, told apart without their colours. */
export const SUITS = {
  hearts: 'M12 21.5C6.4 17.3 2 13.6 2 8.8 2 5.5 4.4 3 7.3 3c1.9 0 3.6 1 4.7 2.7C13.1 4 14.8 3 16.7 3 19.6 3 22 5.5 22 8.8c0 4.8-4.4 8.5-10 12.7z',
  diamonds: 'M12 1.5L20.5 12 12 22.5 3.5 12z',
  clubs: 'M12 2a4.7 4.7 0 0 1 3.7 7.6 4.7 4.7 0 1 1-2.4 7.7c.2 1.8.8 3.2 2 4.7H8.7c1.2-1.5 1.8-2.9 2-4.7a4.7 4.7 0 1 1-2.4-7.7A4.7 4.7 0 0 1 12 2z',
  spades: 'M12 1.5c3.5 4.6 9.5 7.6 9.5 12.3 0 2.7-2 4.7-4.5 4.7-1.5 0-2.8-.7-3.7-1.9.2 2 .8 3.7 2 5.4H8.7c1.2-1.7 1.8-3.4 2-5.4-.9 1.2-2.2 1.9-3.7 1.9-2.5 0-4.5-2-4.5-4.7C2.5 9.1 8.5 6.1 12 1.5z',
} as const;

export type Suit = keyof typeof SUITS;

/** Four colours, so that suits are told apart at a glance too. */
export const SUIT_COLOURS: Record<Suit, string> = { hearts: '#a32a17', diamonds: '#9a4a00', clubs: '#2c5a3a', spades: '#22304f' };
