/** The cards on the table as one stop for Tab; the arrow keys go from card to card, wherever they lie. */
export function roam(node: HTMLElement) {
  const stops = () => [...node.querySelectorAll<HTMLElement>('[data-stop]')];
  const middle = (stop: HTMLElement) => {
    const box = stop.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let current: HTMLElement | null = null;

  function settle() {
    const all = stops();
    if (!current || !all.includes(current)) current = all.find((stop) => stop.classList.contains('lit')) ?? all[0] ?? null;
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  }

  function key(event: KeyboardEvent) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
    if (!way || !here) return;
    const from = middle(here);
    const [x, y] = way as [number, number];
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const stop of stops()) {
      const at = middle(stop);
      const along = (at.x - from.x) * x + (at.y - from.y) * y;
      if (stop === here || along < 4) continue;
      const far = along + 2.2 * Math.abs((at.x - from.x) * y + (at.y - from.y) * x);
      if (far < least) [best, least] = [stop, far];
    }
    best?.focus();
    event.preventDefault();
  }

  function focus(event: FocusEvent) {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
    if (!stop) return;
    current = stop;
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener('keydown', key);
  node.addEventListener('focusin', focus);
  settle();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', focus);
    },
  };
}
