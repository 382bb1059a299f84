import { api } from '../api/client';

/** Whether this browser can be told of a turn while no page is open. */
const canPush = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** The key of this table, where it offers that and the browser can do it; null otherwise. */
export async function pushKey(): Promise<string | null> {
  if (!canPush()) return null;
  return (await api.pushOffer().catch(() => ({ key: null }))).key ?? null;
}

/** Whether this browser is told. */
export async function isTold(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/sw.js');
  return Boolean(await registration?.pushManager.getSubscription());
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Asks the browser and the table to tell of turns from now on. */
export async function beTold(key: string): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await api.pushSubscribe(subscription.endpoint);
}

/** No longer. */
export async function beLeftAlone(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/sw.js');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.pushUnsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}
