/** A face as a list of shapes, from the back to the front. */
import { animal, scruff } from './animals';
import type { Looks } from './looks';
import { CLOTHS, COATS, EYES, HAIRS, HAIR_COLOURS, HATS, JAWS, lips, MOUTHS, neck, NOSES, PROPS, SKINS, WHISKERS } from './people';
import { line, shape, type Stroke } from './stroke';

/** Props that lie on the face; the others lie on the coat, below the chin. */
const ON_THE_FACE = ['mask', 'cigar', 'pipe', 'straw', 'scar', 'earrings'];

export function drawing(looks: Looks): Stroke[] {
  const hat = HATS[looks.hat]!(CLOTHS[looks.hatColour]);
  const prop = PROPS[looks.prop]!(CLOTHS[looks.propColour]);
  const coat = COATS[looks.coat]!(CLOTHS[looks.coatColour]);
  const onFace = ON_THE_FACE.includes(looks.prop);
  const worn = onFace ? [] : prop;
  const held = onFace ? prop : [];
  if (looks.kind !== 'person') {
    const { back, front } = animal(looks.kind);
    return [...coat, ...scruff(looks.kind), ...worn, ...back, ...front, ...held, ...hat];
  }
  const skin = SKINS[looks.skin];
  const hairColour = HAIR_COLOURS[looks.hairColour];
  const hair = HAIRS[looks.hair]!;
  const mouth = looks.mouth === 'lips' ? lips() : [line(MOUTHS[looks.mouth], 1.4)];
  return [
    ...(hair.back?.(hairColour) ?? []),
    ...coat,
    ...neck(skin),
    ...worn,
    shape(JAWS[looks.jaw], skin),
    ...mouth,
    ...WHISKERS[looks.whiskers]!(hairColour),
    line(NOSES[looks.nose], 1.2),
    ...EYES[looks.eyes]!(skin),
    ...(hair.front?.(hairColour) ?? []),
    ...held,
    ...hat,
  ];
}

/** Where each of several heads stands, as a transform. */
export function places(heads: number): string[] {
  if (heads === 2) return ['translate(-2 9) scale(.78)', 'translate(13 9) scale(.78)'];
  if (heads === 3) return ['translate(-3 3) scale(.62)', 'translate(21 3) scale(.62)', 'translate(9 17) scale(.66)'];
  return [''];
}
