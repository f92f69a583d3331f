/** What this system can make of a release, into `dist/`: its packages, and under Linux what is the same for all. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `tools/package.ts`'s flag by Node's name of a system. */
const SYSTEMS: Readonly<Record<string, string>> = { linux: '--linux', darwin: '--mac', win32: '--win' };

export interface MakeOptions {
  readonly out: string;
  /** The app as a folder alone: no installer, whose tools come from elsewhere. */
  readonly isDry: boolean;
  /** Electron's folder, where it shall not be fetched. */
  readonly electron: string | undefined;
}

/** Makes all of it; what was left out, and why. Throws where a step fails that could be done here. */
export function makeFiles({ out, isDry, electron }: MakeOptions): string[] {
  const leftOut: string[] = [];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const system = SYSTEMS[process.platform] ?? '--linux';
  const others = Object.values(SYSTEMS).filter((other) => other !== system);
  if (isDry)
    leftOut.push(`installers: ${[system, ...others].join(', ')} are made by the workflow, each on its own system`);
  if (isDry && electron === undefined) leftOut.push('the app as a folder: no Electron here; --electron DIR names one');
  else
    run(
      'tools/package.ts',
      system,
      ...(isDry ? ['--dir'] : []),
      '--out',
      out,
      ...(electron ? ['--electron', electron] : []),
    );
  if (process.platform !== 'linux') return leftOut;

  const machines = isDry ? [] : ['--amd64', '--arm64'];
  const canPack = spawnSync('dpkg-deb', ['--version']).status === 0;
  if (!canPack) leftOut.push('the table server’s .deb: no dpkg-deb here');
  if (isDry) leftOut.push('the table server for the other machine');
  run('tools/package-server.ts', ...machines, ...(canPack ? ['--deb'] : []), '--out', out);
  pack(join(out, `panno-verde-server-${version}-linux.tar.gz`), out, 'server');
  run('vite.demo.config.ts');
  pack(join(out, `panno-verde-${version}-demo.tar.gz`), 'dist', 'demo');
  run('packaging/flatpak/write-sources.ts');
  cpSync('packaging/flatpak/sources.json', join(out, 'flatpak-sources.json'));
  cpSync('out/sbom.cdx.json', join(out, 'panno-verde.cdx.json'));
  return leftOut;
}

/** Runs a script of ours, whose words are its reader's. */
export function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} failed`);
}

/** Packs a folder of `from`, the same bytes for the same files. */
export function pack(file: string, from: string, name: string): void {
  if (!existsSync(join(from, name))) throw new Error(`Nothing is in ${join(from, name)}`);
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
  const { status, stderr } = spawnSync('tar', [...same, '-czf', file, '-C', from, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar: ${stderr}`);
}
