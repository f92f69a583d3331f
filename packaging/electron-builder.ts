/** What electron-builder is told of the app: for Windows, macOS and Linux, the same as far as the systems let it be. */
import { join } from 'node:path';
import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';
import type { AfterPackContext, Configuration } from 'electron-builder';
import wanted from '../resources/fuses.json' with { type: 'json' };
import { LANGUAGES } from '../src/shared/i18n/languages.ts';
import { FILE_TYPE, LINK_SCHEME, LINUX_PROGRAM, MDNS_SERVICE } from './app-identifiers.ts';
import { desktopEntries } from './localized-texts.ts';
import { SYSTEMS } from './messages/en/systems.ts';

/** Electron's fuses: set as resources/fuses.json says once the app is packed and before it is signed, and read back. */
type FuseName = keyof typeof wanted;

const NAMES = Object.keys(wanted) as FuseName[];

/** electron-builder's `afterPack`. Throws where a fuse is not as it shall be: nothing is made of such an app. */
async function setFuses({ appOutDir, electronPlatformName, packager }: AfterPackContext): Promise<void> {
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

const ARCHITECTURES = ['x64', 'arm64'] as const;

/** Known only where releases are made: see docs/releasing.md. */
export interface Release {
  /** Where the newest release's files lie, as `https://…`; without it the app looks for no updates. */
  readonly feed?: string | undefined;
  /** `Name <address>`: whom the packages of Debian and Fedora name. */
  readonly maintainer?: string | undefined;
  /** Refuse to make anything unsigned. */
  readonly signed?: boolean;
}

export interface Places {
  /** The staged app, see stage.ts. */
  readonly app: string;
  /** Where the pictures lie, as icons.ts makes them. */
  readonly icons: string;
  /** What macOS says of it in each language, as told.ts writes it. */
  readonly strings: string;
  /** Where what is made goes. */
  readonly output: string;
  /** Electron's own folder, if it shall not be fetched. */
  readonly electron?: string | undefined;
}

export async function appConfig(places: Places, { feed, maintainer, signed = false }: Release): Promise<Configuration> {
  return {
    appId: 'org.pannoverde.PannoVerde',
    productName: 'Panno Verde',
    copyright: 'Copyright © 2026 Panno Verde contributors',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills these gaps
    artifactName: 'panno-verde-${version}-${os}-${arch}.${ext}',
    directories: { app: places.app, output: places.output, buildResources: 'packaging' },
    ...(places.electron !== undefined && { electronDist: places.electron }),
    // Chromium brings fifty languages of its own menus and errors: those that the app may speak are kept.
    electronLanguages: Object.keys(LANGUAGES),
    asar: true,
    // All that is needed was bundled: there are no modules to be built or taken along.
    beforeBuild: async () => false,
    extraResources: [
      { from: 'LICENSE', to: 'LICENSE.txt' },
      { from: 'out/sbom.cdx.json', to: 'sbom.cdx.json' },
    ],
    fileAssociations: [{ ...FILE_TYPE, role: 'Viewer', rank: 'Owner' }],
    protocols: [{ name: 'Panno Verde', schemes: [LINK_SCHEME], role: 'Viewer' }],
    afterPack: setFuses,
    publish: feed === undefined ? null : [{ provider: 'generic', url: feed }],
    forceCodeSigning: signed,

    win: {
      target: [{ target: 'nsis', arch: [...ARCHITECTURES] }],
      icon: join(places.icons, 'icon.ico'),
    },
    nsis: {
      oneClick: true,
      // For this account alone: no administrator is needed, neither now nor for an update.
      perMachine: false,
      include: 'packaging/installer.nsh',
      // Matches are their owner's, not the program's.
      deleteAppDataOnUninstall: false,
    },

    mac: {
      target: [
        { target: 'dmg', arch: [...ARCHITECTURES] },
        // What an update is made of.
        { target: 'zip', arch: [...ARCHITECTURES] },
      ],
      icon: join(places.icons, 'icon.icns'),
      category: 'public.app-category.card-games',
      hardenedRuntime: true,
      gatekeeperAssess: false,
      entitlements: 'packaging/entitlements.mac.plist',
      entitlementsInherit: 'packaging/entitlements.mac.plist',
      // Done by electron-builder where Apple's secrets are in the environment, left out with a warning where not.
      notarize: true,
      extraResources: [{ from: places.strings, to: '.' }],
      extendInfo: {
        NSLocalNetworkUsageDescription: SYSTEMS.network,
        NSBonjourServices: [MDNS_SERVICE],
        // Electron's own list asks for more than a card table ever will.
        NSAudioCaptureUsageDescription: null,
        NSBluetoothAlwaysUsageDescription: null,
        NSBluetoothPeripheralUsageDescription: null,
        NSCameraUsageDescription: null,
        NSMicrophoneUsageDescription: null,
      },
    },

    linux: {
      executableName: LINUX_PROGRAM,
      target: ['AppImage', 'deb', 'rpm'].map((target) => ({ target, arch: [...ARCHITECTURES] })),
      icon: places.icons,
      category: 'Game;CardGame',
      // What a desktop shows beside the name is taken from here, whatever its entry says.
      description: SYSTEMS.summary,
      synopsis: SYSTEMS.summary,
      syncDesktopName: true,
      // Whatever a link or a file is called, it is no switch.
      executableArgs: ['--'],
      desktop: { entry: { ...(await desktopEntries()), PrefersNonDefaultGPU: 'false' } },
      ...(maintainer !== undefined && { maintainer, vendor: maintainer }),
    },
  };
}
