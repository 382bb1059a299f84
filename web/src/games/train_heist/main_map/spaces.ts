import type { HeistView, MainSpace } from '../types';
import { cowboyTitle } from '../words';

/** What a space shows when it is lit: itself, and for a town all that waits there. */
export function thingsAt(space: MainSpace, view: HeistView): string[] {
  const things = [`space:${space.id}`];
  if (space.type === 'town' && space.town) things.push(`town:${space.town}`, ...(view.towns[space.town] ?? []).map((tile) => `tile:${tile}`));
  return things;
}

/** A junction's switch lies beside it; a click on the junction means it too. */
export function switchAt(space: MainSpace): string[] {
  return space.junction ? [`switch:${space.junction}`] : [];
}

/** Everything that is to be known about a space, in words. */
export function factsAbout(space: MainSpace, view: HeistView): string[] {
  const facts = [`${space.adjacent.length} ways`];
  const car = view.cars.indexOf(space.id);
  if (car >= 0) facts.push(`car ${car + 1} of the train`);
  for (const place of Object.values(view.horses)) if (place === space.id) facts.push('a horse');
  for (const cowboy of view.cowboys) {
    const place = cowboy.horse ? view.horses[cowboy.horse] : cowboy.place;
    if (place === space.id) facts.push(`${cowboyTitle(cowboy)} here`);
  }
  if (space.star) facts.push(space.star === 'gold' ? `gold star of town ${space.town?.toUpperCase()}` : 'star');
  if (space.cactus && view.cherokee.includes(space.cactus)) facts.push('Cherokee Territory');
  if (space.junction) facts.push(view.switches_removed ? 'switch removed' : `switch is ${view.switches[space.junction]}`);
  if (space.town && space.type === 'town') facts.push(`${view.towns[space.town]?.length ?? 0} loot waiting`);
  if (view.front === space.id) facts.push('the train goes there next');
  return facts;
}

/** The spaces with the plain stars that the table has agreed on. */
export function withStars(spaces: MainSpace[], agreed: unknown): MainSpace[] {
  if (!Array.isArray(agreed)) return spaces;
  return spaces.map((space) => (space.star === 'gold' ? space : { ...space, star: agreed.includes(space.id) ? 'plain' : null }));
}
