/** The host's end of a sealed line: its key, one handshake, then frames. */
import { randomBytes } from 'node:crypto';
import { decryptFrame, encryptFrame } from '#shared/noise/frame.ts';
import type { TransportCiphers } from '#shared/noise/handshake.ts';
import { hostHello, acceptChannel } from '#shared/noise/line.ts';
import type { KeyPair } from '#shared/noise/suite.ts';
import { x25519 } from './curve.ts';
import { type Compressor, compressor } from './packing.ts';

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
