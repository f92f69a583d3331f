/**
 * A stand-in for the folder that Electron's program comes in, which can't be fetched everywhere: what electron-builder
 * looks for lies where it lies in the real one, and the program is a few bytes with a fuse wire in them. Nothing of it runs.
 */
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** By this @electron/fuses finds the wire in a program. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

const FUSES = Object.values(FuseV1Options).filter((name) => typeof name === 'string').length;

/** Version 1, the number of fuses, and none of them set as any Electron has it: each shall be set by us. */
const WIRE = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, FUSES]), Buffer.from('1'.repeat(FUSES))]);

const PROGRAM = Buffer.concat([Buffer.from('not a program'), WIRE, Buffer.alloc(64)]);

const LOCALES = ['de', 'en-US', 'fi', 'it', 'zh-CN'];

const HELPERS = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'];

export type System = 'linux' | 'mac' | 'win';

/** Makes the folder. */
export function makeElectronFolder(folder: string, system: System): void {
  const write = (name: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write('LICENSE', 'Electron’s licence');
  write('LICENSES.chromium.html', 'Chromium’s licences');
  if (system === 'mac') {
    writeBundle(folder, write);
    return;
  }
  write('version', '0.0.0');
  for (const locale of LOCALES) write(`locales/${locale}.pak`, locale);
  const program = system === 'win' ? 'electron.exe' : 'electron';
  write(program, system === 'win' ? windowsProgram() : PROGRAM);
  chmodSync(join(folder, program), 0o755);
}

function writeBundle(folder: string, write: (name: string, content: string | Buffer) => void): void {
  const contents = 'Electron.app/Contents';
  write(`${contents}/MacOS/Electron`, 'not a program');
  const framework = `${contents}/Frameworks/Electron Framework.framework`;
  write(`${framework}/Versions/A/Electron Framework`, PROGRAM);
  for (const locale of ['de', 'en', 'fi', 'it']) {
    write(`${contents}/Resources/${locale}.lproj/locale`, locale);
    write(`${framework}/Versions/A/Resources/${locale}.lproj/locale.pak`, locale);
  }
  for (const part of ['Electron Framework', 'Resources'])
    symlinkSync(`Versions/A/${part}`, join(folder, framework, part));
  write(`${contents}/Resources/electron.icns`, 'Electron’s own icon');
  write(
    `${contents}/Info.plist`,
    plist({ CFBundleExecutable: 'Electron', NSCameraUsageDescription: 'This app needs it' }),
  );
  for (const kind of HELPERS) {
    const name = `Electron Helper${kind}`;
    write(`${contents}/Frameworks/${name}.app/Contents/Info.plist`, plist({ CFBundleExecutable: name }));
    write(`${contents}/Frameworks/${name}.app/Contents/MacOS/${name}`, 'not a program');
  }
}

function plist(entries: Readonly<Record<string, string>>): string {
  const lines = Object.entries(entries).map(([key, value]) => `<key>${key}</key><string>${value}</string>`);
  return `<?xml version="1.0"?><plist version="1.0"><dict>${lines.join('')}</dict></plist>`;
}

/** An empty program, as Windows writes them, that says who made it: the wire lies behind it. */
function windowsProgram(): Buffer {
  const program = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  program.setExtraData(new Uint8Array(WIRE).buffer);
  return Buffer.from(program.generate());
}
