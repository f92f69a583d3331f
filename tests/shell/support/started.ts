/** The shell started in a data folder of its own, with the stand-in for Electron: what `tests/shell` waits for. */
import { vi } from 'vitest';

type Electron = typeof import('../electron.ts');

/** So long may it take on a machine with neighbours until the host stands and its page is there, in ms. */
const STARTED = 30_000;

/** Starts it, once in a file of tests, until its page is there or it has said why not. */
export async function startShell(data: string): Promise<Electron> {
  const electron = await import('../electron.ts');
  // A test sends nothing to the network it runs in.
  process.argv.push('--no-discovery', '--data', data);
  await import('../../../src/main/index.ts');
  await vi.waitFor(() => {
    const { app, dialog, BrowserWindow } = electron;
    const isThere = BrowserWindow.all[0]?.webContents.mainFrame.url === 'app://panno-verde/';
    if (!isThere && dialog.shown.length === 0 && !app.ended) throw new Error('no page yet');
  }, STARTED);
  process.argv.splice(-3);
  return electron;
}
