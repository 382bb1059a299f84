/** The four cowboys by their colour, and the passengers, who are called after animals and look the part. */
import type { Known } from '../../kit/faces/looks';

export const COWBOYS: Record<string, Known> = {
  green: { skin: 'tan', jaw: 'square', hair: 'short', hairColour: 'black', whiskers: 'chevron', hat: 'stetson', hatColour: 'green', coat: 'vest', coatColour: 'green', prop: 'none', eyes: 'open' },
  yellow: { woman: true, skin: 'fair', hair: 'braids', hairColour: 'blond', hat: 'flat', hatColour: 'gold', coat: 'fringe', coatColour: 'gold', prop: 'none' },
  red: { skin: 'pale', jaw: 'oval', hair: 'curly', hairColour: 'ginger', whiskers: 'none', hat: 'tall', hatColour: 'red', coat: 'coat', coatColour: 'red', prop: 'mask', propColour: 'red', eyes: 'wide' },
  blue: { skin: 'dark', jaw: 'long', hair: 'short', hairColour: 'grey', whiskers: 'beard', hat: 'slouch', hatColour: 'blue', coat: 'coat', coatColour: 'blue', prop: 'none', eyes: 'narrow' },
};

export const PASSENGERS: Record<string, Known> = {
  l01: { kind: 'badger', hat: 'kepi', hatColour: 'blue', coat: 'uniform', coatColour: 'blue', prop: 'medal' },
  l02: { kind: 'hog', hat: 'top_hat', hatColour: 'black', coat: 'coat', coatColour: 'black', prop: 'cigar' },
  l03: { kind: 'otter', hat: 'cap', hatColour: 'grey', coat: 'vest', coatColour: 'leather', prop: 'none' },
  l04: { kind: 'mastiff', hat: 'slouch', hatColour: 'grey', coat: 'uniform', coatColour: 'grey', prop: 'medal' },
  l05: { kind: 'bobcat', hat: 'stetson', hatColour: 'brown', coat: 'vest', coatColour: 'brown', prop: 'star' },
  l06: { kind: 'goose', hat: 'bonnet', hatColour: 'black', coat: 'dress', coatColour: 'black', prop: 'none' },
  l07: { kind: 'vixen', hat: 'plumed', hatColour: 'plum', coat: 'dress', coatColour: 'plum', prop: 'pearls' },
  l08: { kind: 'ram', hat: 'none', coat: 'uniform', coatColour: 'green', prop: 'star' },
  l09: { kind: 'magpie', hat: 'flowered', hatColour: 'straw', coat: 'dress', coatColour: 'teal', prop: 'pearls' },
  l10: { kind: 'owl', hat: 'none', coat: 'robe', coatColour: 'black', prop: 'none' },
  l11: { kind: 'heron', hat: 'bowler', hatColour: 'black', coat: 'coat', coatColour: 'white', prop: 'none' },
  l12: { kind: 'weasel', heads: 3, hat: 'bowler', hatColour: 'brown', coat: 'vest', coatColour: 'red', prop: 'none' },
  l13: { kind: 'hare', heads: 3, hat: 'none', coat: 'coat', coatColour: 'blue', prop: 'bow_tie', propColour: 'gold' },
  l14: { kind: 'mole', heads: 2, hat: 'flat', hatColour: 'black', coat: 'coat', coatColour: 'grey', prop: 'none' },
  l15: { kind: 'beaver', heads: 2, hat: 'fur', hatColour: 'brown', coat: 'fringe', coatColour: 'leather', prop: 'none' },
  l16: { kind: 'dove', heads: 2, hat: 'bonnet', hatColour: 'white', coat: 'dress', coatColour: 'blue', prop: 'none' },
  l17: { kind: 'stork', hat: 'top_hat', hatColour: 'grey', coat: 'coat', coatColour: 'green', prop: 'bow_tie', propColour: 'red' },
  l18: { kind: 'crane', hat: 'sombrero', hatColour: 'straw', coat: 'vest', coatColour: 'teal', prop: 'none' },
  l19: { kind: 'toad', hat: 'kepi', hatColour: 'black', coat: 'uniform', coatColour: 'black', prop: 'none' },
  l20: { kind: 'boar', hat: 'none', coat: 'coat', coatColour: 'plum', prop: 'cravat', propColour: 'white' },
  l21: { kind: 'coyote', hat: 'flat', hatColour: 'black', coat: 'vest', coatColour: 'gold', prop: 'cards' },
};
