/**
 * npm start [-- --port N --host H --data DIR --no-discovery]: the app in a window of its own, or in the browser where there is no
 * Electron. Built first if it is not. The window needs neither port nor host.
 */
import { spawn } from 'node:child_process';
import open from 'open';
import { buildIfNeeded } from '../build/build-if-needed.ts';
import { loadMessages } from '../src/main/program-messages.ts';
import { fetchedElectron } from './electron-binary.ts';
import { readServerFlags } from './server-flags.ts';

const print = await loadMessages();
const { data, 'no-discovery': alone } = readServerFlags('npm start --', print);
buildIfNeeded();
const electron = hasDisplay() ? fetchedElectron() : undefined;
if (electron) openWindow(electron);
else await serveBrowser();

function openWindow(binary: string): void {
  const app = spawn(
    binary,
    ['.', ...(data === undefined ? [] : ['--data', data]), ...(alone ? ['--no-discovery'] : [])],
    { stdio: 'inherit' },
  );
  // Ctrl-C reaches the whole group, so Electron has it already: a second one would cut its closing short.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => app.kill('SIGTERM'));
  app.on('exit', (code) => process.exit(code ?? 0));
}

/** The table server reads the flags itself, prints its addresses, and closes its matches on Ctrl-C. A desktop is closed at first. */
async function serveBrowser(): Promise<void> {
  if (!process.argv.includes('--closed')) process.argv.push('--closed');
  console.log(print(hasDisplay() ? 'no-window.electron' : 'no-window.display'));
  const { address } = await import(new URL('../out/main/headless.js', import.meta.url).href);
  if (!hasDisplay()) return;
  try {
    await open(address);
  } catch {
    // Without a browser to open, the address that the server printed is enough.
  }
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
