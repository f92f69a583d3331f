import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenRequest } from '#shared/protocol/desktop-shell.ts';
import { type Inbox, makeInbox } from './inbox.ts';

const LINK = 'panno-verde://join/192.168.1.20:4747/K7MP';
const INVITATION = { kind: 'invitation', address: '192.168.1.20:4747', code: 'K7MP' };

let folder: string;
let inbox: Inbox;
let handed: OpenRequest[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  writeFileSync(join(folder, 'x.panno'), 'x');
  inbox = makeInbox();
  handed = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const listen = (): void => inbox.handTo((opened) => void handed.push(opened));

describe('what was opened from outside', () => {
  it('waits for a window, and is handed over once', () => {
    inbox.take(LINK, folder);
    listen();
    listen();
    expect(handed).toEqual([INVITATION]);
  });

  it('is handed over at once where a window listens', async () => {
    listen();
    inbox.take(LINK, folder);
    expect(handed).toEqual([INVITATION]);
    inbox.take('x.panno', folder);
    await vi.waitFor(() =>
      expect(handed.at(-1)).toEqual({ kind: 'file', name: 'x.panno', bytes: new TextEncoder().encode('x') }),
    );
  });

  it('is the latest alone', async () => {
    inbox.take('x.panno', folder);
    inbox.take(LINK, folder);
    listen();
    // Reading the file takes too long.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(handed).toEqual([INVITATION]);
  });

  it('says so where a link is none of ours', () => {
    listen();
    inbox.take('panno-verde://join/127.0.0.1:22/K7MP', folder);
    inbox.take('Panno-Verde:anything', folder);
    expect(handed).toEqual([{ kind: 'strange-link' }, { kind: 'strange-link' }]);
  });

  it('is found among what a program is started with; its own name, switches and folders are not', () => {
    listen();
    inbox.takeArguments([LINK, '.', '--no-discovery', '--data', folder, `--x=${LINK}`, '--'], folder);
    expect(handed).toEqual([]);
    inbox.takeArguments(['panno-verde', '--', LINK], folder);
    expect(handed).toEqual([INVITATION]);
  });
});
