/** What the page asks of its window: to fill the screen, and that the screen stays on while a match is played. */
import { type BrowserWindow, powerSaveBlocker } from 'electron';
import type { ShellMessage, WindowRequest } from '#shared/protocol/desktop-shell.ts';

export interface WindowRequests {
  ask(ask: WindowRequest): void;
  /** Tells whether the window fills the screen, now and on changes, to the page that listens last. */
  watch(tell: (word: ShellMessage) => void): void;
}

/** Serves a window's page; a page that is gone or loaded anew keeps no screen on. */
export function serveWindow(window: BrowserWindow): WindowRequests {
  let blocker: number | undefined;
  let tell: (word: ShellMessage) => void = () => undefined;

  const maySleep = (): void => {
    if (blocker !== undefined) powerSaveBlocker.stop(blocker);
    blocker = undefined;
  };
  const deeds: Readonly<Record<WindowRequest, () => void>> = {
    'full-screen': () => window.setFullScreen(true),
    window: () => window.setFullScreen(false),
    'stay-awake': () => {
      blocker ??= powerSaveBlocker.start('prevent-display-sleep');
    },
    'may-sleep': maySleep,
  };
  const tellShape = (isFull: boolean): void => tell({ kind: 'full-screen', isFull });

  window.on('enter-full-screen', () => tellShape(true));
  window.on('leave-full-screen', () => tellShape(false));
  window.on('closed', maySleep);
  window.webContents.on('render-process-gone', maySleep);
  return {
    ask: (ask) => deeds[ask](),
    watch(call) {
      maySleep();
      tell = call;
      tellShape(window.isFullScreen());
    },
  };
}
