/** A packaged app that is started for a debugger: with the stand-in for Electron, and Node's own inspector. */
import inspector from 'node:inspector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseDebuggers } from '../../src/main/shell/hardening.ts';
import { app, BrowserWindow, dialog } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

const packaged = app as unknown as Parameters<typeof refuseDebuggers>[0];

/** Node as it is when nobody debugs it. */
const quiet = { url: () => undefined, close: () => undefined } as typeof inspector;

describe('a packaged app', () => {
  beforeEach(() => app.commandLine.switches.clear());

  it.each([
    'remote-debugging-port',
    'remote-debugging-pipe',
    'remote-allow-origins',
    'inspect',
    'inspect-brk',
    'inspect-port',
  ])('does not start with --%s, and takes it from Chromium', (name) => {
    app.commandLine.switches.add(name);
    expect(() => refuseDebuggers(packaged, quiet)).toThrow(`--${name}`);
    expect([...app.commandLine.switches]).toEqual([]);
  });

  it('does not start where the environment has opened Node to a debugger, and shuts it out', () => {
    inspector.open(0, '127.0.0.1');
    expect(inspector.url()).toBeDefined();
    expect(() => refuseDebuggers(packaged)).toThrow('debugger');
    expect(inspector.url()).toBeUndefined();
  });

  it('starts with other switches', () => {
    app.commandLine.switches.add('force-device-scale-factor');
    expect(() => refuseDebuggers(packaged, quiet)).not.toThrow();
    expect([...app.commandLine.switches]).toEqual(['force-device-scale-factor']);
  });

  it('may be debugged when it runs from source', () => {
    app.commandLine.switches.add('remote-debugging-port');
    expect(() => refuseDebuggers({ ...packaged, isPackaged: false, commandLine: packaged.commandLine })).not.toThrow();
    expect([...app.commandLine.switches]).toEqual(['remote-debugging-port']);
  });
});

describe('the whole app', () => {
  afterEach(() => app.commandLine.switches.clear());

  it('says why and ends before there is a window', async () => {
    app.calls.length = 0;
    app.commandLine.switches.add('remote-debugging-port');
    await import('../../src/main/index.ts');
    expect(app.calls).toEqual(['exit 2']);
    expect(dialog.shown.join()).toContain('--remote-debugging-port');
    expect(BrowserWindow.all).toEqual([]);
  });
});
