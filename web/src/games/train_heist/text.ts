import type { TextNode } from '../game';
import type { HeistView } from './types';
import { abilityWords, cardName, countersWords, cowboyTitle, requirement, type Lookup } from './words';

/** The whole board as nested lines, for the text table. */
export function textBoard(view: HeistView, look: Lookup): TextNode[] {
  const tile = (id: string | null) => {
    const known = id === null ? undefined : look.tiles.get(id);
    return known ? `${known.name} (${requirement(known.requirement).words})` : 'a covered tile';
  };
  const cars = view.cars.map((space, car) => ({
    text: `Section ${car + 1} on ${look.spaceName(space)} (${space})`,
    under: look.content.train_spaces
      .filter((each) => each.section === car + 1)
      .map((each) => {
        const here = [
          ...(view.sheriff === each.id ? ['the Sheriff'] : []),
          ...view.cowboys.filter((cowboy) => cowboy.place === each.id).map(cowboyTitle),
        ];
        const loot = look.content.loot_squares
          .filter((square) => square.car === each.id)
          .map((square) => {
            const stack = view.stacks[square.id] ?? [];
            return { text: `Square ${square.id}: ${stack.length ? stack.toReversed().map(tile).join(', below it ') : 'empty'}` };
          });
        return { text: `${each.name} (${each.id})${here.length ? `: ${here.join(', ')}` : ''}`, ...(loot.length ? { under: loot } : {}) };
      }),
  }));
  const towns = ['a', 'b', 'c'].map((town) => {
    const pile = view.towns[town] ?? [];
    return { text: `Town ${town.toUpperCase()}: ${pile.length ? pile.map(tile).join(', ') : 'nothing is waiting'}` };
  });
  return [
    {
      text: 'Meters',
      under: [
        ...(view.mode === 'versus' ? [] : [{ text: `Loot ${view.meter}${view.goal === null ? '' : ` of ${view.goal}`}` }]),
        { text: `Speed of the train ${view.speed}` },
        { text: `Noose ${view.hangman} of ${view.hangman_steps}` },
        { text: `Events left ${view.event_deck_size}` },
      ],
    },
    {
      text: 'Cowboys',
      under: view.cowboys.map((cowboy, seat) => ({
        text: `${cowboyTitle(cowboy)}${seat === view.seat ? ', you' : ''}${seat === view.active ? ', whose turn it is' : ''}: ${cowboy.jailed ? 'in jail' : look.spaceName(cowboy.place)}${cowboy.horse ? ', mounted' : ''}${cowboy.flat ? ', flat' : ''}`,
        under: [
          { text: `Hand: ${[...cowboy.hand.map((id) => cardName(look.card(id))), ...Array<string>(cowboy.hand_size - cowboy.hand.length).fill('a hidden card')].join(', ') || 'empty'}` },
          { text: `Loot: ${cowboy.loot.map(tile).join(', ') || 'none'}` },
          ...(cowboy.bullets ? [{ text: `Bullets: ${cowboy.bullets}` }] : []),
          ...(view.mode === 'versus' ? [{ text: `Counters: ${countersWords(view, cowboy)}` }] : []),
        ],
      })),
    },
    { text: `The train, moving towards ${look.spaceName(view.front)} (${view.front})`, under: cars },
    { text: 'Towns', under: towns },
    {
      text: 'Horses and switches',
      under: [
        ...Object.entries(view.horses).map(([horse, space]) => ({ text: `${horse.replace('_', ' ')}: ${space ? `${look.spaceName(space)} (${space})` : 'lost'}` })),
        ...(view.switches_removed
          ? [{ text: 'The switches are removed: the next junction ends the match.' }]
          : Object.entries(view.switches).map(([junction, colour]) => ({ text: `${look.spaceName(junction)} (${junction}): ${colour}` }))),
        { text: `Cherokee Territory: ${view.cherokee.map((cactus) => `cactus ${cactus}`).join(', ') || 'none'}` },
      ],
    },
    {
      text: 'Wanted cards',
      under: view.wanted_row.map((id) => {
        const card = look.wanted.get(id);
        return { text: card ? `${card.title}: ${card.mission_text} Earns: ${abilityWords(card.ability)}` : id };
      }),
    },
  ];
}
