/** How the people of the frontier look: those that history knows by what is known of them, assistants by their trade. */
import type { Known } from '../../kit/faces/looks';

export const FACES: Record<string, Known> = {
  // Assistants: cowboy, wrangler, trail cook, drover.
  a01: { skin: 'tan', hair: 'short', hairColour: 'brown', whiskers: 'stubble', hat: 'stetson', hatColour: 'leather', coat: 'vest', coatColour: 'blue', prop: 'bandana', propColour: 'red', eyes: 'narrow' },
  a02: { skin: 'brown', hair: 'braids', hairColour: 'black', whiskers: 'none', hat: 'flat', hatColour: 'black', coat: 'fringe', coatColour: 'leather', prop: 'shell', eyes: 'open' },
  a03: { skin: 'fair', jaw: 'round', hair: 'bald', hairColour: 'grey', whiskers: 'chops', hat: 'scarf', hatColour: 'white', coat: 'robe', coatColour: 'white', prop: 'pipe', mouth: 'smile', eyes: 'open' },
  a04: { skin: 'dark', hair: 'curly', hairColour: 'black', whiskers: 'chevron', hat: 'sombrero', hatColour: 'straw', coat: 'blanket', coatColour: 'red', prop: 'straw', eyes: 'wide' },
  // Prospector, mucker, assayer, muleteer.
  a05: { skin: 'tan', hair: 'mane', hairColour: 'white', whiskers: 'long_beard', hat: 'slouch', hatColour: 'brown', coat: 'vest', coatColour: 'red', prop: 'none', eyes: 'wide' },
  a06: { skin: 'pale', jaw: 'square', hair: 'short', hairColour: 'ginger', whiskers: 'stubble', hat: 'cap', hatColour: 'leather', coat: 'vest', coatColour: 'grey', prop: 'bandana', propColour: 'blue', eyes: 'stern' },
  a07: { skin: 'pale', hair: 'parted', hairColour: 'brown', whiskers: 'pencil', hat: 'none', coat: 'coat', coatColour: 'green', prop: 'bow_tie', propColour: 'black', eyes: 'spectacles' },
  a08: { skin: 'brown', hair: 'curly', hairColour: 'black', whiskers: 'handlebar', hat: 'sombrero', hatColour: 'brown', coat: 'blanket', coatColour: 'teal', prop: 'cigar', eyes: 'narrow' },
  // Lumberjack, river driver, sawyer, teamster.
  a09: { skin: 'fair', jaw: 'square', hair: 'short', hairColour: 'ginger', whiskers: 'beard', hat: 'cap', hatColour: 'red', coat: 'fringe', coatColour: 'red', prop: 'none', mouth: 'smile', eyes: 'open' },
  a10: { skin: 'pale', hair: 'swept', hairColour: 'blond', whiskers: 'none', hat: 'bowler', hatColour: 'grey', coat: 'vest', coatColour: 'teal', prop: 'scar', eyes: 'narrow' },
  a11: { skin: 'dark', hair: 'short', hairColour: 'black', whiskers: 'goatee', hat: 'kepi', hatColour: 'green', coat: 'coat', coatColour: 'leather', prop: 'bandana', propColour: 'straw', eyes: 'open' },
  a12: { skin: 'tan', jaw: 'long', hair: 'bald', hairColour: 'brown', whiskers: 'burnsides', hat: 'tall', hatColour: 'leather', coat: 'coat', coatColour: 'brown', prop: 'straw', eyes: 'stern' },
  // Telegrapher, schoolteacher, deputy, undertaker, barkeeper, gambler.
  a13: { skin: 'fair', hair: 'short', hairColour: 'brown', whiskers: 'none', hat: 'kepi', hatColour: 'blue', coat: 'uniform', coatColour: 'blue', prop: 'none', eyes: 'spectacles' },
  a14: { woman: true, skin: 'pale', hair: 'bun', hairColour: 'chestnut', hat: 'none', coat: 'dress', coatColour: 'plum', prop: 'none', eyes: 'spectacles' },
  a15: { skin: 'brown', hair: 'short', hairColour: 'black', whiskers: 'imperial', hat: 'stetson', hatColour: 'white', coat: 'vest', coatColour: 'black', prop: 'star', eyes: 'stern' },
  a16: { skin: 'pale', jaw: 'long', hair: 'swept', hairColour: 'black', whiskers: 'none', hat: 'top_hat', hatColour: 'black', coat: 'coat', coatColour: 'black', prop: 'cravat', propColour: 'white', eyes: 'narrow', mouth: 'level' },
  a17: { skin: 'tan', jaw: 'round', hair: 'bald', hairColour: 'black', whiskers: 'handlebar', hat: 'none', coat: 'vest', coatColour: 'plum', prop: 'bow_tie', propColour: 'red', mouth: 'smile', eyes: 'open' },
  a18: { woman: true, skin: 'tan', hair: 'ringlets', hairColour: 'ginger', hat: 'plumed', hatColour: 'red', coat: 'dress', coatColour: 'red', prop: 'cards', mouth: 'wry' },

  // Partners: Joseph McCoy, Nat Love, Lizzie Johnson.
  p01: { skin: 'fair', hair: 'short', hairColour: 'brown', whiskers: 'goatee', hat: 'slouch', hatColour: 'grey', coat: 'coat', coatColour: 'grey', prop: 'string_tie', eyes: 'open' },
  p02: { skin: 'dark', hair: 'mane', hairColour: 'black', whiskers: 'none', hat: 'slouch', hatColour: 'black', coat: 'fringe', coatColour: 'leather', prop: 'rifle', eyes: 'stern' },
  p03: { woman: true, skin: 'fair', hair: 'waves', hairColour: 'black', hat: 'flowered', hatColour: 'teal', coat: 'dress', coatColour: 'green', prop: 'earrings' },
  // Horace Tabor, Nellie Cashman, Henry Comstock.
  p04: { skin: 'fair', hair: 'parted', hairColour: 'black', whiskers: 'walrus', hat: 'top_hat', hatColour: 'brown', coat: 'coat', coatColour: 'gold', prop: 'medal', eyes: 'wide' },
  p05: { woman: true, skin: 'pale', hair: 'bun', hairColour: 'brown', hat: 'none', coat: 'coat', coatColour: 'leather', prop: 'bandana', propColour: 'gold', eyes: 'lashes' },
  p06: { skin: 'tan', jaw: 'long', hair: 'mane', hairColour: 'brown', whiskers: 'forked', hat: 'flat', hatColour: 'straw', coat: 'coat', coatColour: 'teal', prop: 'none', eyes: 'patch' },
  // John Dolbeer, Ephraim Shay, Orrin Ingram.
  p07: { skin: 'fair', hair: 'short', hairColour: 'grey', whiskers: 'burnsides', hat: 'bowler', hatColour: 'brown', coat: 'vest', coatColour: 'green', prop: 'none', eyes: 'spectacles' },
  p08: { skin: 'pale', hair: 'bald', hairColour: 'white', whiskers: 'long_beard', hat: 'none', coat: 'coat', coatColour: 'black', prop: 'none', eyes: 'open' },
  p09: { skin: 'fair', jaw: 'square', hair: 'pompadour', hairColour: 'grey', whiskers: 'chops', hat: 'none', coat: 'coat', coatColour: 'brown', prop: 'cravat', propColour: 'gold', eyes: 'stern' },
  // Samuel Morse, Bass Reeves, Fred Harvey.
  p10: { skin: 'pale', hair: 'swept', hairColour: 'white', whiskers: 'beard', hat: 'none', coat: 'uniform', coatColour: 'black', prop: 'medal', eyes: 'narrow' },
  p11: { skin: 'dark', hair: 'short', hairColour: 'black', whiskers: 'walrus', hat: 'tall', hatColour: 'black', coat: 'coat', coatColour: 'teal', prop: 'star', eyes: 'open' },
  p12: { skin: 'fair', jaw: 'long', hair: 'parted', hairColour: 'chestnut', whiskers: 'goatee', hat: 'none', coat: 'vest', coatColour: 'white', prop: 'bow_tie', propColour: 'plum', eyes: 'open' },

  // Tycoons: Charles Goodnight, Philip Armour, Gustavus Swift.
  t01: { skin: 'tan', jaw: 'square', hair: 'mane', hairColour: 'grey', whiskers: 'goatee', hat: 'tall', hatColour: 'brown', coat: 'coat', coatColour: 'leather', prop: 'cigar', eyes: 'stern' },
  t02: { skin: 'fair', jaw: 'round', hair: 'bald', hairColour: 'ginger', whiskers: 'chops', hat: 'none', coat: 'coat', coatColour: 'grey', prop: 'bow_tie', propColour: 'blue', eyes: 'wide' },
  t03: { skin: 'fair', jaw: 'long', hair: 'short', hairColour: 'brown', whiskers: 'beard', hat: 'none', coat: 'coat', coatColour: 'blue', prop: 'string_tie', eyes: 'stern' },
  // George Hearst, Marcus Daly, Meyer Guggenheim.
  t04: { skin: 'tan', hair: 'swept', hairColour: 'white', whiskers: 'long_beard', hat: 'slouch', hatColour: 'black', coat: 'coat', coatColour: 'black', prop: 'cards', eyes: 'narrow' },
  t05: { skin: 'pale', jaw: 'round', hair: 'swept', hairColour: 'grey', whiskers: 'walrus', hat: 'none', coat: 'vest', coatColour: 'teal', prop: 'pipe', mouth: 'smile', eyes: 'open' },
  t06: { skin: 'pale', hair: 'short', hairColour: 'white', whiskers: 'burnsides', hat: 'none', coat: 'coat', coatColour: 'plum', prop: 'cravat', propColour: 'black', eyes: 'wide' },
  // Frederick Weyerhaeuser, Isaac Stephenson, Henry Yesler.
  t07: { skin: 'fair', jaw: 'round', hair: 'parted', hairColour: 'white', whiskers: 'beard', hat: 'none', coat: 'coat', coatColour: 'green', prop: 'none', eyes: 'narrow' },
  t08: { skin: 'pale', jaw: 'square', hair: 'curly', hairColour: 'white', whiskers: 'none', hat: 'bowler', hatColour: 'black', coat: 'coat', coatColour: 'red', prop: 'cravat', propColour: 'white', eyes: 'stern' },
  t09: { skin: 'tan', jaw: 'long', hair: 'parted', hairColour: 'grey', whiskers: 'forked', hat: 'flat', hatColour: 'grey', coat: 'vest', coatColour: 'brown', prop: 'straw', eyes: 'open' },
  // Cornelius Vanderbilt, John D. Rockefeller, Andrew Carnegie.
  t10: { skin: 'fair', jaw: 'long', hair: 'pompadour', hairColour: 'white', whiskers: 'chops', hat: 'top_hat', hatColour: 'grey', coat: 'coat', coatColour: 'black', prop: 'cravat', propColour: 'white', eyes: 'stern' },
  t11: { skin: 'pale', jaw: 'long', hair: 'parted', hairColour: 'brown', whiskers: 'chevron', hat: 'top_hat', hatColour: 'black', coat: 'coat', coatColour: 'gold', prop: 'none', eyes: 'narrow' },
  t12: { skin: 'fair', jaw: 'round', hair: 'short', hairColour: 'white', whiskers: 'imperial', hat: 'none', coat: 'coat', coatColour: 'blue', prop: 'rose', mouth: 'smile', eyes: 'open' },
};
