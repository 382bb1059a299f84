import type { TextNode } from '../game';
import { placeInWords, positionOf } from './land/cells';
import { cardsInWords, type Lookup } from './lookup';
import type { PlayerView, WestView } from './types';
import { cardWords, cellFacts, counted, DICE, nightWords, playerTitle, words } from './words';
import { RESOURCES } from './jobs/grammar';

function playerText(player: PlayerView, view: WestView, look: Lookup): TextNode {
  const character = look.character(player.character);
  const stock = RESOURCES.map((resource) => `${resource} ${player.stock[resource]}`).join(', ');
  const marks = [player.alive ? '' : 'out', player.passed ? 'passed' : '', player.tapped ? 'character used today' : '', view.p1 === player.colour ? 'P1' : ''].filter(Boolean);
  return {
    text: [playerTitle(player), ...marks].join(', '),
    under: [
      { text: `${counted(player.vp, 'point')}; ${stock}` },
      { text: `Hand ${player.hand_size} of ${player.hand_limit}${player.hand.length ? `: ${cardsInWords(look, player.hand)}` : ''}; draw pile ${player.draw_size}; discards: ${cardsInWords(look, player.discard) || 'none'}` },
      { text: 'Character', under: character.jobs.map((job, nth) => ({ text: `${nth + 1}: ${words(job)}` })) },
    ],
  };
}

function landText(view: WestView, look: Lookup): TextNode[] {
  const cells = [...Object.keys(view.land), ...view.fringe].toSorted((a, b) => positionOf(b).col - positionOf(a).col || positionOf(a).row - positionOf(b).row);
  return cells.map((cell) => {
    const tile = view.land[cell];
    return { text: `${tile === undefined ? 'Unknown land' : look.tile(tile).name} (${cell}, ${placeInWords(cell)}): ${cellFacts(view, look, cell).join(', ')}` };
  });
}

function underWay(view: WestView): TextNode[] {
  const lines: TextNode[] = [];
  if (view.movement) {
    const { mover, walk, climb, sail, rides, attempt } = view.movement;
    lines.push({ text: `${mover} moves: walk ${walk}, climb ${climb}, sail ${sail}${rides.length ? `, rides ${rides.join(', ')}` : ''}${attempt ? `; just revealed ${attempt}` : ''}` });
  }
  if (view.battle) {
    const { cell, attack_dice, hits, defence_dice, saves } = view.battle;
    lines.push({ text: `Battle at ${cell} with ${counted(view.bandits[cell] ?? 0, 'bandit')}: attack ${attack_dice} dice and ${hits}, defence ${defence_dice} dice and ${saves}` });
  }
  if (view.trade) lines.push({ text: `${view.active} trades with ${view.trade.partner}` });
  return lines;
}

/** The whole table as nested lines, for the text table. */
export function textBoard(view: WestView, look: Lookup): TextNode[] {
  const mission = look.mission(view.mission);
  return [
    ...underWay(view),
    { text: `Sun ${view.day} of ${view.day_len}; points ${view.vp.join(', ')} of ${view.score_len}; risk ${view.risk} with ${DICE[view.bandit_dice]}` },
    {
      text: `Mission ${mission.name}: ${mission.about}`,
      under: [
        { text: 'Scores automatically', under: mission.events.map((event) => ({ text: words(event) })) },
        { text: 'Open to anybody', under: mission.jobs.map((job, nth) => ({ text: `${nth + 1}: ${words(job)}` })) },
        { text: 'Every night', under: mission.night.map((step) => ({ text: `${nightWords(step).title}: ${nightWords(step).text}` })) },
      ],
    },
    { text: 'Players', under: view.players.map((player) => playerText(player, view, look)) },
    {
      text: 'Trade row',
      under: view.trade_row.map((card) => {
        const kind = look.card(card);
        return { text: `${kind.name}: ${cardWords(kind)}`, under: kind.buy.map((job, nth) => ({ text: `Buy ${nth + 1}: ${words(job)}` })) };
      }),
    },
    { text: 'Land, from West to East', under: landText(view, look) },
  ];
}

/** The own hand, card by card, with what each does. */
export function textHand(view: WestView, look: Lookup): string[] {
  const you = view.seat === null ? undefined : view.players[view.seat];
  return you?.hand.map((card) => `${look.card(card).name}: ${cardWords(look.card(card))}`) ?? [];
}
