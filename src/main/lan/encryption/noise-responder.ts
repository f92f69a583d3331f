/** The host's end of an encrypted connection: its key, one handshake, then frames. */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import type { TransportCiphers } from '#shared/crypto/handshake.ts';
import {
  acceptChannel,
  decryptFrame,
  encryptFrame,
  type FramePayload,
  hostHello,
} from '#shared/crypto/secure-channel.ts';
import { x25519 } from './x25519.ts';

/** Compresses long outgoing messages and keeps all in order. */
const deflateAsync = promisify(deflate);

/**
 * Broadcasts of the room and its evening are large enough to compress: a hundred phones on one
 * access point get them sooner. Smaller messages, every move and every hand of cards, go
 * uncompressed, and no dictionary is kept between messages.
 */
export const COMPRESSION_THRESHOLD_BYTES = 16 * 1024;

/** Padded messages stay uncompressed: their compressed length would leak cards. */
const PADDED_UPDATE_MARK = '"pad":"';

export interface Compressor {
  /** Bytes queued. */
  readonly pendingBytes: number;
  /** Queues a message. */
  send(text: string): void;
}

/** `packs`: whether long messages are compressed. `out` gets each message in order. */
function compressor(packs: boolean, out: (message: FramePayload) => void): Compressor {
  let waiting = 0;
  let last: Promise<void> | undefined;
  return {
    get pendingBytes() {
      return waiting;
    },
    send(text) {
      const bytes = Buffer.from(text);
      const isLong = packs && bytes.length > COMPRESSION_THRESHOLD_BYTES && !text.includes(PADDED_UPDATE_MARK);
      if (!isLong && waiting === 0) return out({ deflated: false, bytes });
      waiting += bytes.length;
      const packed = isLong ? deflateAsync(bytes) : undefined;
      last = (last ?? Promise.resolve()).then(async () => {
        const small = await packed?.catch(() => undefined);
        out(small ? { deflated: true, bytes: small } : { deflated: false, bytes });
        waiting -= bytes.length;
      });
    },
  };
}

export interface NoiseResponder {
  /** Nothing was received yet: the first message is a handshake, the costliest to compute. */
  readonly isNew: boolean;
  /** Bytes queued. */
  readonly pendingBytes: number;
  /** The handshake hash that only both ends know, once the connection stands. */
  readonly hash: Uint8Array | undefined;
  /** Sends nothing before the handshake is done. */
  send(text: string): void;
  /** The decrypted text; undefined for a handshake message. Throws on tampering. */
  receive(message: Uint8Array): string | undefined;
}

/** `out` sends bytes as one message. */
export function noiseResponder(pair: KeyPair, out: (bytes: Uint8Array) => void): NoiseResponder {
  let keys: TransportCiphers | undefined;
  let sending: Compressor | undefined;
  out(hostHello(pair));
  return {
    get isNew() {
      return keys === undefined;
    },
    get pendingBytes() {
      return sending?.pendingBytes ?? 0;
    },
    get hash() {
      return keys?.hash;
    },
    send: (text) => sending?.send(text),
    receive(message) {
      if (keys) {
        const { deflated, bytes } = decryptFrame(keys.theirs, message);
        if (deflated) throw new Error('nobody deflates what a host hears');
        return Buffer.from(bytes).toString();
      }
      const call = acceptChannel(message, pair, randomBytes(32), x25519);
      out(call.message);
      const { ours } = call.keys;
      keys = call.keys;
      sending = compressor(call.inflates, (one) => out(encryptFrame(ours, one)));
      return undefined;
    },
  };
}
