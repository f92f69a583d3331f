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
import { stageApp, type Updates } from '../../../packaging/staging.ts';
import fuses from '../../../resources/fuses.json' with { type: 'json' };
import { isBorrowed, ORDINARY_USER, program } from './electron-program.ts';

/** How an app of a test differs from what is released. */
interface Packing {
  /** Another version than that of this source. */
  readonly version?: string;
  readonly updates?: Updates;
}

export interface Packed {
  /** Where its program lies. */
  readonly program: string;
  /** Puts it away. */
  remove(): void;
}

/** Packs the built app for Linux. */
export async function packApp(packing: Packing = {}): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const [app, icons, strings, output] = ['app', 'icons', 'strings', 'out'].map((name) => join(folder, name));
  const places = { app, icons, strings, output } as Record<'app' | 'icons' | 'strings' | 'output', string>;
  const electron = join(folder, 'electron');
  cpSync(dirname(program), electron, { recursive: true });
  stageApp(places.app, packing);
  startOtherwise(places.app, packing);
  rmSync(join(electron, 'resources/app'), { recursive: true, force: true });
  writeIcons(places.icons);
  await writeInfoStrings(places.strings);
  const config = await appConfig({ ...places, electron }, { feed: packing.updates?.feed });
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

/** What comes before the app's own start: what the older Node lacks lies beside the borrowed Electron. */
function startOtherwise(app: string, { version }: Packing): void {
  const file = join(app, 'package.json');
  const about = JSON.parse(readFileSync(file, 'utf8'));
  const lacking = pathToFileURL(join(dirname(program), 'resources/app/lacking.js')).href;
  const starts = [
    ...(isBorrowed ? [`await import('${lacking}');`] : []),
    "if (process.env.PANNO_VERDE_DRIVER) await import('./driver.js');",
    `await import('../${about.main}');`,
  ];
  cpSync(join(import.meta.dirname, 'driver.js'), join(app, 'out/driver.js'));
  writeFileSync(join(app, 'out/start.js'), `${starts.join('\n')}\n`);
  writeFileSync(file, JSON.stringify({ ...about, ...(version && { version }), main: './out/start.js' }));
}

/** All but the one that the borrowed Electron does not have. */
async function setOlderFuses({ appOutDir }: AfterPackContext): Promise<void> {
  const { WasmTrapHandlers: _, ...older } = fuses;
  const wanted = Object.entries(older).map(([name, on]) => [FuseV1Options[name as keyof typeof older], on]);
  await flipFuses(join(appOutDir, LINUX_PROGRAM), { version: FuseVersion.V1, ...Object.fromEntries(wanted) });
}
