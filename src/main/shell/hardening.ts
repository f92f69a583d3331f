/** What no page of ours ever needs is refused once and for all, whoever asks. */

import inspector from 'node:inspector';
import type { App, Session, WebContents } from 'electron';
import { isOwnUrl, isPageUrl } from './app-protocol.ts';

/** Who debugs the window is in it: what it knows, and what its session may do. A packaged app lets nobody. */
/** The switches by which Chromium or Node let a debugger in, or open one. */
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
 * Throws where a packaged app was started for a debugger, by a switch or by the environment (`NODE_OPTIONS`), and sees to
 * it that none gets in meanwhile. To be called before the app is ready, since Chromium looks at its switches then. That
 * Node does not listen in the first place is for the fuses; see docs/security.md.
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

/** The web's own addresses: the window never calls one. */
const NETWORK = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'];

/** Every page, in any window, however it was made: it stays where it is, opens nothing, embeds nothing. */
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
 * What the pages of a session may ask of the machine: to fill the screen, which a press of a button asks for and Esc takes
 * back; no other permission, no device, no network, and no download but what the page made itself (a record), for which
 * Electron asks the person where to put it.
 */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, callback) => callback(permission === 'fullscreen'));
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
