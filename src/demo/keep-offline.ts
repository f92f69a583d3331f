import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';

/** So long after the page came, in ms: what the first game needs is fetched first. */
const AFTER_MS = 15_000;

/** Has a service worker keep all of the page, so that it begins without a network from then on. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register(`./offline.${LANGUAGE}.js`).catch(() => undefined), AFTER_MS);
}
