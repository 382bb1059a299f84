/** The trailblazers as we see them; whatever is not said here is left to their names. */
import type { Known } from '../../kit/faces/looks';

export const FACES: Record<string, Known> = {
  derek_dogood: { skin: 'fair', jaw: 'square', hairColour: 'blond', whiskers: 'none', hat: 'stetson', hatColour: 'white', coatColour: 'blue', prop: 'bandana', propColour: 'red', mouth: 'smile', eyes: 'open' },
  martha_longstride: { woman: true, skin: 'brown', hair: 'braids', hairColour: 'black', hat: 'flat', hatColour: 'leather', coat: 'fringe', coatColour: 'straw' },
  silas_pike: { skin: 'tan', hair: 'mane', hairColour: 'grey', whiskers: 'long_beard', hat: 'fur', hatColour: 'brown', coatColour: 'brown', prop: 'rifle' },
  rosa_quill: { woman: true, skin: 'tan', hair: 'bun', hairColour: 'brown', hat: 'none', coat: 'dress', coatColour: 'teal', prop: 'pearls', eyes: 'spectacles' },
  tom_brand: { skin: 'fair', jaw: 'long', hair: 'bald', hairColour: 'white', whiskers: 'walrus', hat: 'slouch', hatColour: 'grey', coat: 'vest', coatColour: 'leather', prop: 'pipe' },
  ida_ironside: { woman: true, skin: 'dark', hair: 'curly', hairColour: 'black', hat: 'cap', hatColour: 'brown', coat: 'coat', coatColour: 'grey', prop: 'none', eyes: 'narrow', mouth: 'level' },
  finn_calloway: { skin: 'pale', hair: 'curly', hairColour: 'ginger', whiskers: 'chops', hat: 'bowler', hatColour: 'green', coat: 'vest', coatColour: 'green', prop: 'bow_tie', propColour: 'gold', mouth: 'smile' },
  abel_crane: { skin: 'brown', hair: 'short', hairColour: 'black', whiskers: 'goatee', hat: 'top_hat', hatColour: 'black', coat: 'coat', coatColour: 'black', prop: 'cravat', propColour: 'white' },
  nell_parker: { woman: true, skin: 'pale', hair: 'ringlets', hairColour: 'blond', hat: 'flowered', hatColour: 'straw', coat: 'dress', coatColour: 'red', prop: 'none' },
  jonas_grit: { skin: 'fair', jaw: 'square', hair: 'short', hairColour: 'black', whiskers: 'stubble', hat: 'none', coat: 'vest', coatColour: 'plum', prop: 'scar', eyes: 'patch' },
  widow_vane: { woman: true, skin: 'pale', hair: 'parted', hairColour: 'grey', hat: 'bonnet', hatColour: 'black', coat: 'dress', coatColour: 'black', prop: 'none' },
  zeke_hollow: { skin: 'tan', hair: 'mane', hairColour: 'brown', whiskers: 'forked', hat: 'sombrero', hatColour: 'straw', coat: 'fringe', coatColour: 'brown', prop: 'straw' },
};
