import { printAmount, type Amount, type Happening, type Job, type Selector, type Step, type Test } from './grammar';

/** An icon explained: its name, what it does, and the clause that says so. */
export type IconWords = { title: string; text: string; clause: string };

const PLACE_TEXT = 'Your meeple must be on such a tile, with no bandits there.';
const TEST_WORDS: Record<Test, IconWords> = {
  forest: { title: 'In a forest', text: PLACE_TEXT, clause: 'DW-COND-01' },
  prairie: { title: 'On a prairie', text: PLACE_TEXT, clause: 'DW-COND-01' },
  mountain: { title: 'On a mountain', text: PLACE_TEXT, clause: 'DW-COND-01' },
  village: { title: 'In a village', text: PLACE_TEXT, clause: 'DW-COND-01' },
  lake: { title: 'On a lake', text: PLACE_TEXT, clause: 'DW-COND-01' },
  river: { title: 'On a river', text: PLACE_TEXT, clause: 'DW-COND-01' },
  westmost: { title: 'Westmost', text: 'Only if this happened further West than ever before in this match.', clause: 'DW-EVT-07' },
  heading_west: { title: 'Heading West', text: 'Only if it happened by a step, or a try at a step, to the West.', clause: 'DW-EVT-09' },
  linked: { title: 'Linked', text: 'Only if a tile beside the new railway has a railway too.', clause: 'DW-SPEC-02' },
  unfed: { title: 'Not fed yet', text: 'Only where nobody has fed the village today.', clause: 'DW-SPEC-03' },
};
const EVENT_WORDS: Record<Happening, IconWords> = {
  build: { title: 'When you build a railway', text: 'Happens automatically, at once, for whoever built.', clause: 'DW-EVT-02' },
  reveal: { title: 'When you reveal a tile', text: 'Happens automatically when a face-down tile is turned up by a step or a telescope.', clause: 'DW-REV-05' },
  clear: { title: 'When you clear a tile', text: 'Happens automatically when a battle removes the last bandit of a tile.', clause: 'DW-BAT-13' },
  wagon_west: { title: 'When the wagon goes West', text: 'Happens automatically for each tile that the wagon moves West.', clause: 'DW-EVT-05' },
  wagon_east: { title: 'When the wagon goes East', text: 'Happens automatically for each tile that the wagon moves East.', clause: 'DW-EVT-05' },
  wagon_damage: { title: 'When the wagon is damaged', text: 'Happens automatically; X is the damage.', clause: 'DW-WAG-07' },
  party_west: { title: 'When all of you are further West', text: 'Happens automatically for each column by which even the last of you is further West than ever.', clause: 'DW-SPEC-01' },
};

/** How much, as it is said: `2`, `X`, `2X`, `the sum of 2 dice`. */
export function amountWords(amount: Amount): string {
  const count = printAmount({ ...amount, dice: false }).toUpperCase();
  return amount.dice ? `the sum of ${count} ${count === '1' ? 'die' : 'dice'}` : count;
}
const rolled = (amount: Amount, what: string) => (amount.dice ? `${amountWords(amount)} in ${what}` : `${amountWords(amount)} ${what}`);

const single = (amount: Amount) => amount.number === 1 && !amount.x;
const plural = (amount: Amount, word: string) => `${amountWords(amount)} ${word}${single(amount) ? '' : 's'}`;

function cardWords(what: Selector | 'self', amount: Amount): string {
  if (what === 'self') return 'this card';
  const [kind, which] = what.split(':');
  if (kind === 'danger') return plural(amount, which ? `${DANGER_NAMES[which as 'E' | 'P']} card` : 'danger card');
  return plural(amount, which ? `${which} item` : 'item');
}

export const DANGER_NAMES = { E: 'exhaustion', P: 'pain' } as const;
const ANY_NOTE = ' Choose one kind of resource for the whole icon.';
const SCRAPPED = 'It goes back to the pile it came from; a starter card leaves the game.';

