/** The host's end of a sealed line: its key, one handshake, then frames. */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { KeyPair } from '#shared/crypto/cipher-suite.ts';
import { decryptFrame, encryptFrame, type FramePayload } from '#shared/crypto/frame.ts';
import type { TransportCiphers } from '#shared/crypto/handshake.ts';
import { acceptChannel, hostHello } from '#shared/crypto/secure-channel.ts';
import { x25519 } from './x25519.ts';

/** Messages on their way into a sealed line: long ones are deflated before, and all stay in order. */
const deflateAsync = promisify(deflate);

/**
 * What is told to everybody at once, the room and its evening, is worth packing: a hundred phones on one radio hear it
 * sooner. Whatever is smaller, every move and every hand, goes as it is; and nothing is kept of one message for the next.
 */
export const COMPRESSION_THRESHOLD_BYTES = 16 * 1024;

/** What is as long as with any other cards stays so: how well it packs would tell of them. */
const PADDED_UPDATE_MARK = '"pad":"';

export interface Compressor {
  /** How many bytes wait here for those before them. */
  readonly pendingBytes: number;
  /** Sends it, after all that was sent before. */
  send(text: string): void;
}

/** `packs`: whether long messages are deflated. `out` gets each message when its turn has come. */
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
  /** Nothing was said to it yet: the first message is a handshake, which takes much more to work out than any other. */
  readonly isNew: boolean;
  /** How many bytes wait for those before them. */
  readonly pendingBytes: number;
  /** What both ends of this line, and nobody else, have in common, once it stands. */
  readonly hash: Uint8Array | undefined;
  /** Nothing is said to who has not finished the handshake. */
  send(text: string): void;
  /** What was said with this message; nothing where it belongs to the handshake. Throws where somebody has meddled. */
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
