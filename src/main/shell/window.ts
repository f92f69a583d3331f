/** The one window. */
import { app, BrowserWindow, type Rectangle, screen } from 'electron';
import { PAGE_URL } from './app-protocol.ts';
import { isVisible, type KeptBounds, keepBounds, placeWindow, readBounds } from './window-bounds.ts';

/** The window's background until the page has drawn, to avoid a white flash. */
const BACKGROUND_COLOUR = '#14100c';

/** Creates the window, which shows once its page is drawn. `boundsFile` stores its bounds. */
export function makeWindow(preload: string, boundsFile: string): BrowserWindow {
  const { bounds, least, as } = placeWindow(workAreas(), readBounds(boundsFile));
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
  for (const change of ['display-removed', 'display-metrics-changed'] as const) {
    screen.on(change as 'display-removed', () => bringIntoView(window));
  }
  window.on('close', () => keepBounds(boundsFile, { ...window.getNormalBounds(), ...shapeOf(window) }));
  return window;
}

/** All screens' work areas, the primary one first. */
function workAreas(): [Rectangle, ...Rectangle[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary.workArea, ...others.map(({ workArea }) => workArea)];
}

/** A screen that goes, or shrinks, leaves no window where nobody sees it: not every system moves it. */
function bringIntoView(window: BrowserWindow): void {
  if (window.isDestroyed() || isVisible(workAreas(), window.getBounds())) return;
  const { bounds } = placeWindow(workAreas(), window.getBounds());
  window.setBounds(bounds);
  if (bounds.x === undefined) window.center();
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
