import { afterEach, describe, expect, it, vi } from 'vitest';
import { curve } from '#shared/crypto/cipher-suite.ts';
import { hostHello } from '#shared/crypto/secure-channel.ts';
import { encryptedSocket } from './encrypted-socket.ts';

const ADDRESS = 'ws://host/sealed';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened = 0;
  readonly url: string;
  readyState = FakeSocket.OPEN;
  readonly sent: unknown[] = [];
  readonly heard = [new MessageEvent('message', { data: hostHello(curve.pairOf(new Uint8Array(32).fill(7))).buffer })];

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened++;
  }

  send(bytes: unknown): void {
    this.sent.push(bytes);
  }
}

/** A socket as the page's first script leaves it, which the host has greeted. */
function openEarly(url: string): FakeSocket {
  vi.stubGlobal('WebSocket', FakeSocket);
  const early = new FakeSocket(url);
  vi.stubGlobal('window', { earlySocket: early });
  FakeSocket.opened = 0;
  return early;
}

describe('the socket that the page’s first script has opened', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is taken over once, and what it heard is answered', () => {
    const early = openEarly(ADDRESS);
    encryptedSocket(ADDRESS, undefined);
    expect(FakeSocket.opened).toBe(0);
    expect(early.sent).toHaveLength(1);
    encryptedSocket(ADDRESS, undefined);
    expect(FakeSocket.opened).toBe(1);
    expect(early.sent).toHaveLength(1);
  });

  it('is left where it leads elsewhere, or is gone', () => {
    openEarly('ws://another/sealed');
    encryptedSocket(ADDRESS, undefined);
    expect(FakeSocket.opened).toBe(1);
    openEarly(ADDRESS).readyState = 3;
    encryptedSocket(ADDRESS, undefined);
    expect(FakeSocket.opened).toBe(1);
  });
});
