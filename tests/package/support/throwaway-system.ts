/** A copy of this system that packages may be installed in: what is written there is gone afterwards. Linux, as root. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lays a layer of memory over this system, says so, and holds it until its input ends. */
const LAYERS = `set -e
mount -t tmpfs layers "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay over -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
mount -t proc proc "$1/root/proc"
mount --bind /dev "$1/root/dev"
mount --bind /tmp "$1/root/tmp"
echo there
exec cat`;

export interface ThrowawaySystem {
  /** Runs a program in it; what it says, or throws with that. */
  run(command: string, ...args: string[]): string;
  close(): void;
}

/** Why there can be none here, in a few words; nothing if there can. */
export function whyNoThrowawaySystem(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only Linux’s root lays one over its own';
  const { error } = spawnSync('dpkg', ['--version']);
  if (error) return 'there is no dpkg';
  const tried = spawnSync('unshare', ['--mount', 'sh', '-c', LAYERS, 'sh', '/mnt'], { input: '', encoding: 'utf8' });
  return tried.status === 0 ? undefined : `it can’t be laid over this one: ${tried.stderr.trim()}`;
}

export async function throwawaySystem(): Promise<ThrowawaySystem> {
  const folder = mkdtempSync(join(tmpdir(), 'system-'));
  const keeper = spawn('unshare', ['--mount', 'sh', '-c', LAYERS, 'sh', folder]);
  await once(keeper.stdout, 'data');
  const enter = ['--target', String(keeper.pid), '--mount', 'chroot', join(folder, 'root')];
  return {
    run(command, ...args) {
      const { status, stdout, stderr } = spawnSync('nsenter', [...enter, command, ...args], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}${stdout}`);
      return stdout;
    },
    close() {
      keeper.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
