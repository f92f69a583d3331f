/** A host registers: its hello, the relay's challenge, its answer. */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { encodeRelayFrame, RELAY_FRAME } from '#shared/relay/frames.ts';
import { type Challenge, challengeHost } from '#shared/relay/proof.ts';
import { x25519 } from '../lan/encryption/x25519.ts';

/** A host that has proved its key. */
export interface ProvedHost {
  readonly route: string;
  /** How it begins each line. */
  readonly hello: Uint8Array;
}

/**
 * Resolves once the host has proved its key, and undefined where it fails to in time; the socket is paused then, so that
 * nothing is missed. `relay` is the address that the host used.
 */
export function proveHost(socket: WebSocket, relay: string, timeoutMs: number): Promise<ProvedHost | undefined> {
  return new Promise((resolve) => {
    let hello: Uint8Array | undefined;
    let challenge: Challenge | undefined;
    const settle = (proved: ProvedHost | undefined): void => {
      clearTimeout(late);
      socket.off('message', hear).off('close', fail);
      if (proved) socket.pause();
      resolve(proved);
    };
    const fail = (): void => settle(undefined);
    const hear = (data: Buffer, isBinary: boolean) => {
      const message = new Uint8Array(data);
      if (!isBinary) return fail();
      if (challenge && hello)
        return settle(challenge.isAnsweredBy(message) ? { route: challenge.route, hello } : undefined);
      hello = message;
      challenge = challengeHost(message, relay, randomBytes(32), x25519);
      if (!challenge) return fail();
      socket.send(challenge.message);
    };
    const late = setTimeout(fail, timeoutMs);
    socket.on('message', hear).on('close', fail);
  });
}

/** Tells the host that lines may come. */
export function tellReady(socket: WebSocket): void {
  socket.send(encodeRelayFrame(RELAY_FRAME.ready, 0));
}
