"""What a page looks like, in numbers: where its parts are, what is lit, how large letters and controls are."""

MEASURE = """() => {
  const box = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const part = (selector) => {
    const found = document.querySelector(selector);
    return found && found.checkVisibility() ? box(found) : null;
  };
  const name = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`.slice(0, 60);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const shown = (each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest('.hidden, [inert]');

  /** What is left of a box after everything around it has cut it. */
  const seen = (each) => {
    let { left, top, right, bottom } = box(each);
    for (let around = each.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === 'contents' || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  };
  const uncovered = (each) => {
    const { left, top, right, bottom } = seen(each);
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (right <= left || bottom <= top || over === null) return false;
    return each.contains(over) || over.contains(each) || over.closest('[data-touch]') !== null;
  };

  const texts = [];
  const cut = [];
  const walk = document.createTreeWalker(document.querySelector('.room'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const holder = node.parentElement;
    if (!node.textContent.trim() || !shown(holder)) continue;
    range.selectNodeContents(node);
    const at = range.getBoundingClientRect();
    if (!at.width) continue;
    const drawn = holder.closest('text');
    const scale = drawn ? Math.hypot(drawn.getScreenCTM().a, drawn.getScreenCTM().b) : holder.currentCSSZoom;
    const text = node.textContent.trim().slice(0, 30);
    texts.push({ text, size: parseFloat(getComputedStyle(holder).fontSize) * scale });
    const frame = holder.closest('button, .card');
    if (!frame || drawn || getComputedStyle(holder).textOverflow === 'ellipsis') continue;
    const edge = frame.getBoundingClientRect();
    const across = at.left < edge.left - 2 || at.right > edge.right + 2;
    if (across || at.top < edge.top - 2 || at.bottom > edge.bottom + 2) cut.push(text);
  }

  const inSight = (each) => shown(each) && seen(each).bottom > seen(each).top;
  const controls = all('.room button:not(:disabled), .room a');
  const cards = all('.hand > *, .hand .card').filter((each) => shown(each) && each.matches('button, .card, section'));
  const tight = (each) => {
    const { width, height } = each.getBoundingClientRect();
    const said = `${name(each)} ${each.textContent.trim().slice(0, 24)} ${Math.round(width)}x${Math.round(height)}`;
    return Math.min(width, height) < 43.5 ? [said] : [];
  };
  return {
    screen,
    wide: document.scrollingElement.scrollWidth,
    high: document.scrollingElement.scrollHeight,
    parts: {
      question: part('.prompt'),
      board: part('.maps'),
      hand: part('.hand'),
      thumb: part('.thumb'),
      tabs: part('.room > nav'),
      actions: part('.acts'),
      ledger: part('.room > .desk .ledger'),
      players: part('aside.left'),
      bar: part('.bar nav'),
    },
    cards: cards.map((each) => ({ ...box(each), seen: seen(each) })),
    lit: all('.maps .lit[data-touch]').filter((each) => !uncovered(each)).map((each) => each.dataset.touch),
    lights: all('.maps .lit[data-touch]').length,
    small: texts.filter((each) => each.size < 12.45),
    cut,
    tight: controls.filter((each) => !each.closest('svg, .hand') && inSight(each)).flatMap(tight),
    type: Math.max(0, ...texts.map((each) => each.size)),
  };
}"""