/** What the icon of a step means. For a choice of places it is the words of one of them. */
export function iconWords(step: Step, test?: Test): IconWords {
  switch (step.verb) {
    case 'on':
      return EVENT_WORDS[step.event];
    case 'if':
      return TEST_WORDS[test ?? step.tests[0]!];
    case 'pay':
      return { title: `Pay ${amountWords(step.amount)} ${goods(step.what)}`, text: `From your stock back to the supply.${step.what === 'any' ? ANY_NOTE : ''}`, clause: 'DW-RES-02' };
    case 'gain':
      return {
        title: `Gain ${rolled(step.amount, goods(step.what))}`,
        text: step.amount.dice ? `Roll the dice; their faces are 0, 0, 1, 1, 1, 2.${step.what === 'any' ? ' Choose the kind before you roll.' : ''}` : `From the supply to your stock.${step.what === 'any' ? ANY_NOTE : ''}`,
        clause: step.amount.dice ? 'DW-DICE-02' : 'DW-RES-02',
      };
    case 'walk':
      return { title: `Walk ${amountWords(step.amount)}`, text: 'One walk enters most tiles. A mountain takes two, a lake cannot be walked.', clause: 'DW-MOVE-01' };
    case 'climb':
      return { title: `Climb ${amountWords(step.amount)}`, text: 'One climb enters any tile but a lake, mountains included.', clause: 'DW-MOVE-01' };
    case 'sail':
      return { title: `Sail ${amountWords(step.amount)}`, text: 'One sail enters a river or a lake from anywhere, and most land from water.', clause: 'DW-MOVE-01' };
    case 'train':
      return { title: `Ride the train up to ${amountWords(step.amount)}`, text: 'From a railway tile to another that is not further away, whatever lies between.', clause: 'DW-TRAIN-01' };
    case 'draw':
      return { title: `Draw ${plural(step.amount, 'card')}`, text: 'From your draw pile, even beyond your hand limit. Dangers come with it.', clause: 'DW-CARD-01' };
    case 'discard':
      return { title: `Discard ${cardWords(step.what, step.amount)}`, text: `From your hand to your own discard pile; it comes back later.${step.what.startsWith('item') ? ' Never the card that is played.' : ''}`, clause: 'DW-CARD-02' };
    case 'scrap':
      return { title: `Scrap ${cardWords(step.what, step.amount)}`, text: SCRAPPED, clause: 'DW-CARD-03' };
    case 'take':
      return { title: `Take ${plural(step.amount, `${DANGER_NAMES[step.what]} card`)}`, text: 'Onto your draw pile or your discard pile, as you choose.', clause: 'DW-CARD-05' };
    case 'telescope':
      return { title: `Look at ${plural(step.amount, 'tile')}`, text: 'Reveal face-down tiles up to two steps from your meeple, one after another.', clause: 'DW-REV-12' };
    case 'build':
      return step.what === 'land'
        ? { title: 'Build a railway', text: 'On your tile: any but a lake, without bandits and without a railway.', clause: 'DW-RAIL-02' }
        : { title: 'Build a bridge', text: 'A railway across the lake that you are on, without bandits and without a railway.', clause: 'DW-RAIL-03' };
    case 'attack':
      return { title: `Attack: ${plural2(step.amount, 'hit')}`, text: 'Only where bandits are. Hits less their saves remove bandits.', clause: 'DW-BAT-10' };
    case 'defend':
      return { title: `Defend: ${plural2(step.amount, 'save')}`, text: 'Only where bandits are. Saves are taken from the bandits’ hits.', clause: 'DW-BAT-15' };
    case 'score':
      return { title: `Score ${plural(step.amount, 'point')}`, text: 'That many horseshoes forward. Reaching the last one wins.', clause: 'DW-VP-01' };
    case 'lose':
      return { title: `Lose ${plural(step.amount, 'point')}`, text: 'That many horseshoes back, but not below 0. You may do it with fewer points.', clause: 'DW-VP-03' };
    case 'feed':
      return { title: 'Feed the village', text: 'The village that you are in is fed until the night.', clause: 'DW-SPEC-03' };
  }
}

const goods = (what: string) => (what === 'any' ? 'of any resource' : what);
const plural2 = (amount: Amount, word: string) => (amount.dice ? `${amountWords(amount)} in ${word}s` : plural(amount, word));

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A condition as it is said before what it allows. */
function conditionWords(step: Step & { verb: 'if' | 'on' }): string {
  return step.verb === 'on' ? EVENT_WORDS[step.event].title : step.tests.map((test) => lower(TEST_WORDS[test].title)).join(' or ');
}

/** The whole job as a sentence: "In a forest: discard 1 item, gain the sum of 2 dice in wood". */
export function jobWords(job: Job): string {
  let said = '';
  let before: 'start' | 'condition' | 'step' = 'start';
  for (const step of job.steps) {
    const condition = step.verb === 'if' || step.verb === 'on';
    const words = lower(condition ? conditionWords(step) : iconWords(step).title);
    if (before === 'start') said = words;
    else if (before === 'condition') said += condition ? `, ${words}` : `: ${words}`;
    else said += condition ? `; if ${words}` : `, ${words}`;
    before = condition ? 'condition' : 'step';
  }
  return said.charAt(0).toUpperCase() + said.slice(1);
}
