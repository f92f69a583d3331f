/** The caller's end of a sealed line: what the host says first, one handshake, then frames. */

import type { Curve } from './cipher-suite.ts';
import { decryptFrame, encryptFrame, type FramePayload } from './frame.ts';
import type { TransportCiphers } from './handshake.ts';
import { type InitiatorHandshake, initiateChannel } from './secure-channel.ts';

export interface ChannelInitiator {
  /** The print of the host's key, once it has proved that it holds it. */
  readonly fingerprint: string | undefined;
  /** What both ends of this line, and nobody else, have in common (Noise's handshake hash), once it stands. */
  readonly hash: Uint8Array | undefined;
  /**
   * What was said with this message; nothing where it belongs to the handshake, which is over as soon as there is a print.
   * Throws `OtherKey` at a host that is another one, and anything else where somebody has meddled.
   */
  receive(message: Uint8Array): FramePayload | undefined;
  /** The frame of what is to be said, when the handshake is over. */
  frame(bytes: Uint8Array): Uint8Array;
}

export interface ChannelInitiatorOptions {
  /** 32 random bytes. */
  readonly fresh: Uint8Array;
  /** Whether long messages may come deflated. */
  readonly inflates: boolean;
  /** The print that the host must have; any where it is not known. */
  readonly known: string | undefined;
  readonly by?: Curve;
}

/** `out` sends bytes as one message. */
export function channelInitiator(
  { fresh, inflates, known, by }: ChannelInitiatorOptions,
  out: (bytes: Uint8Array) => void,
): ChannelInitiator {
  let calling: InitiatorHandshake | undefined;
  let keys: TransportCiphers | undefined;
  return {
    get fingerprint() {
      return keys && calling?.print;
    },
    get hash() {
      return keys?.hash;
    },
    receive(message) {
      if (keys) return decryptFrame(keys.theirs, message);
      if (calling) keys = calling.finish(message);
      else {
        calling = initiateChannel(message, fresh, inflates, known, by);
        out(calling.first);
      }
      return undefined;
    },
    frame(bytes) {
      if (!keys) throw new Error('the line is not sealed yet');
      return encryptFrame(keys.ours, { deflated: false, bytes });
    },
  };
}
