/** electron-updater, told to do nothing by itself, and to believe a release only by its signature. Loaded when it is first asked. */
import { autoUpdater, CancellationToken, Provider, type UpdateInfo } from 'electron-updater';
import { type ProviderRuntimeOptions, parseUpdateInfo, resolveFiles } from 'electron-updater/out/providers/Provider.js';
import { type Feed, isSigned, SIGNATURE_ENDING, Unsigned, type Updater } from './feed.ts';

export function updaterFor(feed: Feed): Updater {
  autoUpdater.autoDownload = false;
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.allowDowngrade = false;
  // Parts of an older file are of use only where that file still lies.
  autoUpdater.disableDifferentialDownload = true;
  autoUpdater.logger = null;
  autoUpdater.setFeedURL({ provider: 'custom', updateProvider: providerOf(feed) });
  // What goes wrong is told by what rejects.
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

/** Asks for the file that names the newest release and the hashes of what it is made of, and for its signature. */
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

    /** electron-updater would send a number with each question by which one could be known again. */
    override setRequestHeaders(): void {
      super.setRequestHeaders(null);
    }
  };
}
