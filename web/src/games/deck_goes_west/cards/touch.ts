import type { Stack } from '../lookup';
import type { WestPlay } from '../part';

/** A click on a stack of alike cards. Where several are picked it takes one more of them; when all are, none. */
export function touchStack(play: WestPlay, { kind, cards }: Stack, event: Event) {
  const things = cards.map((card) => `card:${card}`);
  if (!play.picking) {
    play.touch(things, kind.name, event);
    return;
  }
  const next = things.find((thing) => !play.picked.includes(thing));
  for (const thing of next ? [next] : things) play.touch([thing], kind.name, event);
}
