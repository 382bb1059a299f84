/**
 * The job language (ledger 9.1): every card, tile, character, mission and purchase says in it what it does.
 * A job is a text such as `if mountain; discard item 1; gain metal 2d`, parsed here into the steps that the icons show.
 */

export const RESOURCES = ['gold', 'metal', 'wood', 'food'] as const;
export const COLOURS = ['blue', 'red', 'green', 'yellow', 'brown', 'white', 'purple'] as const;
export const PLACES = ['forest', 'prairie', 'mountain', 'village', 'lake', 'river'] as const;
export const TESTS = [...PLACES, 'westmost', 'heading_west', 'linked', 'unfed'] as const;
export const EVENTS = ['build', 'reveal', 'clear', 'wagon_west', 'wagon_east', 'wagon_damage', 'party_west'] as const;
const WANTED = [...RESOURCES, 'any'] as const;
const SELECTORS = ['item', ...COLOURS.map((colour) => `item:${colour}` as const), 'danger', 'danger:E', 'danger:P'] as const;
const MOVES = ['walk', 'climb', 'sail'] as const;
const DANGERS = ['E', 'P'] as const;
const GROUND = ['land', 'bridge'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Wanted = (typeof WANTED)[number];
export type Colour = (typeof COLOURS)[number];
export type Place = (typeof PLACES)[number];
export type Test = (typeof TESTS)[number];
export type Happening = (typeof EVENTS)[number];
export type Selector = (typeof SELECTORS)[number];

/** A number, a multiple of X, or so many dice. */
export type Amount = { number: number; x: boolean; dice: boolean };

export type Step =
  | { verb: 'on'; event: Happening }
  | { verb: 'if'; tests: Test[] }
  | { verb: 'pay' | 'gain'; what: Wanted; amount: Amount }
  | { verb: (typeof MOVES)[number] | 'draw' | 'attack' | 'defend' | 'score' | 'lose' | 'train' | 'telescope'; amount: Amount }
  | { verb: 'discard' | 'scrap'; what: Selector | 'self'; amount: Amount }
  | { verb: 'take'; what: 'E' | 'P'; amount: Amount }
  | { verb: 'build'; what: (typeof GROUND)[number] }
  | { verb: 'feed' };

export type Job = { text: string; steps: Step[] };

const ONE: Amount = { number: 1, x: false, dice: false };

/** The words of one step, taken from the left. */
class Words {
  constructor(
    private readonly job: string,
    private readonly rest: string[],
  ) {}

  next(): string {
    const word = this.rest.shift();
    if (!word) throw this.wrong('one more word');
    return word;
  }

  one<T extends string>(known: readonly T[]): T {
    const word = this.next();
    const found = known.find((each) => each === word);
    if (found === undefined) throw this.wrong(known.join(', '), word);
    return found;
  }

  several<T extends string>(known: readonly T[]): T[] {
    return this.next()
      .split('|')
      .map((word) => new Words(this.job, [word]).one(known));
  }

  /** A number; where it may be, a multiple of X; where it may be, dice. */
  amount(may: { x?: boolean; dice?: boolean } = {}): Amount {
    const word = this.next();
    const [, digits, x, dice] = /^(\d*)(x?)(d?)$/.exec(word) ?? [];
    if ((!digits && !x) || (x && !may.x) || (dice && !may.dice)) throw this.wrong('an amount', word);
    return { number: Number(digits || 1), x: Boolean(x), dice: Boolean(dice) };
  }

  end() {
    if (this.rest.length) throw this.wrong('the end of the step', this.rest[0]);
  }

  wrong(expected: string, found = 'nothing more'): Error {
    return new Error(`“${this.job}”: expected ${expected}, found ${found}.`);
  }
}

const VERBS = ['on', 'if', 'pay', 'gain', ...MOVES, 'train', 'draw', 'discard', 'scrap', 'take', 'telescope', 'build', 'attack', 'defend', 'score', 'lose', 'feed'] as const;

function step(words: Words): Step {
  const verb = words.one(VERBS);
  switch (verb) {
    case 'on':
      return { verb, event: words.one(EVENTS) };
    case 'if':
      return { verb, tests: words.several(TESTS) };
    case 'pay':
      return { verb, what: words.one(WANTED), amount: words.amount({ x: true }) };
    case 'gain':
      return { verb, what: words.one(WANTED), amount: words.amount({ x: true, dice: true }) };
    case 'discard':
    case 'scrap': {
      const what = words.one([...SELECTORS, 'self'] as const);
      return { verb, what, amount: what === 'self' ? ONE : words.amount({ x: true }) };
    }
    case 'take':
      return { verb, what: words.one(DANGERS), amount: words.amount() };
    case 'build':
      return { verb, what: words.one(GROUND) };
    case 'feed':
      return { verb };
    case 'train':
    case 'telescope':
      return { verb, amount: words.amount() };
    case 'attack':
    case 'defend':
      return { verb, amount: words.amount({ x: true, dice: true }) };
    default:
      return { verb, amount: words.amount({ x: true }) };
  }
}

/** The job that a text tells. */
export function parseJob(text: string): Job {
  const steps = text.split('; ').map((part) => {
    const words = new Words(text, part.split(' '));
    const found = step(words);
    words.end();
    return found;
  });
  return { text, steps };
}

const parsed = new Map<string, Job>();

/** As `parseJob`, each text once. */
export function jobOf(text: string): Job {
  let job = parsed.get(text);
  if (!job) parsed.set(text, (job = parseJob(text)));
  return job;
}

/** An amount as it is written. */
export function printAmount({ number, x, dice }: Amount): string {
  return `${x && number === 1 ? '' : number}${x ? 'x' : ''}${dice ? 'd' : ''}`;
}

function printStep(step: Step): string {
  switch (step.verb) {
    case 'on':
      return `on ${step.event}`;
    case 'if':
      return `if ${step.tests.join('|')}`;
    case 'build':
      return `build ${step.what}`;
    case 'feed':
      return 'feed';
  }
  if (!('what' in step)) return `${step.verb} ${printAmount(step.amount)}`;
  return step.what === 'self' ? `${step.verb} self` : `${step.verb} ${step.what} ${printAmount(step.amount)}`;
}

/** The text of a job; `parseJob` gives the same job back. */
export function printJob(job: Job): string {
  return job.steps.map(printStep).join('; ');
}
