export type Place = { table: string; seat: number };
export type Route =
  | { page: 'start' }
  /** `choices`: what the own seat chooses, by option. */
  | { page: 'new'; game: string; choices: Record<string, string> }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'text'; id: string; invite: string | null }
  | { page: 'replay'; id: string; at: number | null; invite: string | null }
  | { page: 'rules'; game: string; clause: string | null }
  /** `place`: the table and the seat for which a deck is built from packs. */
  | { page: 'decks'; game: string | null; shared: string | null; place: Place | null }
  /** A private link: its token, and where to go on. */
  | { page: 'device'; token: string; to: string }
  | { page: 'kit' }
  | { page: 'missing'; path: string };

/** Nothing else is gone to after a private link: another site could have written it. */
const OWN_TABLE = /^\/table\/[\w-]{1,64}$/;

/** The page that an address names. */
export function routeOf(path: string, search: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'start' };
  if (first === 'new' && second) return { page: 'new', game: second, choices: Object.fromEntries(new URLSearchParams(hash.slice(1))) };
  if (first === 'table' && second) {
    if (third === undefined) return { page: 'table', id: second, invite: query.get('invite') };
    if (third === 'text') return { page: 'text', id: second, invite: query.get('invite') };
    if (third === 'replay') return { page: 'replay', id: second, at: query.has('at') ? Number(query.get('at')) : null, invite: query.get('invite') };
  }
  if (first === 'rules' && second) return { page: 'rules', game: second, clause: hash.slice(1) || null };
  if (first === 'decks') {
    const table = query.get('table');
    const place = table === null ? null : { table, seat: Number(query.get('seat') ?? 0) };
    return { page: 'decks', game: second ?? null, shared: new URLSearchParams(hash.slice(1)).get('deck'), place };
  }
  if (first === 'device') return { page: 'device', token: hash.slice(1), to: OWN_TABLE.test(query.get('to') ?? '') ? query.get('to')! : '/' };
  if (first === 'kit') return { page: 'kit' };
  return { page: 'missing', path };
}
