import type { TextNode } from '../game';
import { alike, type Lookup } from './lookup';
import { cardsOf, fighterOf, sumOf } from './street/sum';
import type { CardView, ChallengeView, DrifterView, PlayerView } from './types';
import { capital, cardWords, counted, listed, money, pieceFacts, pieceName, playerTitle, sideWords, signed, stageWords, STATS, statsWords } from './words';

const named = (look: Lookup, ids: string[]) => alike(ids).map(({ id, count }) => `${look.nameOf(id)}${count > 1 ? ` ×${count}` : ''}`).join(', ');

function pieceText(piece: CardView, player: PlayerView, look: Lookup): TextNode {
  const facts = pieceFacts(piece, look);
  const gear = cardsOf(player, piece.id).map((card) => pieceText(card, player, look));
  const text = `${pieceName(piece, look)} (${piece.id})${facts.length ? `: ${facts.join(', ')}` : ''}`;
  return gear.length ? { text, under: gear } : { text };
}

function playerText(player: PlayerView, view: DrifterView, look: Lookup): TextNode {
  const marks = [view.badge === player.name ? 'has the badge' : '', player.out ? 'out' : '', player.folded ? 'folded' : '', player.all_in ? 'all-in' : ''].filter(Boolean);
  const dudes = player.cards.filter((card) => card.kind === 'dude' && !card.in_street);
  return {
    text: [playerTitle(player.name), ...marks].join(', '),
    under: [
      { text: `Stake ${money(player.stake)}, ${money(player.invested)} on cards` },
      { text: `Hand ${player.hand_size}, draw pile ${player.draw_size}, kicker chips ${player.stack_size}${player.stack.length ? `: ${named(look, player.stack)}` : ''}` },
      { text: `Deadwood: ${named(look, [...player.deadwood, ...player.buried_chips]) || 'empty'}` },
      { text: dudes.length ? 'In the saloon' : 'No dude in the saloon', under: dudes.map((dude) => pieceText(dude, player, look)) },
    ],
  };
}

function fighterText(player: PlayerView, challenge: ChallengeView, look: Lookup): TextNode[] {
  const dude = fighterOf(player);
  if (!dude) return [];
  const sum = sumOf(dude, look, challenge.counting, player.totals, cardsOf(player, dude.id));
  const rows = sum.rows.map((row) => ({ text: `${row.name}: ${STATS.map((stat, nth) => `${stat} ${row.source === 'printed' ? row.stats[nth] : signed(row.stats[nth]!)}`).join(', ')}` }));
  const marks = [player.folded ? 'folded' : '', player.bet ? `bet ${money(player.bet)}` : '', player.winner ? 'winner' : ''].filter(Boolean);
  return [
    {
      text: [playerTitle(player.name), ...marks].join(', '),
      under: [pieceText(dude, player, look), ...rows, ...(sum.total ? [{ text: `Total: ${statsWords(sum.total)}` }] : [])],
    },
  ];
}

function streetText(view: DrifterView, look: Lookup): TextNode {
  const { challenge } = view;
  if (!challenge) return { text: 'The street is empty' };
  return {
    text: `The street: ${stageWords(view.stage).toLowerCase()}`,
    under: [
      ...challenge.pots.map((pot, nth) => ({ text: `${nth ? `Side pot ${nth}` : 'Pot'} ${money(pot.amount)}, for ${listed(pot.players.map(capital))}` })),
      ...(challenge.betting ? [{ text: `To match ${money(challenge.betting.high)}; the smallest bet or raise is ${money(challenge.betting.smallest)}` }] : []),
      ...(challenge.counting.length < 3 ? [{ text: `Stats that count: ${listed(challenge.counting) || 'none'}` }] : []),
      ...view.players.flatMap((player) => fighterText(player, challenge, look)),
    ],
  };
}

/** The whole table as nested lines, for the text table. */
export function textBoard(view: DrifterView, look: Lookup): TextNode[] {
  const rises = view.next_ante_round === null ? '' : `, rises in round ${view.next_ante_round}`;
  return [
    { text: `Round ${view.round}; ante ${money(view.ante)}${rises}; ${counted(view.quiet_turns, 'quiet turn')}; ${capital(view.badge)} has the badge, ${counted(view.actions_left, 'action')} left` },
    streetText(view, look),
    { text: 'Players', under: view.players.map((player) => playerText(player, view, look)) },
  ];
}

/** The own hand and kicker stack, one by one, with what each does. */
export function textHand(view: DrifterView, look: Lookup): string[] {
  const you = view.seat === null ? undefined : view.players[view.seat];
  if (!you) return [];
  const chips = alike(you.stack).map(({ id, count }) => ({ chip: look.chip(id), count }));
  return [
    ...you.hand.map((id) => `${look.card(id).name}: ${cardWords(look.card(id))}`),
    ...chips.map(({ chip, count }) => `Kicker chip ${chip.name}${count > 1 ? ` ×${count}` : ''}: ${sideWords(chip.front)} or ${sideWords(chip.back)}, worth ${money(chip.value)}`),
  ];
}
