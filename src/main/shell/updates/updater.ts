/**
 * Configures electron-updater: nothing automatic, and releases only by signature. Loaded on first
 * use.
 */
import { autoUpdater, CancellationToken, Provider, type UpdateInfo } from 'electron-updater';
import { type ProviderRuntimeOptions, parseUpdateInfo, resolveFiles } from 'electron-updater/out/providers/Provider.js';
import { type Feed, isSigned, SIGNATURE_ENDING, Unsigned, type Updater } from './feed.ts';

export function updaterFor(feed: Feed): Updater {
  autoUpdater.autoDownload = false;
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.allowDowngrade = false;
  // Differential download needs the older file, which is rarely there.
  autoUpdater.disableDifferentialDownload = true;
  autoUpdater.logger = null;
  autoUpdater.setFeedURL({ provider: 'custom', updateProvider: providerOf(feed) });
  // The rejected promise reports the error.
  autoUpdater.on('error', () => undefined);
  return {
    async check() {
      const found = await autoUpdater.checkForUpdates();
      return found?.isUpdateAvailable ? found.updateInfo.version : undefined;
    },
    async download(progress, signal) {
      const token = new CancellationToken();
      const tell = ({ percent }: { readonly percent: number }): void => progress(percent);
      signal.addEventListener('abort', () => token.cancel());
      autoUpdater.on('download-progress', tell);
      try {
        await autoUpdater.downloadUpdate(token);
      } finally {
        autoUpdater.off('download-progress', tell);
      }
    },
    install: () => autoUpdater.quitAndInstall(true, true),
  };
}

/** A provider that fetches the release metadata and its signature. */
function providerOf({ feed, key }: Feed) {
  const at = (name: string): URL => new URL(name, `${feed}/`);
  return class SignedProvider extends Provider<UpdateInfo> {
    constructor(_options: unknown, _updater: unknown, options: ProviderRuntimeOptions) {
      super(options);
    }

    async getLatestVersion(): Promise<UpdateInfo> {
      const name = `${this.getDefaultChannelName()}.yml`;
      const files = [at(name), at(`${name}${SIGNATURE_ENDING}`)];
      const [text, signature] = await Promise.all(files.map((url) => this.httpRequest(url)));
      if (!text || !signature || !isSigned(text, signature, key)) throw new Unsigned();
      return parseUpdateInfo(text, name, at(name));
    }

    resolveFiles(info: UpdateInfo) {
      return resolveFiles(info, at(''));
    }

    /** No staging id header: it would identify the user. */
    override setRequestHeaders(): void {
      super.setRequestHeaders(null);
    }
  };
}
