/** The window of an app that joins by a relay's link: what goes to it and comes from it, as the main process hands it on. */
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { type KnownHosts, knownHosts } from '#main/lan/reach/known-hosts.ts';
import { pipeToHost } from '#main/lan/reach/remote-host-pipe.ts';
import type { ChannelStatus } from '#shared/protocol/lan.ts';
import about from '../../../package.json' with { type: 'json' };
import { temporaryFolder } from '../../host/support/test-server.ts';

const GREET = JSON.stringify({ i: '0', p: { u: '/session/greet', b: { json: {} } } });

export class AppWindow extends EventEmitter {
  readonly texts: string[] = [];
  readonly words: ChannelStatus[] = [];
  readonly known: KnownHosts = knownHosts(join(temporaryFolder(), 'known-hosts.json'));
  isClosed = false;

  postMessage(message: string | object): void {
    if (typeof message === 'string') this.texts.push(message);
    else this.words.push(message as ChannelStatus);
  }
  start(): void {}
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.emit('close');
  }
}

/** Goes to the host at this address and greets it. */
export async function joinByApp(address: string, version = about.version): Promise<AppWindow> {
  const window = new AppWindow();
  await pipeToHost(window, { address }, version, window.known);
  window.emit('message', { data: GREET });
  await vi.waitFor(() => expect(window.isClosed || window.texts.length > 0).toBe(true), 20_000);
  return window;
}
