/** The picture in the browser's tab: with a mark while it is one's turn. */
export function showInTab(turn: boolean) {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link) link.href = turn ? '/favicon-turn.svg' : '/favicon.svg';
}
