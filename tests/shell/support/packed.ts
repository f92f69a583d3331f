/** The packed app, made with the Electron that is here. */
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { type AfterPackContext, build } from 'electron-builder';
import { LINUX_PROGRAM } from '../../../packaging/app-identifiers.ts';
import { appConfig } from '../../../packaging/electron-builder.ts';
import { writeIcons } from '../../../packaging/icons.ts';
import { writeInfoStrings } from '../../../packaging/localized-texts.ts';
import { stageApp } from '../../../packaging/staging.ts';
import fuses from '../../../resources/fuses.json' with { type: 'json' };
import { isBorrowed, ORDINARY_USER, program } from './electron-program.ts';

/** Packs the built app for Linux; where its program lies, and how to put it away. */
export async function packApp(): Promise<{ program: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const [app, icons, strings, output] = ['app', 'icons', 'strings', 'out'].map((name) => join(folder, name));
  const places = { app, icons, strings, output } as Record<'app' | 'icons' | 'strings' | 'output', string>;
  const electron = join(folder, 'electron');
  cpSync(dirname(program), electron, { recursive: true });
  stageApp(places.app);
  if (isBorrowed) startLacking(places.app);
  rmSync(join(electron, 'resources/app'), { recursive: true, force: true });
  writeIcons(places.icons);
  await writeInfoStrings(places.strings);
  const config = await appConfig({ ...places, electron }, {});
  const afterPack = isBorrowed ? setOlderFuses : config.afterPack;
  await build({ linux: ['dir'], x64: true, publish: 'never', config: { ...config, ...(afterPack && { afterPack }) } });
  const unpacked = join(places.output, 'linux-unpacked');
  if (ORDINARY_USER) openToAll(folder, unpacked);
  return {
    program: join(unpacked, LINUX_PROGRAM),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** As a package installs it: everyone may start it, and its helper makes the sandbox. */
function openToAll(folder: string, unpacked: string): void {
  chmodSync(folder, 0o755);
  chmodSync(join(unpacked, 'chrome-sandbox'), 0o4755);
}

/** The older Node lacks what lies beside the borrowed Electron: it is taken from there, before the app is. */
function startLacking(app: string): void {
  const file = join(app, 'package.json');
  const about = JSON.parse(readFileSync(file, 'utf8'));
  const lacking = pathToFileURL(join(dirname(program), 'resources/app/lacking.js')).href;
  writeFileSync(join(app, 'out/start.js'), `await import('${lacking}');\nawait import('../${about.main}');\n`);
  writeFileSync(file, JSON.stringify({ ...about, main: './out/start.js' }));
}

/** All but the one that the borrowed Electron does not have. */
async function setOlderFuses({ appOutDir }: AfterPackContext): Promise<void> {
  const { WasmTrapHandlers: _, ...older } = fuses;
  const wanted = Object.entries(older).map(([name, on]) => [FuseV1Options[name as keyof typeof older], on]);
  await flipFuses(join(appOutDir, LINUX_PROGRAM), { version: FuseVersion.V1, ...Object.fromEntries(wanted) });
}
