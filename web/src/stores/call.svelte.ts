import { hear } from './hear.svelte';
import { settings } from './settings.svelte';

/** Whether this page may show notices at all: browsers allow it by HTTPS and on this machine only. */
export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;

/** Asks the browser whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted');
}

/** Calls somebody to their turn, in the ways that this device wants: a sound, and a notice while the page is out of sight. */
export function callToTurn(title: string, words: string) {
  hear.play('turn');
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const notice = new Notification(`Your turn · ${title}`, { body: words, tag: location.pathname, icon: '/favicon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
