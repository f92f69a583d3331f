/** The page to try: the app's own page, with a host in a worker of this page. */

import { overPort } from '#renderer/client/connection/port-transport.ts';
import { provideHostInPage } from '#renderer/client/connection/transport.ts';
import { useSettings } from '#renderer/client/device/settings.ts';
import { start } from '#renderer/desktop/start.tsx';
import { bestLanguage, pageFileName } from '#shared/i18n/languages.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';

/** Where people get the app, put in by the build; empty where that is nowhere yet. */
declare const APP_HOMEPAGE: string;

/** So long after the page came, in ms: what the first game needs is fetched first. */
const KEPT_AFTER_MS = 15_000;

/** Has a service worker keep all of the page, so that it begins without a network from then on. */
function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = () => navigator.serviceWorker.register(`./offline.${LANGUAGE}.js`).catch(() => undefined);
  setTimeout(() => void keep(), KEPT_AFTER_MS);
}

/** A plain server has a page for each language, and does not know which one somebody wants. */
function wantedLanguage(): string {
  const asked = new URL(location.href).searchParams.get('lang');
  return bestLanguage(asked ? [asked] : [useSettings.getState().tongue ?? [], navigator.languages].flat());
}

const wanted = wantedLanguage();
if (wanted === LANGUAGE) {
  const host = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  provideHostInPage({
    homepage: APP_HOMEPAGE,
    async dial(answers) {
      const { port1: port, port2 } = new MessageChannel();
      host.postMessage(port2, [port2]);
      const transport = overPort(port, answers);
      port.start();
      return transport;
    },
  });
  start();
  keepOffline();
} else {
  const page = new URL(pageFileName(wanted), location.href);
  page.searchParams.set('lang', wanted);
  page.hash = location.hash;
  location.replace(page);
}
