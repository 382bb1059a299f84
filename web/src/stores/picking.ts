import type { Option } from '../api/types';

const cardsOf = (option: Option) => option.touches.filter((thing) => thing.startsWith('card:'));

/** Options by the things that lead to them; an answer is a thing of its own, such as a job on a card that stands for it. */
export function byThing(options: Option[]): Map<string, Option[]> {
  const map = new Map<string, Option[]>();
  for (const option of options)
    for (const thing of new Set([option.text, ...option.touches, ...(option.further ?? [])])) {
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

/** The answers that a click on a thing gives after this option, as `Live.answer` takes them. */
export function followUp(option: Option, thing: string): string[] {
  const [kind = '', name] = thing.split(':');
  const verb = option.goes_on?.[kind];
  if (verb === undefined) return [];
  return [verb ? `${verb} ${name}` : `touch:${thing}`];
}

/** The answers that give the picked cards one after another, and then end the choice. Alike cards may share an answer. */
export function oneByOne(things: Map<string, Option[]>, picked: string[], done: string): string[] {
  const answers = picked.flatMap((card) => things.get(card)?.slice(0, 1).map((option) => option.text) ?? []);
  return [...answers, done];
}
