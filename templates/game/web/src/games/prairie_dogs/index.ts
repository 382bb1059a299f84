import type { Schemas } from '../../api/types';
import { colourTitle } from '../../kit/words';
import { plain } from '../plain';
import Board from './Board.svelte';

type Dogs = Schemas['PrairieDogsView'];

export default plain<Dogs>({
  Board,
  headline: (view) => `Turn ${view.turn}`,
  seatTitle: (view, seat) => colourTitle(Object.keys(view.store)[seat] ?? ''),
  begins: (line) => line.kind === 'Rested' || line.kind === 'HawkCame',
});
