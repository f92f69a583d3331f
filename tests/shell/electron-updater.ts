/** A stand-in for the package `electron-updater`, which wants Electron: the part of it that ours is built on. */
import { EventEmitter } from 'node:events';

/** The feed's files by their address. */
export const files = new Map<string, string>();

/** Which addresses were asked, and with which headers. */
export const asked: string[] = [];
export const headers: unknown[] = [];

export class Provider {
  getDefaultChannelName(): string {
    return 'latest-linux';
  }

  setRequestHeaders(sent: unknown): void {
    headers.push(sent);
  }

  async httpRequest(url: URL): Promise<string | null> {
    asked.push(url.href);
    return files.get(url.href) ?? null;
  }
}

interface Made extends Provider {
  getLatestVersion(): Promise<{ readonly version: string }>;
  resolveFiles(info: unknown): { readonly url: URL }[];
}

export class CancellationToken {
  cancel = (): void => undefined;
}

class AutoUpdater extends EventEmitter {
  autoDownload = true;
  autoInstallOnAppQuit = true;
  allowDowngrade = true;
  installed: unknown[] = [];
  provider: Made | undefined;

  setFeedURL({ updateProvider }: { updateProvider: new (...args: unknown[]) => Made }): void {
    this.provider = new updateProvider({}, this, {});
  }

  async checkForUpdates() {
    // As the real one does with whatever goes wrong: without a listener it would end the process.
    this.emit('error', new Error('nobody listens'));
    const updateInfo = (await this.provider?.getLatestVersion()) ?? { version: '' };
    return { isUpdateAvailable: updateInfo.version > '0.1.0', updateInfo };
  }

  downloadUpdate(token: CancellationToken): Promise<void> {
    this.emit('download-progress', { percent: 12.5 });
    return new Promise((_, reject) => {
      token.cancel = () => reject(new Error('cancelled'));
    });
  }

  quitAndInstall(...how: unknown[]): void {
    this.installed = how;
  }
}

export const autoUpdater = new AutoUpdater();
