/** A host and clients that speak to a relay as a test wants them to, message by message. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { x25519 } from '#main/lan/encryption/x25519.ts';
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import { hostHello, SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import { decodeRelayFrame, encodeRelayFrame, RELAY_FRAME } from '#shared/relay/frames.ts';
import { answerChallenge } from '#shared/relay/proof.ts';
import about from '../../../package.json' with { type: 'json' };

const FRESH = new Uint8Array(32).fill(5);

/** A client's and a host's part of a line's handshake, by their lengths: a relay knows no more of them. */
const CLIENT_FIRST = new Uint8Array(49);
const HOST_ANSWER = new Uint8Array(48);

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

/** Brings a line to where frames go. */
export async function shakeHands(host: WebSocket, client: WebSocket, line: number, key: KeyPair): Promise<void> {
  host.send(encodeRelayFrame(RELAY_FRAME.data, line, hostHello(key)));
  await once(client, 'message');
  const heard = new Promise<void>((resolve) => {
    const hear = (data: Buffer): void => {
      const frame = decodeRelayFrame(data);
      if (frame?.kind !== RELAY_FRAME.data || frame.line !== line) return;
      host.off('message', hear);
      resolve();
    };
    host.on('message', hear);
  });
  client.send(CLIENT_FIRST);
  await heard;
  host.send(encodeRelayFrame(RELAY_FRAME.data, line, HOST_ANSWER));
  await once(client, 'message');
}
