/**
 * An AppImage made by hand, since the tools that electron-builder makes one with can't be had everywhere: the packed folder
 * behind a few lines of shell, which unpack it, name the file as an AppImage's runtime does, and start the app.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The lines before the archive; as many as `tail` leaves out. */
const RUNTIME = (program: string): string => `#!/bin/sh
APPIMAGE=$(readlink -f "$0"); export APPIMAGE
place=$(mktemp -d "$HOME/mounted-XXXXXX")
tail -n +6 "$APPIMAGE" | tar -x -C "$place"
exec "$place/${program}" "$@"
`;

/** Writes one of a packed program's folder. */
export function writeAppImage(file: string, program: string): void {
  writeFileSync(file, RUNTIME(basename(program)));
  const output = openSync(file, 'a');
  const { status } = spawnSync('tar', ['-c', '-C', dirname(program), '.'], { stdio: ['ignore', output, 'inherit'] });
  closeSync(output);
  if (status !== 0) throw new Error(`tar could not write ${file}`);
  chmodSync(file, 0o755);
}
