/** Quitting, in every way there is: the process must end, for it holds the lock of the next one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { closeBeforeQuitting } from '../../src/main/shell/quitting.ts';
import { App, app, BrowserWindow } from './electron.ts';
import { startShell } from './support/started.ts';

vi.mock('electron', () => import('./electron.ts'));

/** An app without a window, which is closed so. */
function closing(close: () => Promise<void>) {
  const alone = new App();
  const closeAll = closeBeforeQuitting(alone as unknown as Parameters<typeof closeBeforeQuitting>[0], close);
  return { alone, closeAll };
}

const ended = (alone: App) => vi.waitFor(() => expect(alone.ended).toBe(true));

describe('quitting', () => {
  // As the menu, its key and every signal do it to Electron; before anything was played all closes at once.
  it.each([
    ['at once', async () => undefined],
    ['a moment later', () => wait(5)],
  ])('waits for what closes %s, and ends', async (_, close) => {
    const closed = vi.fn(close);
    const { alone } = closing(closed);
    alone.quit();
    expect(alone.ended).toBe(false);
    await ended(alone);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('ends where it is quit again while it closes', async () => {
    const { alone } = closing(async () => undefined);
    alone.quit();
    queueMicrotask(() => alone.quit());
    setImmediate(() => alone.quit());
    await ended(alone);
  });

  it('ends at once where all was closed before, as for an update', async () => {
    const { alone, closeAll } = closing(async () => undefined);
    await closeAll();
    alone.quit();
    expect(alone.ended).toBe(true);
  });

  it('ends where something can’t be closed, as what has failed, and writes down what', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { alone } = closing(() => Promise.reject(new Error('a bug')));
    alone.quit();
    await ended(alone);
    expect(alone.calls.at(-1)).toBe('exit 2');
    expect(write.mock.calls.join()).toContain('a bug');
    write.mockRestore();
  });

  it('ends without what never closes', async () => {
    vi.useFakeTimers();
    const { alone } = closing(() => new Promise(() => undefined));
    alone.quit();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(alone.ended).toBe(true);
  });

  it('starts anew once it has ended, where it is started while it closes', async () => {
    const { alone } = closing(async () => undefined);
    alone.emit('second-instance', {}, ['panno-verde'], '/');
    alone.quit();
    for (let k = 0; k < 2; k++) alone.emit('second-instance', {}, ['panno-verde'], '/');
    await ended(alone);
    expect(alone.calls.filter((call) => call === 'relaunch')).toHaveLength(1);
  });
});

it('the whole shell ends when its window is closed before anything was played, and bears a second start meanwhile', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quitting-'));
  await startShell(data);
  expect(app.calls).toContain('disableDomainBlockingFor3DAPIs');
  BrowserWindow.all[0]?.close();
  app.emit('second-instance', {}, ['panno-verde'], '/');
  await ended(app);
  rmSync(data, { recursive: true });
});
