import { neighbourTowards, type Place, type Point } from './geometry';

/** One focus group on a board: Tab comes to one place of it, the arrow keys walk from place to place. */
export class Roving {
  /** The place that Tab comes to. */
  current = $state('');
  private readonly nodes = new Map<string, SVGElement>();

  constructor(
    first: string,
    /** Where a place is, and where one can go from it: lists of places, the first that has one in the direction counts. */
    private readonly ways: (id: string) => { from: Point; to: Place[][] },
  ) {
    this.current = first;
  }

  /** The element of a place, so that it can be focused. */
  place = (node: SVGElement, id: string) => {
    this.nodes.set(id, node);
    return { destroy: () => void this.nodes.delete(id) };
  };

  walk(id: string, direction: Point) {
    const { from, to } = this.ways(id);
    for (const places of to) {
      const next = neighbourTowards(from, places, direction);
      if (next === null) continue;
      this.current = next;
      this.nodes.get(next)?.focus();
      return;
    }
  }
}
