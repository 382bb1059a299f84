import type { TableTitle } from './titles';

/** What pages tell about themselves for the browser's tab. */
class Heading {
  table = $state.raw<TableTitle | null>(null);
  /** How many tables wait for somebody here. */
  waiting = $state(0);

  /** Call it in an effect: the title is the page's as long as it is there. */
  show(table: TableTitle) {
    this.table = table;
    return () => (this.table = null);
  }
}

export const heading = new Heading();
