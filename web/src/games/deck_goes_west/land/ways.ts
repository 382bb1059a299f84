import type { Option } from '../../../api/types';
import { icon, inLine, text } from '../jobs/line';
import type { ShapeName } from '../icons/shapes';

/** What entering a tile spends: `walk2`, `sail+walk`, `rail`. */
type Way = { how: 'walk' | 'climb' | 'sail'; count: number }[] | 'rail';

function readWay(name: string): Way {
  if (name === 'rail') return name;
  return name.split('+').map((part) => {
    const [, how, count] = /^(walk|climb|sail)(\d*)/.exec(part) ?? [];
    return { how: (how ?? 'walk') as 'walk', count: Number(count || 1) };
  });
}

const STEPS = ['step', 'haul', 'push'];
const SIGNS: Record<string, ShapeName> = { try: 'reveal', look: 'telescope', ride: 'train', tile: 'meeple' };

/** What the answers that touch a cell would spend there, as a line of icons; null where there is nothing to tell. */
export function costLine(options: Option[]): ReturnType<typeof inLine> | null {
  const ways = [...new Set(options.filter((option) => STEPS.includes(option.verb)).map((option) => option.text.split(' ')[2] ?? ''))];
  if (!ways.length) {
    const sign = options.map((option) => SIGNS[option.verb]).find((shape) => shape !== undefined && shape !== 'meeple');
    return sign ? inLine([icon({ shape: sign })]) : null;
  }
  const parts = ways.flatMap((name, nth) => {
    const way = readWay(name);
    const spent = way === 'rail' ? [icon({ shape: 'land' }, 0.06), text('0')] : way.flatMap(({ how, count }) => [icon({ shape: how }, 0.06), text(String(count))]);
    return nth ? [text('/', 0.1), ...spent] : spent;
  });
  return inLine(parts);
}
