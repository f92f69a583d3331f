/** Electron's program: its package brings it not along, but fetches it when it is first wanted. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = 'node_modules/electron';

/** Written when the program has been fetched: what it is called on this system. */
const NAME = join(PACKAGE, 'path.txt');

/** A slow line gets its time; a machine without one says no at once. In ms. */
const PATIENCE = 5 * 60_000;

/** Where Electron's program is, if it is there; `ELECTRON_OVERRIDE_DIST_PATH` names another folder, as for Electron itself. */
export function electronBinary(): string | undefined {
  const name = existsSync(NAME) ? readFileSync(NAME, 'utf8') : 'electron';
  const binary = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(PACKAGE, 'dist'), name);
  return existsSync(binary) ? binary : undefined;
}

/** The same, fetched first where it is not there. Fetching may fail: then there is none. */
export function fetchedElectron(): string | undefined {
  const binary = electronBinary();
  if (binary || process.env.CI) return binary;
  spawnSync(process.execPath, [join(PACKAGE, 'install.js')], { stdio: 'ignore', timeout: PATIENCE });
  return electronBinary();
}
