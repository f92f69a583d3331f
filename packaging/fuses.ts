/** Electron's fuses: set as resources/fuses.json says once the app is packed and before it is signed, and read back. */
import { join } from 'node:path';
import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';
import type { AfterPackContext } from 'electron-builder';
import wanted from '../resources/fuses.json' with { type: 'json' };
import { LINUX_PROGRAM } from './names.ts';

type FuseName = keyof typeof wanted;

const NAMES = Object.keys(wanted) as FuseName[];

/** electron-builder's `afterPack`. Throws where a fuse is not as it shall be: nothing is made of such an app. */
export async function setFuses({ appOutDir, electronPlatformName, packager }: AfterPackContext): Promise<void> {
  const program = join(appOutDir, programName(electronPlatformName, packager.appInfo.productFilename));
  await flipFuses(program, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // A changed program of Apple's chips runs only with its signature made anew, where no other follows.
    resetAdHocDarwinSignature: electronPlatformName === 'darwin' && process.platform === 'darwin',
    ...Object.fromEntries(NAMES.map((name) => [FuseV1Options[name], wanted[name]])),
  } as Parameters<typeof flipFuses>[1]);
  const wrong = await wrongFuses(program);
  if (wrong.length > 0) throw new Error(`${program}: ${wrong.join(', ')} not as resources/fuses.json says`);
}

/** The names of the fuses that stand otherwise than they shall. */
export async function wrongFuses(program: string): Promise<FuseName[]> {
  const wire = await getCurrentFuseWire(program);
  return NAMES.filter((name) => wire[FuseV1Options[name]] !== (wanted[name] ? FuseState.ENABLE : FuseState.DISABLE));
}

function programName(platform: string, product: string): string {
  if (platform === 'darwin') return `${product}.app`;
  return platform === 'win32' ? `${product}.exe` : LINUX_PROGRAM;
}
