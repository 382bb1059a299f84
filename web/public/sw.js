// Wakes when the table knocks. The knock is empty: what waits is asked of the table itself.
self.addEventListener('push', (event) => event.waitUntil(tell()));

async function tell() {
  let waiting = [];
  try {
    const answer = await fetch('/api/tables', { credentials: 'same-origin' });
    waiting = (await answer.json()).filter((table) => table.waits_for_you);
  } catch {
    // Nothing more is known than that somebody waits.
  }
  const [first, another] = waiting;
  const title = another ? `Your turn in ${waiting.length} matches` : first ? `Your turn in ${first.title}` : 'Your turn at Saddlebag';
  const path = first && !another ? `/table/${first.id}` : '/';
  await self.registration.showNotification(title, { tag: 'saddlebag-turn', icon: '/favicon.svg', data: { path } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
