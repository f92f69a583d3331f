/** What to do when the page falls over or hangs. The host runs on: nothing of a match is lost by it. */
import { type BrowserWindow, dialog } from 'electron';

/** A page that falls over more often than so many times in so many ms is not opened again by itself. */
const AGAIN = 3;
const WITHIN = 60_000;

const FELL = {
  type: 'error',
  title: 'Panno Verde',
  message: 'The window keeps falling over.',
  detail: 'The matches are safe. Open the window again, or quit and come back to them later.',
  buttons: ['Open it again', 'Quit'],
  defaultId: 0,
  cancelId: 1,
} as const;

const HANGS = {
  type: 'warning',
  title: 'Panno Verde',
  message: 'The window does not answer.',
  detail: 'Wait a little, or open it anew. The matches are safe either way.',
  buttons: ['Wait', 'Open it anew'],
  defaultId: 0,
  cancelId: 0,
} as const;

/** Opens the page again when its process is gone, where it was; asks first where that does not help, or where it hangs. */
export function recover(window: BrowserWindow, quit: () => void, now = () => performance.now()): void {
  const { webContents } = window;
  let falls: number[] = [];
  let asking: AbortController | undefined;

  webContents.on('render-process-gone', (_, { reason }) => {
    asking?.abort();
    if (reason === 'clean-exit') return;
    falls = [...falls.filter((time) => now() - time < WITHIN), now()];
    if (falls.length <= AGAIN) webContents.reload();
    else askAfterFalls().catch(quit);
  });
  window.on('unresponsive', () => {
    askWhileItHangs().catch(() => undefined);
  });
  window.on('responsive', () => asking?.abort());
  window.on('closed', () => asking?.abort());

  async function askAfterFalls(): Promise<void> {
    const { response } = await dialog.showMessageBox(window, { ...FELL, buttons: [...FELL.buttons] });
    if (response !== 0) return quit();
    falls = [];
    webContents.reload();
  }

  async function askWhileItHangs(): Promise<void> {
    if (asking) return;
    asking = new AbortController();
    const { signal } = asking;
    const { response } = await dialog
      .showMessageBox(window, { ...HANGS, buttons: [...HANGS.buttons], signal })
      .finally(() => {
        asking = undefined;
      });
    // It is gone at once, and opened again as any that fell over.
    if (response === 1 && !signal.aborted) webContents.forcefullyCrashRenderer();
  }
}
