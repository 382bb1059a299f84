/** How somebody looks: chosen by their id, adjusted by hand where they are known, and never like anybody else of the same cast. */
import { ANIMALS, type Animal } from './animals';
import { CLOTHS, COATS, EYES, HAIRS, HAIR_COLOURS, HATS, JAWS, MOUTHS, NOSES, PROPS, SKINS, WHISKERS } from './people';

export type Looks = {
  kind: 'person' | Animal;
  /** How many of them there are: triplets share a name and a seat. */
  heads: number;
  skin: keyof typeof SKINS;
  jaw: keyof typeof JAWS;
  eyes: string;
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  hair: string;
  hairColour: keyof typeof HAIR_COLOURS;
  whiskers: string;
  hat: string;
  hatColour: keyof typeof CLOTHS;
  coat: string;
  coatColour: keyof typeof CLOTHS;
  prop: string;
  propColour: keyof typeof CLOTHS;
  ground: string;
};
/** What is known of somebody; the rest is left to their id. */
export type Known = Partial<Looks> & { woman?: boolean };

const GROUNDS = ['#e8d5ad', '#d9c7a0', '#cbd3b4', '#c4d2d3', '#e3c4ae', '#d6c3d0'];
const WOMEN = { hair: ['bun', 'ringlets', 'waves', 'parted', 'curly', 'braids'], hat: ['none', 'flowered', 'plumed', 'bonnet', 'flat'], coat: ['dress', 'coat', 'fringe'], prop: ['none', 'pearls', 'earrings', 'rose', 'bandana'] };
const MEN = {
  hair: ['short', 'swept', 'parted', 'bald', 'curly', 'mane', 'pompadour'],
  hat: ['stetson', 'tall', 'flat', 'bowler', 'top_hat', 'slouch', 'none', 'cap', 'fur', 'sombrero'],
  coat: ['coat', 'vest', 'fringe'],
  prop: ['none', 'bandana', 'cigar', 'bow_tie', 'string_tie', 'cravat', 'straw', 'pipe'],
};

/** Numbers from 0 to 1 that follow from a word; the same word, the same numbers. */
export function dice(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function rolled(word: string, known: Known): Looks {
  const roll = dice(word);
  const of = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;
  const keys = <K extends string>(table: Record<K, unknown>): K => of(Object.keys(table) as K[]);
  const woman = known.woman ?? roll() < 0.3;
  const wardrobe = woman ? WOMEN : MEN;
  return {
    kind: 'person',
    heads: 1,
    skin: keys(SKINS),
    jaw: woman ? of(['oval', 'round', 'long'] as const) : keys(JAWS),
    eyes: woman ? of(['lashes', 'lashes', 'spectacles', 'narrow']) : of(['open', 'narrow', 'wide', 'stern', 'spectacles', 'patch']),
    nose: keys(NOSES),
    mouth: woman ? of(['lips', 'smile', 'wry'] as const) : of(['level', 'smile', 'wry'] as const),
    hair: of(wardrobe.hair),
    hairColour: keys(HAIR_COLOURS),
    whiskers: woman ? 'none' : keys(WHISKERS),
    hat: of(wardrobe.hat),
    hatColour: keys(CLOTHS),
    coat: of(wardrobe.coat),
    coatColour: keys(CLOTHS),
    prop: of(wardrobe.prop),
    propColour: keys(CLOTHS),
    ground: of(GROUNDS),
    ...withoutWoman(known),
  };
}

function withoutWoman({ woman: _, ...looks }: Known): Partial<Looks> {
  return looks;
}

/** What the eye tells people apart by, small as they are: shapes first. */
const TELLING = ['kind', 'heads', 'skin', 'hair', 'hairColour', 'whiskers', 'hat', 'hatColour', 'coatColour', 'eyes', 'prop'] as const;
const ENOUGH = 4;
const TRIES = 200;

/** In how many ways two differ at a glance. Hair under a hat is not seen well. */
export function differences(one: Looks, other: Looks): number {
  return TELLING.filter((trait) => one[trait] !== other[trait] && !(trait === 'hatColour' && one.hat === 'none' && other.hat === 'none')).length;
}

/** Everybody of a game, no two alike. */
export function cast(ids: string[], known: Record<string, Known> = {}): Map<string, Looks> {
  const found = new Map<string, Looks>();
  for (const id of [...ids].sort()) {
    let looks = rolled(id, known[id] ?? {});
    for (let again = 1; again < TRIES && [...found.values()].some((other) => differences(looks, other) < ENOUGH); again++) looks = rolled(`${id} ${again}`, known[id] ?? {});
    found.set(id, looks);
  }
  return found;
}

/** Whether every part that somebody was given by hand can be drawn. */
export function isDrawable({ kind, eyes, hair, whiskers, hat, coat, prop }: Looks): boolean {
  return (kind === 'person' || kind in ANIMALS) && eyes in EYES && hair in HAIRS && whiskers in WHISKERS && hat in HATS && coat in COATS && prop in PROPS;
}
