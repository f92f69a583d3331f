import type { App, Session } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hardenApp, hardenSession } from '../../src/main/shell/hardening.ts';
import { app, BrowserWindow, session } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

const { defaultSession } = session;

let contents: BrowserWindow['webContents'];

beforeEach(() => {
  app.removeAllListeners();
  defaultSession.removeAllListeners();
  // The stand-ins have of `App` and `Session` what the shell uses.
  hardenApp(app as unknown as App);
  hardenSession(defaultSession as unknown as Session);
  contents = new BrowserWindow({ webPreferences: {} }).webContents;
});

/** Whether a page that asks for this event is stopped. */
function isStopped(emitter: NodeJS.EventEmitter, event: string, details: object = {}): boolean {
  const preventDefault = vi.fn();
  emitter.emit(event, { ...details, preventDefault });
  return preventDefault.mock.calls.length > 0;
}

describe('what is refused to every page', () => {
  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('%s, but to start over', (event) => {
    for (const url of [
      'https://example.org/',
      'file:///etc/passwd',
      'app://elsewhere/',
      'app://panno-verde/other.html',
    ]) {
      expect(isStopped(contents, event, { url, isMainFrame: true }), url).toBe(true);
    }
    expect(isStopped(contents, event, { url: 'app://panno-verde/', isMainFrame: false })).toBe(true);
    expect(isStopped(contents, event, { url: 'app://panno-verde/#/', isMainFrame: true })).toBe(false);
  });

  it('another window', () => {
    expect(contents.openWindow({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
    expect(contents.openWindow({ url: 'app://panno-verde/' })).toEqual({ action: 'deny' });
  });

  it('a webview', () => expect(isStopped(contents, 'will-attach-webview')).toBe(true));

  it('a download, but of what our own page made', () => {
    const isDownloadStopped = (url: string): boolean => {
      const preventDefault = vi.fn();
      defaultSession.emit('will-download', { preventDefault }, { getURL: () => url });
      return preventDefault.mock.calls.length > 0;
    };
    expect(isDownloadStopped('https://example.org/x.exe')).toBe(true);
    expect(isDownloadStopped('blob:https://example.org/1')).toBe(true);
    expect(isDownloadStopped('blob:app://panno-verde/1')).toBe(false);
  });

  it('a host whose certificate is not in order', () => {
    const preventDefault = vi.fn();
    const answer = vi.fn();
    app.emit('certificate-error', { preventDefault }, contents, 'https://example.org/', 'expired', {}, answer);
    expect(preventDefault).toHaveBeenCalled();
    expect(answer).toHaveBeenCalledWith(false);
  });

  it('every permission, and every device', () => {
    const answer = vi.fn();
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'openExternal',
      'clipboard-read',
      'fullscreen',
    ]) {
      defaultSession.handlers.permission?.(contents, permission, answer, {});
      expect(defaultSession.handlers.check?.(contents, permission, 'app://panno-verde', {})).toBe(false);
    }
    expect(answer.mock.calls).toEqual(Array(6).fill([false]));
    expect(defaultSession.handlers.device?.({ deviceType: 'usb' })).toBe(false);
  });

  it('the network', () => {
    const answer = vi.fn();
    defaultSession.handlers.request?.({ url: 'https://example.org/' }, answer);
    expect(answer).toHaveBeenCalledWith({ cancel: true });
    expect(defaultSession.blocked).toEqual(['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*']);
  });
});
