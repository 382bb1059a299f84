import type { Option } from '../api/types';

const cardsOf = (option: Option) => option.touches.filter((thing) => thing.startsWith('card:'));

/** Options by the things that they touch. */
export function byThing(options: Option[], further: (option: Option) => string[]): Map<string, Option[]> {
  const map = new Map<string, Option[]>();
  for (const option of options)
    for (const thing of new Set([...option.touches, ...further(option)])) {
      const list = map.get(thing);
      if (list) list.push(option);
      else map.set(thing, [option]);
    }
  return map;
}

/** The option that plays exactly these cards. */
function exactSet(options: Option[], picked: string[]): Option | null {
  const wanted = new Set(picked);
  return options.find((option) => {
    const cards = cardsOf(option);
    return cards.length === wanted.size && cards.length > 0 && cards.every((card) => wanted.has(card));
  }) ?? null;
}

/** The option that needs no more picking: the picked set, or the only one there is. */
export function settled(options: Option[], picked: string[]): Option | null {
  return !picked.length && options.length === 1 ? options[0]! : exactSet(options, picked);
}

/** The cards that can still be added to those picked, so that some offered set is reached. */
export function reachable(options: Option[], picked: string[]): Set<string> {
  const cards = new Set<string>();
  for (const option of options) {
    const set = cardsOf(option);
    if (picked.every((card) => set.includes(card))) for (const card of set) cards.add(card);
  }
  return cards;
}

/** The answers that give the picked cards one after another, and then end the choice. Alike cards may share an answer. */
export function oneByOne(things: Map<string, Option[]>, picked: string[], done: string): string[] {
  const answers = picked.flatMap((card) => things.get(card)?.slice(0, 1).map((option) => option.text) ?? []);
  return [...answers, done];
}
