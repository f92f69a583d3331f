/** A host and clients that speak to a relay as a test wants them to, message by message. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { x25519 } from '#main/lan/encryption/x25519.ts';
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import { hostHello, SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import { answerChallenge } from '#shared/relay/proof.ts';
import about from '../../../package.json' with { type: 'json' };

const FRESH = new Uint8Array(32).fill(5);

/** Lengths of a client's and a host's part of a line's handshake. */
export const CLIENT_FIRST = new Uint8Array(49);
export const HOST_ANSWER = new Uint8Array(48);

/** From its registration on. */
export async function openRawHost(port: number, token: string, key: KeyPair): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/host`, {
    headers: { authorization: `Bearer ${token}`, 'panno-verde-version': about.version },
  });
  await once(socket, 'open');
  socket.send(hostHello(key));
  const [challenge] = (await once(socket, 'message')) as [Buffer];
  socket.send(answerChallenge(new Uint8Array(challenge), key, `127.0.0.1:${port}`, FRESH, x25519));
  await once(socket, 'message');
  return socket;
}

export async function openRawClient(port: number, print: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SECURE_CHANNEL_PATH}`, print);
  await once(socket, 'open');
  return socket;
}
