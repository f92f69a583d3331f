import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '#main/program-messages.ts';
import { recoverFromCrashes } from '../../src/main/shell/crash-recovery.ts';
import { BrowserWindow, dialog } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

const print = await loadMessages('en');

let window: BrowserWindow;
let now: number;
let quits: number;

const fall = (reason = 'crashed') => window.webContents.emit('render-process-gone', {}, { reason });
const settled = () => new Promise(setImmediate);

beforeEach(() => {
  window = new BrowserWindow({ webPreferences: {} });
  dialog.asked.length = 0;
  now = 0;
  quits = 0;
  recoverFromCrashes(
    window as unknown as Parameters<typeof recoverFromCrashes>[0],
    print,
    () => quits++,
    () => now,
  );
});

describe('a page whose process is gone', () => {
  it.each(['crashed', 'oom', 'killed', 'abnormal-exit'])('is opened again where it was (%s)', (reason) => {
    fall(reason);
    expect(window.webContents.calls).toEqual(['reload']);
    expect(dialog.asked).toEqual([]);
  });

  it('is left alone where it went by itself', () => {
    fall('clean-exit');
    expect(window.webContents.calls).toEqual([]);
  });

  it('is not opened for ever: after three falls in a minute it is asked what to do', async () => {
    for (let k = 0; k < 100 && dialog.asked.length === 0; k++) fall();
    expect(window.webContents.calls).toEqual(['reload', 'reload', 'reload']);
    expect(dialog.asked.map(({ message }) => message)).toEqual(['The window keeps crashing.']);
    dialog.asked[0]?.answer(0);
    await settled();
    expect(window.webContents.calls).toHaveLength(4);
    fall();
    expect(window.webContents.calls).toHaveLength(5);
    expect(quits).toBe(0);
  });

  it('ends the app if that is the answer', async () => {
    for (let k = 0; k < 4; k++) fall();
    dialog.asked[0]?.answer(1);
    await settled();
    expect(window.webContents.calls).toHaveLength(3);
    expect(quits).toBe(1);
  });

  it('may fall now and then', () => {
    for (now = 0; now < 100 * 30_000; now += 30_000) fall();
    expect(window.webContents.calls).toHaveLength(100);
    expect(dialog.asked).toEqual([]);
  });
});

describe('a page that does not answer', () => {
  it('is asked about once, and left as it is while somebody waits', async () => {
    window.emit('unresponsive');
    window.emit('unresponsive');
    expect(dialog.asked.map(({ message }) => message)).toEqual(['The window isn’t responding.']);
    dialog.asked[0]?.answer(0);
    await settled();
    expect(window.webContents.calls).toEqual([]);
    window.emit('unresponsive');
    expect(dialog.asked).toHaveLength(2);
  });

  it('is opened anew in a process of its own when that is wanted', async () => {
    window.emit('unresponsive');
    dialog.asked[0]?.answer(1);
    await settled();
    expect(window.webContents.calls).toEqual(['crash', 'reload']);
  });

  it('is no longer asked about when it answers again, or falls over', async () => {
    window.emit('unresponsive');
    window.emit('responsive');
    await settled();
    window.emit('unresponsive');
    fall();
    await settled();
    expect(window.webContents.calls).toEqual(['reload']);
    window.emit('unresponsive');
    expect(dialog.asked).toHaveLength(3);
  });
});
