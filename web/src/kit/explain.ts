import { explanations, type Explanation } from '../stores/explain.svelte';
import { screen } from '../stores/screen.svelte';

/** Shows what a thing is on hover, focus and long press. */
export function explain(node: Element, what: () => Explanation | null) {
  let current = what;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const said = current();
    if (said) explanations.show(said, screen.boxOf(node), node);
  };
  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, wait);
  };
  const hide = () => {
    clearTimeout(timer);
    explanations.hide(node);
  };
  const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && later(450);
  const press = (event: Event) => (event as PointerEvent).pointerType === 'touch' && later(500);
  const focus = () => node.matches(':focus-visible') && later(150);
  const leave = (event: Event) => ((event as PointerEvent).pointerType === 'touch' ? clearTimeout(timer) : hide());
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerdown', press],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', () => clearTimeout(timer)],
    ['pointerleave', leave],
    ['focus', focus],
    ['blur', hide],
    ['click', hide],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  return {
    update(next: () => Explanation | null) {
      current = next;
    },
    destroy() {
      hide();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    },
  };
}
