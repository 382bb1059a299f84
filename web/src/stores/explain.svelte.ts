import type { Component } from 'svelte';

export type Explanation = {
  title: string;
  text?: string | undefined;
  more?: string | undefined;
  clause?: string | undefined;
  /** What is shown larger: a card. Its words are told besides. */
  picture?: { part: Component<any>; props: Record<string, unknown> } | undefined;
};

class Explanations {
  current = $state.raw<{ what: Explanation; box: DOMRect; node: Element } | null>(null);

  show(what: Explanation, box: DOMRect, node: Element) {
    this.current = { what, box, node };
  }

  hide(node?: Element) {
    if (!node || this.current?.node === node) this.current = null;
  }
}

export const explanations = new Explanations();
