import type { Option } from '../api/types';

export type Command =
  | { do: 'answer'; option: Option }
  | { do: 'why'; thing: string }
  | { do: 'undo'; practice: boolean }
  | { do: 'help' }
  | { do: 'say'; text: string };

/** What a line typed at the text table means. Numbers, the engine's own words and the start of a label all name an option. */
export function understand(line: string, options: Option[]): Command {
  const text = line.trim();
  const lower = text.toLowerCase();
  if (!lower) return { do: 'say', text: 'Type the number of an action, or help.' };
  if (lower === 'help' || lower === '?') return { do: 'help' };
  if (lower === 'undo' || lower === 'u') return { do: 'undo', practice: false };
  if (lower === 'undo practice') return { do: 'undo', practice: true };
  if (lower.startsWith('why ')) return { do: 'why', thing: text.slice(4).trim() };
  if (/^\d+$/.test(lower)) {
    const option = options[Number(lower) - 1];
    return option ? { do: 'answer', option } : { do: 'say', text: `There is no action ${lower}; the list has ${options.length}.` };
  }
  const exact = options.find((option) => option.text.toLowerCase() === lower);
  if (exact) return { do: 'answer', option: exact };
  const starts = options.filter((option) => option.text.toLowerCase().startsWith(lower) || option.label.toLowerCase().startsWith(lower));
  const holds = starts.length ? starts : options.filter((option) => lower.split(/\s+/).every((word) => `${option.text} ${option.label}`.toLowerCase().includes(word)));
  if (holds.length === 1) return { do: 'answer', option: holds[0]! };
  if (holds.length > 1) return { do: 'say', text: `That could be: ${holds.slice(0, 6).map((option) => option.text).join(', ')}.` };
  return { do: 'say', text: `"${text}" is not possible now. To find out why, type: why ${text}` };
}
