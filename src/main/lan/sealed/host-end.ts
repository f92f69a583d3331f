/** The host's end of a sealed line: its key, one handshake, then frames. */
import { randomBytes } from 'node:crypto';
import { opened, sealed } from '#shared/noise/frame.ts';
import type { Keys } from '#shared/noise/handshake.ts';
import { helloOf, takeCall } from '#shared/noise/line.ts';
import type { KeyPair } from '#shared/noise/suite.ts';
import { curve } from './curve.ts';
import { type Packing, packing } from './packing.ts';

export interface HostEnd {
  /** Nothing was said to it yet: the first message is a handshake, which takes much more to work out than any other. */
  readonly isNew: boolean;
  /** How many bytes wait for those before them. */
  readonly waiting: number;
  /** What both ends of this line, and nobody else, have in common, once it stands. */
  readonly hash: Uint8Array | undefined;
  /** Nothing is said to who has not finished the handshake. */
  send(text: string): void;
  /** What was said with this message; nothing where it belongs to the handshake. Throws where somebody has meddled. */
  hear(message: Uint8Array): string | undefined;
}

/** `out` sends bytes as one message. */
export function hostEnd(pair: KeyPair, out: (bytes: Uint8Array) => void): HostEnd {
  let keys: Keys | undefined;
  let sending: Packing | undefined;
  out(helloOf(pair));
  return {
    get isNew() {
      return keys === undefined;
    },
    get waiting() {
      return sending?.waiting ?? 0;
    },
    get hash() {
      return keys?.hash;
    },
    send: (text) => sending?.send(text),
    hear(message) {
      if (keys) {
        const { deflated, bytes } = opened(keys.theirs, message);
        if (deflated) throw new Error('nobody deflates what a host hears');
        return Buffer.from(bytes).toString();
      }
      const call = takeCall(message, pair, randomBytes(32), curve);
      out(call.message);
      const { ours } = call.keys;
      keys = call.keys;
      sending = packing(call.inflates, (one) => out(sealed(ours, one)));
      return undefined;
    },
  };
}
