import { Refused, Unreachable } from '../api/client';
import { backoff } from './frames';

/** What becomes of a move that was not accepted. It carries a key, so sending it again can never make it twice. */
export type Next = { do: 'again'; after: number; unsaved: boolean } | { do: 'drop'; say: string | null };

const LONGEST_WAIT = 3000;

/** Send it again while nobody answers or the database takes nothing; a refusal of the rules is final. */
export function afterFailure(error: Error, attempt: number, random: () => number = Math.random): Next {
  const after = Math.min(LONGEST_WAIT, backoff(attempt, random));
  if (error instanceof Unreachable) return { do: 'again', after, unsaved: false };
  if (!(error instanceof Refused)) return { do: 'drop', say: error.message };
  if (error.kind === 'read_only') return { do: 'again', after, unsaved: true };
  const known = error.kind === 'stale' || error.kind === 'upgrade';
  return { do: 'drop', say: known ? null : error.message };
}
