/** The one window. */
import { app, BrowserWindow, screen } from 'electron';
import { PAGE_URL } from './app-protocol.ts';
import { type KeptBounds, keepBounds, placeWindow, readBounds } from './window-bounds.ts';

/** The window's background until the page has drawn, to avoid a white flash. */
const BACKGROUND_COLOUR = '#14100c';

/** Creates the window, which shows once its page is drawn. `boundsFile` stores its bounds. */
export function makeWindow(preload: string, boundsFile: string): BrowserWindow {
  const others = screen.getAllDisplays().map(({ workArea }) => workArea);
  const { bounds, least, as } = placeWindow([screen.getPrimaryDisplay().workArea, ...others], readBounds(boundsFile));
  const window = new BrowserWindow({
    ...bounds,
    minWidth: least.width,
    minHeight: least.height,
    fullscreen: as === 'full-screen',
    show: false,
    backgroundColor: BACKGROUND_COLOUR,
    title: 'Panno Verde',
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      // Else a page may open a dialog for the computer's files.
      disableBlinkFeatures: 'FileSystemAccessLocal',
      devTools: !app.isPackaged,
    },
  });
  window.once('ready-to-show', () => {
    if (as === 'maximized') window.maximize();
    window.show();
  });
  window.on('close', () => keepBounds(boundsFile, { ...window.getNormalBounds(), ...shapeOf(window) }));
  return window;
}

function shapeOf(window: BrowserWindow): Pick<KeptBounds, 'as'> {
  if (window.isFullScreen()) return { as: 'full-screen' };
  return window.isMaximized() ? { as: 'maximized' } : {};
}

/** Loads the page; call once its ports are served. */
export async function loadPage(window: BrowserWindow): Promise<void> {
  await window.loadURL(PAGE_URL);
}

/** On a second start, focuses the window. */
export function focusWindow(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
