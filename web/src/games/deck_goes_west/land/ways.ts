import type { Option } from '../../../api/types';
import { icon, inLine, text } from '../jobs/line';
import type { Way } from '../types';

const STEPS = ['step', 'haul', 'push'];
const SIGNS: Record<string, string> = { try: 'reveal', look: 'telescope', ride: 'train' };
const HOWS = ['climb', 'sail', 'walk'] as const;

/** What the answers that touch a cell would spend there, as a line of icons; null where there is nothing to tell. */
export function costLine(options: Option[], wayOf: (name: string) => Way): ReturnType<typeof inLine> | null {
  const ways = [...new Set(options.filter((option) => STEPS.includes(option.verb)).map((option) => option.text.split(' ')[2] ?? ''))];
  if (!ways.length) {
    const sign = options.map((option) => SIGNS[option.verb]).find((shape) => shape !== undefined);
    return sign ? inLine([icon({ shape: sign })]) : null;
  }
  const parts = ways.flatMap((name, nth) => {
    const way = wayOf(name);
    const spent = HOWS.filter((how) => way[how]).flatMap((how) => [icon({ shape: how }, 0.06), text(String(way[how]))]);
    const told = spent.length ? spent : [icon({ shape: 'land' }, 0.06), text('0')];
    return nth ? [text('/', 0.1), ...told] : told;
  });
  return inLine(parts);
}
