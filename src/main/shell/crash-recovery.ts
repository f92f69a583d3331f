/** Recovers from crashes and hangs of the page. The host process continues, so no match is lost. */
import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron';
import type { Translate } from '../program-messages.ts';

/** Max automatic reloads, and their period in ms. */
const MAX_RELOADS = 3;
const RELOAD_WINDOW_MS = 60_000;

const crashDialog = (print: Translate): MessageBoxOptions => ({
  type: 'error',
  title: 'Panno Verde',
  message: print('window.falls'),
  detail: print('window.falls.detail'),
  buttons: [print('window.open-again'), print('window.quit')],
  defaultId: 0,
  cancelId: 1,
});

const hangDialog = (print: Translate): MessageBoxOptions => ({
  type: 'warning',
  title: 'Panno Verde',
  message: print('window.hangs'),
  detail: print('window.hangs.detail'),
  buttons: [print('window.wait'), print('window.open-anew')],
  defaultId: 0,
  cancelId: 0,
});

/** Reloads a crashed page at the same URL; asks first after repeated crashes or for a hang. */
export function recoverFromCrashes(
  window: BrowserWindow,
  print: Translate,
  quit: () => void,
  now = () => performance.now(),
): void {
  const { webContents } = window;
  let falls: number[] = [];
  let asking: AbortController | undefined;

  webContents.on('render-process-gone', (_, { reason }) => {
    asking?.abort();
    if (reason === 'clean-exit') return;
    falls = [...falls.filter((time) => now() - time < RELOAD_WINDOW_MS), now()];
    if (falls.length <= MAX_RELOADS) webContents.reload();
    else askAfterFalls().catch(quit);
  });
  window.on('unresponsive', () => {
    askWhileItHangs().catch(() => undefined);
  });
  window.on('responsive', () => asking?.abort());
  window.on('closed', () => asking?.abort());

  async function askAfterFalls(): Promise<void> {
    const { response } = await dialog.showMessageBox(window, crashDialog(print));
    if (response !== 0) return quit();
    falls = [];
    webContents.reload();
  }

  async function askWhileItHangs(): Promise<void> {
    if (asking) return;
    asking = new AbortController();
    const { signal } = asking;
    const { response } = await dialog.showMessageBox(window, { ...hangDialog(print), signal }).finally(() => {
      asking = undefined;
    });
    // The crash handler reloads it.
    if (response === 1 && !signal.aborted) webContents.forcefullyCrashRenderer();
  }
}
