import type { FormWords } from '../form';

/** How hard a goal is called. */
export function goalBand(goal: number): string {
  if (goal < 10) return 'practice';
  if (goal <= 13) return 'easy';
  return goal <= 17 ? 'medium' : 'hard';
}

export const heistForm: FormWords = {
  seat: ['cowboy', 'cowboys'],
  names: {
    goal: 'Loot to bring home',
    extra_events_removed: 'Event cards taken out',
    lower_goal: 'Lower the goal to match',
    first_player: 'Who begins',
    hangman_steps: 'Knots in the noose',
    plain_stars: 'Stars without a town',
    wild_count: 'Wilds in the deck',
    switch_cards: 'Track Switched cards',
    sheriff_cards: 'Move Sheriff cards',
  },
  values: {
    mode: { coop: 'Together', solitaire: 'Alone', versus: 'Against each other', score_challenge: 'High score' },
    first_player: { random: 'At random', '0': 'Green', '1': 'Yellow', '2': 'Red', '3': 'Blue' },
    wanted_ability_start: { next_turn: 'From the next turn on', immediate: 'At once' },
    sheriff_blocked_event: { ignore_card: 'He stays', as_far_as_possible: 'He goes as far as he can' },
    speed_up_at_max: { clear_flag: 'The jail flag falls', lost: 'The match is lost' },
    event_timing: { after_movement: 'After the movement', each_step: 'At each space' },
    engine_on_junction_at_last_event: { safe: 'It is safe', loses: 'The match is lost' },
    start_switches: { random_mixed: 'One of each, at random', je_red: 'East red, west green', je_green: 'East green, west red', both_green: 'Both green', both_red: 'Both red' },
    called_horse_target: { any: 'Anywhere', caller_only: 'Only to whoever calls it' },
    plain_stars: {
      n01: 'Rail by Cactus 2', n03: 'Northeast Curve', n04: 'East Tunnel Mouth', n05: 'Tunnel East', n06: 'Tunnel Middle', n07: 'Tunnel West',
      n08: 'West Tunnel Mouth', n09: 'Northwest Curve', n11: 'Rail by Cactus 3', s01: 'Rail S01', s02: 'Rail S02', s03: 'Southwest Curve',
      s04: 'Rail S04', s05: 'Rail by Cactus 1', s07: 'Rail S07', s08: 'Rail S08', s09: 'Southeast Curve', s10: 'Rail S10', s11: 'Rail S11',
      je: 'East Junction', jw: 'West Junction', xe: 'East Stub', xw: 'West Stub',
    },
    sheriff_cards: { left1: '1 to the left', left2: '2 to the left', right1: '1 to the right', right2: '2 to the right' },
  },
  meanings: {
    mode: {
      coop: 'All win or all lose. Hands are open.',
      solitaire: 'You run every cowboy yourself.',
      versus: 'Hidden hands; the first to bring enough loot to the towns wins.',
      score_challenge: 'No goal: how much can the gang bring home?',
    },
  },
  notes: { goal: (goal) => goalBand(Number(goal)) },
  groups: [
    { title: 'How hard', open: true, options: ['goal', 'hangman_steps', 'extra_events_removed', 'lower_goal'] },
    { title: 'The start', options: ['first_player', 'start_switches', 'plain_stars'] },
    { title: 'What is in the decks', options: ['wild_count', 'switch_cards', 'sheriff_cards'] },
    { title: 'Train and events', options: ['event_timing', 'speed_up_at_max', 'engine_on_junction_at_last_event', 'sheriff_blocked_event'] },
    { title: 'Loot and cards', options: ['partial_drop_off', 'surplus_loot_cards', 'wild_in_card_abilities', 'train_stacks_public', 'wanted_optional', 'wanted_ability_start'] },
    { title: 'Cowboys', options: ['roof_jump_lands_mounted', 'called_horse_target', 'flat_keeps_loot', 'jailed_trade_filter', 'jail_auto_escape', 'versus_trade_consent'] },
  ],
  only: { goal: ['coop', 'solitaire'], lower_goal: ['coop', 'solitaire'], versus_trade_consent: ['versus'] },
  presets: { practice: 'Practice, alone', fair_2: 'A fair fight for two', fair_3: 'For three', fair_4: 'For four', shorter: 'Shorter', harder: 'Harder' },
};
