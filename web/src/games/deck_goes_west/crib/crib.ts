import { COLOURS, EVENTS, parseJob, RESOURCES, TESTS, type Step } from '../jobs/grammar';
import { stepAmount, stepIcons, type StepIcon } from '../jobs/icons';
import { iconWords, type IconWords } from '../jobs/words';
import type { Amount } from '../jobs/grammar';

/** A line of the crib sheet. DW-GEN-15 */
export type CribLine = IconWords & { icons: StepIcon[]; amount: Amount | null };
export type CribPart = { title: string; lines: CribLine[] };

function fromStep(step: Step): CribLine {
  return { ...iconWords(step), icons: stepIcons(step), amount: stepAmount(step) };
}
const fromJob = (text: string) => parseJob(text).steps.map(fromStep);
const sign = (shape: StepIcon['shape'], title: string, text: string, clause: string): CribLine => ({ icons: [{ shape }], amount: null, title, text, clause });

const WANTED = [...RESOURCES, 'any'];
const CARDS = ['item', ...COLOURS.map((colour) => `item:${colour}`), 'danger', 'danger:E', 'danger:P'];

/** Every icon of the job language, and what else has a sign on the table. */
export const CRIB: CribPart[] = [
  { title: 'Resources', lines: [...WANTED.flatMap((what) => fromJob(`pay ${what} 1`)), ...WANTED.flatMap((what) => fromJob(`gain ${what} 1`)), ...fromJob('gain food 2d')] },
  {
    title: 'Numbers',
    lines: [
      { ...fromJob('gain wood x')[0]!, title: 'X', text: 'A number that you choose when you start the job; it may be 0, and it is the same throughout the job. 2X is twice as much.', clause: 'DW-X-01' },
      { ...fromJob('attack 3d')[0]!, title: 'Dice', text: 'Roll that many dice and add up what they show: 0, 0, 1, 1, 1 or 2 each.', clause: 'DW-DICE-01' },
    ],
  },
  { title: 'Movement', lines: fromJob('walk 1; climb 1; sail 1; train 5; telescope 1') },
  { title: 'Building and feeding', lines: fromJob('build land; build bridge; feed') },
  { title: 'Battle', lines: fromJob('attack 2; attack 2d; defend 1; defend 1d') },
  {
    title: 'Cards',
    lines: [...fromJob('draw 2'), ...CARDS.flatMap((what) => fromJob(`discard ${what} 1`)), ...fromJob('discard self'), ...CARDS.flatMap((what) => fromJob(`scrap ${what} 1`)), ...fromJob('scrap self; take E 1; take P 1')],
  },
  { title: 'Points', lines: fromJob('score 2; lose 2') },
  { title: 'Conditions', lines: TESTS.flatMap((test) => fromJob(`if ${test}`)) },
  { title: 'Events', lines: EVENTS.flatMap((event) => fromJob(`on ${event}`)) },
  {
    title: 'On the table',
    lines: [
      sign('star', 'Star number', 'When a bandit die shows this number at night, a bandit appears on the tile. As many dice are rolled as the scoreboard has stars in its section.', 'DW-APPEAR-03'),
      sign('bandit', 'Bandits', 'They block jobs of the place, hurt whoever leaves, attack at night and walk about.', 'DW-BAT-04'),
      sign('camp', 'Bandit camp', 'Gets a bandit when it is turned up. Its job can be used once they are gone.', 'DW-REV-04'),
      sign('meeple', 'Meeple', 'Stands while the job of its tile can still be used; lies down once it has been used on this visit.', 'DW-TILE-03'),
      sign('wagon', 'Wagon', 'Comes along when somebody on its tile steps away and takes it.', 'DW-WAG-02'),
      sign('sun', 'Day', 'One sun a night. The last sun ends the match.', 'DW-NIGHT-04'),
      sign('vp', 'Points', 'Horseshoes. Whoever reaches the last one wins.', 'DW-WIN-02'),
    ],
  },
];

/** The lines that hold all the words, by parts. */
export function searchCrib(words: string): CribPart[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (line: CribLine) => wanted.every((word) => `${line.title} ${line.text}`.toLowerCase().includes(word));
  return CRIB.map((part) => ({ ...part, lines: part.lines.filter(fits) })).filter((part) => part.lines.length);
}
