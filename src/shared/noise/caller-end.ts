/** The caller's end of a sealed line: what the host says first, one handshake, then frames. */
import { type Message, opened, sealed } from './frame.ts';
import type { Keys } from './handshake.ts';
import { type Calling, callBack } from './line.ts';
import type { Curve } from './suite.ts';

export interface CallerEnd {
  /** The print of the host's key, once it has proved that it holds it. */
  readonly print: string | undefined;
  /** What both ends of this line, and nobody else, have in common (Noise's handshake hash), once it stands. */
  readonly hash: Uint8Array | undefined;
  /**
   * What was said with this message; nothing where it belongs to the handshake, which is over as soon as there is a print.
   * Throws `OtherKey` at a host that is another one, and anything else where somebody has meddled.
   */
  hear(message: Uint8Array): Message | undefined;
  /** The frame of what is to be said, when the handshake is over. */
  frame(bytes: Uint8Array): Uint8Array;
}

export interface CallerSetup {
  /** 32 random bytes. */
  readonly fresh: Uint8Array;
  /** Whether long messages may come deflated. */
  readonly inflates: boolean;
  /** The print that the host must have; any where it is not known. */
  readonly known: string | undefined;
  readonly by?: Curve;
}

/** `out` sends bytes as one message. */
export function callerEnd({ fresh, inflates, known, by }: CallerSetup, out: (bytes: Uint8Array) => void): CallerEnd {
  let calling: Calling | undefined;
  let keys: Keys | undefined;
  return {
    get print() {
      return keys && calling?.print;
    },
    get hash() {
      return keys?.hash;
    },
    hear(message) {
      if (keys) return opened(keys.theirs, message);
      if (calling) keys = calling.finish(message);
      else {
        calling = callBack(message, fresh, inflates, known, by);
        out(calling.first);
      }
      return undefined;
    },
    frame(bytes) {
      if (!keys) throw new Error('the line is not sealed yet');
      return sealed(keys.ours, { deflated: false, bytes });
    },
  };
}
