import type { FormWords } from '../form';

type Card = { name: string; mode: 'solo' | 'versus' | 'cooperative'; boards: string[]; about: string };
const mission = (name: string, mode: Card['mode'], boards: string, about: string): Card => ({ name, mode, boards: [...boards], about });

/** The missions as the page needs them, without the content of the game. */
export const MISSIONS: Record<string, Card> = {
  new_world: mission('New World', 'solo', 'AB', 'Beginner. Scores: revealing, building, clearing; more the further West.'),
  lone_surveyor: mission('Lone Surveyor', 'solo', 'CD', 'Moderate. Scores: revealing and building. With a telescope.'),
  outlaw_hunter: mission('Outlaw Hunter', 'solo', 'AB', 'Tricky. Scores: clearing bandits, who are everywhere.'),
  discovery: mission('Discovery', 'versus', 'AB', 'Beginner. Scores: revealing, building, clearing; more the further West.'),
  iron_rivals: mission('Iron Rivals', 'versus', 'AB', 'Moderate. Scores: railways, most of all the westernmost.'),
  bounty_season: mission('Bounty Season', 'versus', 'AB', 'Tricky. Scores: clearing bandits, paid in gold too.'),
  westward_dash: mission('Westward Dash', 'versus', 'AB', 'Moderate. Scores: land that is revealed by going West.'),
  speed_of_the_slowest: mission('Speed of the Slowest', 'cooperative', 'CD', 'Beginner. Scores: all of you getting further West.'),
  feed_the_frontier: mission('Feed the Frontier', 'cooperative', 'CD', 'Moderate. Scores: a meal for each village, day after day.'),
  iron_road: mission('Iron Road', 'cooperative', 'CD', 'Moderate. Scores: railways, more when they are linked.'),
  clean_sweep: mission('Clean Sweep', 'cooperative', 'CD', 'Tricky. Scores: clearing bandits, tile by tile.'),
  cautious_cargo: mission('Cautious Cargo', 'cooperative', 'BD', 'Tricky. Scores: a wagon brought West in one piece.'),
  bridge_the_waters: mission('Bridge the Waters', 'cooperative', 'CD', 'Tricky. Scores: railways, most of all across water.'),
  wagon_rush: mission('Wagon Rush', 'cooperative', 'CD', 'Brutal. Scores: a wagon kept ahead of the bandits.'),
  last_train_out: mission('Last Train Out', 'cooperative', 'CD', 'Brutal. Scores: staying ahead of land that vanishes.'),
};
const FIRST: Record<string, string> = { solo: 'new_world', versus: 'discovery', cooperative: 'speed_of_the_slowest' };

/** The mission that will be played: the one that was chosen, or the one for a first match. */
const played = (options: Record<string, unknown>) => MISSIONS[String(options.mission ?? FIRST[String(options.mode)])];
const each = (of: (card: Card) => string) => Object.fromEntries(Object.entries(MISSIONS).map(([id, card]) => [id, of(card)]));

export const westForm: FormWords = {
  seat: ['player', 'players'],
  names: {
    scoreboard: 'Scoreboard',
    dice: 'Bandit dice',
    difficulty: 'How hard the characters are',
    first_player: 'Who begins',
    solo_two_hands: 'Alone with two characters',
    max_packages: 'Offers in a trade',
    coop_open_hands: 'Open hands',
  },
  values: {
    mode: { solo: 'Alone', versus: 'Against each other', cooperative: 'Together' },
    mission: { ...each((card) => card.name), null: 'Auto: for a first match' },
    scoreboard: { A: 'A: 30 points in 14 days', B: 'B: 45 points in 18 days', C: 'C: 32 points in 14 days', D: 'D: 48 points in 18 days', null: 'Auto: the easier one' },
    dice: { d20: 'd20: few bandits', d12: 'd12: many bandits', both: 'd12 and d20: most bandits', null: 'Auto: the easiest' },
    first_player: { random: 'At random', '0': 'Red', '1': 'Blue', '2': 'Green', '3': 'Yellow', '4': 'Black' },
  },
  meanings: {
    mode: {
      solo: 'One character against land, time and bandits.',
      versus: 'Hidden hands; the first to reach the end of the score track wins.',
      cooperative: 'All win or all lose. Hands are open.',
    },
    mission: { ...each((card) => card.about), null: 'New World alone, Discovery against each other, Speed of the Slowest together.' },
  },
  cards: ['mission'],
  fits: {
    mission: (value, options) => MISSIONS[String(value)]?.mode === options.mode || MISSIONS[String(value)] === undefined,
    scoreboard: (value, options) => played(options)?.boards.includes(String(value)) ?? true,
  },
  groups: [
    { title: 'This match', open: true, options: ['mission', 'scoreboard', 'dice', 'difficulty'] },
    { title: 'Characters and the start', options: ['characters', 'first_player', 'coop_scaling', 'coop_open_hands'] },
    { title: 'Hands and death', options: ['full_hand_rule', 'danger_death', 'versus_death'] },
    { title: 'Jobs', options: ['bundle_same_icon', 'partial_conditions', 'any_gain_may_equal_paid', 'vp_cost_floor'] },
    { title: 'Land and bandits', options: ['fringe_diagonal', 'telescope_metric', 'star_facedown', 'both_dice', 'split_once_per_tile', 'versus_clear_credit', 'strict_supply'] },
    { title: 'Trade and wagon', options: ['traded_card_goes_to', 'trade_moves', 'max_packages', 'wagon_pull', 'cautious_cargo_as_printed'] },
  ],
  only: {
    first_player: ['versus'],
    versus_death: ['versus'],
    versus_clear_credit: ['versus'],
    coop_scaling: ['cooperative'],
    coop_open_hands: ['cooperative'],
    wagon_pull: ['cooperative'],
    cautious_cargo_as_printed: ['cooperative'],
    // One person with two characters is a table of its own, which this page cannot lay yet.
    solo_two_hands: [],
  },
  presets: null,
};
