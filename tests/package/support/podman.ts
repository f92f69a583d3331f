/**
 * Containers with a storage of their own, which goes after the test, of bases that Debian's mmdebstrap makes: no registry is asked.
 * Without the right to (root) or the programs, `NO_PODMAN` says what is missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a base needs to be made and run here, and Debian's packages for it. */
const NEEDED = ['podman', 'runc', 'mmdebstrap', 'iptables'];

const missing = NEEDED.filter((program) => spawnSync(program, ['--version']).error);

/** Why no container can be run; nothing where one can. */
export const NO_PODMAN =
  process.getuid?.() !== 0
    ? 'Containers were not tried: they want root here'
    : missing.length > 0 &&
      `Containers were not tried: no ${missing.join(', ')} (Debian: apt install ${missing.join(' ')})`;

export interface Podman {
  /** What it prints; throws where it fails. */
  (...args: string[]): string;
  /** The same for another program that asks podman. */
  by(program: string, args: readonly string[], env?: Readonly<Record<string, string>>): string;
  /** An image of these Debian packages, and what `podman import` shall change; `hooks`: a whole system, in which these are run. */
  base(name: string, packages: readonly string[], changes?: readonly string[], hooks?: readonly string[]): void;
  /** Stops and takes away everything. */
  end(): void;
}

/** What the container is called here. */
export const IMAGE = 'panno-verde-server';

/** Packs the server into the folder, and builds its image on Debian's libraries. */
export function buildServerImage(podman: Podman, folder: string): void {
  podman.by(process.execPath, ['tools/package-server.ts', '--out', folder]);
  podman.base('base', ['libc6', 'libstdc++6', 'libgcc-s1']);
  const base = ['--build-arg', 'BASE=localhost/base'];
  podman('build', '--layers=false', '--format', 'docker', ...base, '-t', IMAGE, join(folder, 'server'));
}

/** A storage that is used by this test alone. */
export function startPodman(): Podman {
  const folder = mkdtempSync(join(tmpdir(), 'podman-'));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const storage = `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/root"\nrunroot = "${folder}/run"\n`;
  // Where this runs in a machine of somebody's, limits can't be raised.
  const limits = '[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]\n';
  // Its folder of networks is this test's, too.
  const engine = `[engine]\ncgroup_manager = "cgroupfs"\nruntime = "runc"\nevents_logger = "file"\n[network]\nnetwork_config_dir = "${folder}/networks"\n`;
  const env = {
    ...process.env,
    CONTAINERS_STORAGE_CONF: write('storage.conf', storage),
    CONTAINERS_CONF: write('containers.conf', `${limits}${engine}`),
  };
  const by: Podman['by'] = (program, args, more = {}) => {
    const ran = spawnSync(program, args, { encoding: 'utf8', env: { ...env, ...more }, maxBuffer: 1e8 });
    if (ran.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${ran.error ?? ran.stderr}`);
    return ran.stdout;
  };
  const podman = (...args: string[]): string => by('podman', args);
  return Object.assign(podman, {
    by,
    base(name: string, packages: readonly string[], changes: readonly string[] = [], hooks?: readonly string[]) {
      const file = join(folder, `${name}.tar`);
      const kind = hooks
        ? ['--variant=apt', ...hooks.map((hook) => `--customize-hook=${hook}`)]
        : ['--variant=extract', '--dpkgopt=path-exclude=/usr/share/*'];
      by('mmdebstrap', [...kind, '--quiet', `--include=${packages.join()}`, 'bookworm', file]);
      podman('import', ...changes.flatMap((change) => ['-c', change]), file, `localhost/${name}`);
    },
    end() {
      podman('rm', '-f', '-a', '-v', '-t', '0');
      podman('network', 'prune', '-f');
      rmSync(folder, { recursive: true, force: true });
    },
  });
}
