/** A table as far as the title of its page goes. */
export type TableTitle = { title: string; mine: boolean; over: boolean };

const PAGES: Record<string, string> = { new: 'New table', table: 'Table', text: 'Text table', replay: 'Replay', rules: 'Rules', decks: 'Decks', kit: 'Board kit' };

/** What the browser's tab says: first of all that it is one's turn. */
export function titleOf(page: string, table: TableTitle | null, waiting: number): string {
  if (table?.mine) return `Your turn · ${table.title}`;
  if (table) return `${table.over ? 'Over' : 'Playing'} · ${table.title}`;
  if (page === 'start' && waiting) return `Your turn${waiting > 1 ? ` in ${waiting} matches` : ''} · Saddlebag`;
  const name = PAGES[page];
  return name ? `${name} · Saddlebag` : 'Saddlebag';
}
