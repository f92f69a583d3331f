/** Denies what the pages never need. */

import inspector from 'node:inspector';
import type { App, Session, WebContents } from 'electron';
import { isOwnUrl, isPageUrl } from './app-protocol.ts';

// A debugger has all of the window's data and rights, so a packaged app refuses it.

/** Switches of Chromium and Node that admit or start a debugger. */
const SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-socket-name',
  'remote-allow-origins',
  'auto-open-devtools-for-tabs',
  'inspect',
  'inspect-brk',
  'inspect-brk-node',
  'inspect-wait',
  'inspect-port',
  'inspect-publish-uid',
];

/**
 * Throws where a packaged app was started for debugging by a switch or `NODE_OPTIONS`, and blocks
 * later attempts. Call before the app is ready, when Chromium reads its switches. Electron's fuses
 * keep Node from listening at all; see docs/security.md.
 */
export function refuseDebuggers({ isPackaged, commandLine }: App, node = inspector): void {
  if (!isPackaged) return;
  const asked = SWITCHES.filter((name) => commandLine.hasSwitch(name)).map((name) => `--${name}`);
  for (const name of SWITCHES) commandLine.removeSwitch(name);
  if (node.url() !== undefined) {
    node.close();
    asked.push('a debugger that listens');
  }
  if (asked.length > 0) throw new Error(`It does not run with ${asked.join(', ')}. Start it without.`);
}

/** Web URLs: the window never requests one. */
const NETWORK = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'];

/** Every page in every window: no navigation away, no new windows, no embeds. */
export function hardenApp(app: App): void {
  app.on('web-contents-created', (_, contents) => denyNavigation(contents));
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, callback) => {
    event.preventDefault();
    callback(false);
  });
}

function denyNavigation(contents: WebContents): void {
  const stay = (event: { url: string; isMainFrame: boolean; preventDefault(): void }): void => {
    if (!(event.isMainFrame && isPageUrl(event.url))) event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/**
 * Permissions of a session: none, no devices, no network, and only downloads that the
 * page itself created (a record), for which Electron asks where to save.
 */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event, item) => {
    if (!isOwnBlob(item.getURL())) event.preventDefault();
  });
  session.webRequest.onBeforeRequest({ urls: NETWORK }, (_, callback) => callback({ cancel: true }));
}

function isOwnBlob(url: string): boolean {
  return url.startsWith('blob:') && isOwnUrl(url.slice('blob:'.length));
}
