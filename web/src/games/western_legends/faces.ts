/** What is known of how the legends looked; the rest is left to their names. */
import type { Known } from '../../kit/faces/looks';

export const FACES: Record<string, Known> = {
  annie_oakley: { woman: true, skin: 'fair', hair: 'waves', hairColour: 'brown', hat: 'flat', hatColour: 'grey', coat: 'dress', coatColour: 'leather', prop: 'medal' },
  bass_reeves: { hair: 'short', skin: 'dark', hairColour: 'black', whiskers: 'walrus', hat: 'tall', hatColour: 'black', coat: 'vest', coatColour: 'teal', prop: 'star', eyes: 'open' },
  billy_the_kid: { skin: 'fair', hairColour: 'blond', whiskers: 'none', hat: 'top_hat', hatColour: 'leather', coat: 'vest', coatColour: 'brown', prop: 'bandana', propColour: 'teal', mouth: 'smile', eyes: 'wide' },
  bloody_knife: { skin: 'brown', hair: 'braids', hairColour: 'black', whiskers: 'none', hat: 'feather', hatColour: 'blue', coat: 'uniform', coatColour: 'blue', prop: 'shell', eyes: 'narrow' },
  calamity_jane: { woman: true, skin: 'tan', hair: 'parted', hairColour: 'brown', hat: 'slouch', hatColour: 'leather', coat: 'fringe', coatColour: 'leather', prop: 'rifle' },
  doc_holliday: { skin: 'pale', jaw: 'long', hair: 'parted', hairColour: 'blond', whiskers: 'handlebar', hat: 'bowler', hatColour: 'black', coat: 'coat', coatColour: 'grey', prop: 'cards' },
  jesse_james: { skin: 'pale', hair: 'swept', hairColour: 'brown', whiskers: 'beard', hat: 'none', coat: 'coat', coatColour: 'black', prop: 'cravat', propColour: 'white', eyes: 'narrow' },
  kit_carson: { skin: 'tan', jaw: 'round', hair: 'mane', hairColour: 'blond', whiskers: 'none', hat: 'fur', hatColour: 'brown', coat: 'fringe', coatColour: 'brown', prop: 'bandana', propColour: 'blue' },
  stagecoach_mary: { woman: true, skin: 'dark', jaw: 'round', hair: 'bun', hairColour: 'black', hat: 'cap', hatColour: 'grey', coat: 'coat', coatColour: 'blue', prop: 'cigar', mouth: 'wry' },
  wild_bill: { skin: 'fair', jaw: 'long', hair: 'mane', hairColour: 'brown', whiskers: 'handlebar', hat: 'flat', hatColour: 'straw', coat: 'coat', coatColour: 'black', prop: 'string_tie' },
  wyatt_earp: { skin: 'fair', hair: 'swept', hairColour: 'blond', whiskers: 'walrus', hat: 'flat', hatColour: 'black', coat: 'coat', coatColour: 'brown', prop: 'star', eyes: 'narrow' },
  y_b_rowdy: { skin: 'brown', hair: 'curly', hairColour: 'black', whiskers: 'chevron', hat: 'kepi', hatColour: 'blue', coat: 'uniform', coatColour: 'grey', prop: 'medal', eyes: 'open' },
  fee_lee_wong: { skin: 'tan', jaw: 'oval', hair: 'short', hairColour: 'black', whiskers: 'none', hat: 'bowler', hatColour: 'grey', coat: 'coat', coatColour: 'green', prop: 'bow_tie', propColour: 'gold', mouth: 'smile', eyes: 'open' },
  maria_barcelo: { woman: true, skin: 'tan', hair: 'bun', hairColour: 'black', hat: 'none', coat: 'dress', coatColour: 'red', prop: 'earrings' },
  pat_garrett: { skin: 'fair', jaw: 'long', hairColour: 'brown', whiskers: 'imperial', hat: 'tall', hatColour: 'straw', coat: 'coat', coatColour: 'green', prop: 'star' },
  poker_alice: { woman: true, skin: 'fair', hair: 'bun', hairColour: 'grey', hat: 'slouch', hatColour: 'brown', coat: 'dress', coatColour: 'brown', prop: 'cigar' },
  seth_bullock: { skin: 'pale', hair: 'parted', hairColour: 'black', whiskers: 'chevron', hat: 'none', coat: 'coat', coatColour: 'grey', prop: 'star', eyes: 'stern' },
  soapy_smith: { skin: 'pale', hair: 'short', hairColour: 'black', whiskers: 'beard', hat: 'stetson', hatColour: 'white', coat: 'coat', coatColour: 'plum', prop: 'rose', eyes: 'wide' },
  sundance_kid: { skin: 'tan', hairColour: 'black', whiskers: 'chevron', hat: 'stetson', hatColour: 'brown', coat: 'vest', coatColour: 'blue', prop: 'bandana', propColour: 'red', eyes: 'narrow' },
  curly_bill: { skin: 'brown', hair: 'curly', hairColour: 'black', whiskers: 'stubble', hat: 'sombrero', hatColour: 'leather', coat: 'vest', coatColour: 'black', prop: 'scar', mouth: 'wry', eyes: 'stern' },
  man_in_black: { skin: 'pale', jaw: 'long', hair: 'swept', hairColour: 'black', whiskers: 'goatee', hat: 'flat', hatColour: 'black', coat: 'coat', coatColour: 'black', prop: 'mask', propColour: 'black', eyes: 'stern' },
};
