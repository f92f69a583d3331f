import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpdateView } from '#shared/protocol/desktop-shell.ts';
import { Unsigned, type Updater } from './feed.ts';
import { makeUpdates, type Updates } from './updates.ts';

const DAY = 24 * 60 * 60_000;

let folder: string;
let file: string;
let updates: Updates;
let views: UpdateView[];
let playing: boolean;
let now: number;

/** A fake updater: records requests, and settles them when the test says so. */
const stand = {
  loaded: 0,
  calls: [] as string[],
  found: Promise.resolve<string | undefined>('0.2.0'),
  fetched: Promise.withResolvers<void>(),
  progress: (_percent: number): void => undefined,
};

const updater: Updater = {
  check() {
    stand.calls.push('look');
    return stand.found;
  },
  download(progress, signal) {
    stand.calls.push('fetch');
    stand.progress = progress;
    signal.addEventListener('abort', () => stand.fetched.reject(new Error('cancelled')));
    return stand.fetched.promise;
  },
  install: () => void stand.calls.push('install'),
};

function make(): Updates {
  const made = makeUpdates({
    updater: async () => {
      stand.loaded++;
      return updater;
    },
    file,
    isPlaying: () => playing,
    closeAll: async () => void stand.calls.push('close'),
    now: () => now,
  });
  made.watch((view) => void views.push(view));
  return made;
}

const seen = () => views.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'updates-'));
  file = join(folder, 'updates.json');
  playing = false;
  now = 50 * DAY;
  views = [];
  const found = Promise.resolve<string | undefined>('0.2.0');
  Object.assign(stand, { loaded: 0, calls: [], found, fetched: Promise.withResolvers<void>() });
  updates = make();
});

afterEach(() => {
  updates.close();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('updates', () => {
  it('call nobody, and load nothing, as long as nobody asks', async () => {
    await vi.advanceTimersByTimeAsync(10 * DAY);
    expect(stand).toMatchObject({ loaded: 0, calls: [] });
    expect(views).toEqual([{ stage: { is: 'idle' }, byItself: false, waits: false }]);
  });

  it('are found, fetched and put in, each when it is asked for, with all closed before', async () => {
    updates.ask('look');
    await vi.waitFor(() => expect(seen()?.stage).toEqual({ is: 'there', version: '0.2.0' }));
    updates.ask('fetch');
    await vi.waitFor(() => expect(stand.calls).toEqual(['look', 'fetch']));
    stand.progress(30);
    expect(seen()?.stage).toEqual({ is: 'fetching', version: '0.2.0', percent: 30 });
    stand.fetched.resolve();
    await vi.waitFor(() => expect(seen()?.stage).toEqual({ is: 'ready', version: '0.2.0' }));
    updates.ask('install');
    await vi.waitFor(() => expect(stand.calls).toEqual(['look', 'fetch', 'close', 'install']));
  });

  it('wait while somebody plays, and say so', async () => {
    playing = true;
    updates.ask('look');
    expect([stand.loaded, seen()?.waits]).toEqual([0, true]);
    playing = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen()?.waits).toBe(false);
  });

  it('are let go of when a match begins, whatever still arrives', async () => {
    updates.ask('look');
    await vi.waitFor(() => expect(seen()?.stage.is).toBe('there'));
    updates.ask('fetch');
    await vi.waitFor(() => expect(stand.calls).toContain('fetch'));
    playing = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen()).toMatchObject({ stage: { is: 'there', version: '0.2.0' }, waits: true });
    stand.progress(90);
    expect(seen()?.stage.is).toBe('there');
  });

  it.each([
    [new Unsigned(), 'unsigned'],
    [Object.assign(new Error('sha512 checksum mismatch'), { code: 'ERR_CHECKSUM_MISMATCH' }), 'unsigned'],
    [Object.assign(new Error('not signed'), { code: 'ERR_UPDATER_INVALID_SIGNATURE' }), 'unsigned'],
    [new Error('net::ERR_INTERNET_DISCONNECTED'), 'unreachable'],
    [Object.assign(new Error('not found'), { code: 'HTTP_ERROR_404' }), 'unreachable'],
    [Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), 'unreachable'],
    [new Error('cannot parse'), 'broken'],
    [undefined, 'broken'],
  ])('say what went wrong: %s', async (error, why) => {
    stand.found = Promise.reject(error);
    updates.ask('look');
    await vi.waitFor(() => expect(seen()?.stage).toEqual({ is: 'failed', why }));
  });

  it('keep what was chosen, and when it was looked for', async () => {
    updates.ask('by-itself');
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(seen()?.stage.is).toBe('there'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ byItself: true, looked: now });
    updates.close();
    updates = make();
    expect(seen()).toMatchObject({ stage: { is: 'idle' }, byItself: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stand.calls).toEqual(['look']);
    now += DAY;
    await vi.advanceTimersByTimeAsync(5000);
    expect(stand.calls).toEqual(['look', 'look']);
  });

  it('are asked for by nobody where what was kept is not to be understood', async () => {
    updates.close();
    writeFileSync(file, '{"byItself":"yes","looked":-1}');
    updates = make();
    await vi.advanceTimersByTimeAsync(DAY);
    expect([seen()?.byItself, stand.loaded]).toEqual([false, 0]);
  });

  it('go on where the disk is full', () => {
    rmSync(folder, { recursive: true });
    expect(() => updates.ask('by-itself')).not.toThrow();
    expect(seen()?.byItself).toBe(true);
    folder = mkdtempSync(join(tmpdir(), 'updates-'));
  });
});
