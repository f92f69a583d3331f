/** The client's end of an encrypted connection: the host's hello, one handshake, then frames. */

import type { Curve } from './cipher-suite.ts';
import { decryptFrame, encryptFrame, type FramePayload } from './frame.ts';
import type { TransportCiphers } from './handshake.ts';
import { type InitiatorHandshake, initiateChannel } from './secure-channel.ts';

export interface ChannelInitiator {
  /** The fingerprint of the host's key, once it is proven. */
  readonly fingerprint: string | undefined;
  /** The handshake hash that only both ends know, once the connection stands. */
  readonly hash: Uint8Array | undefined;
  /**
   * A received message's content; undefined for a handshake message. The handshake is over once
   * there is a fingerprint. Throws `HostKeyMismatch` at another host's key, and other errors on
   * tampering.
   */
  receive(message: Uint8Array): FramePayload | undefined;
  /** The frame of a message, after the handshake. */
  frame(bytes: Uint8Array): Uint8Array;
}

export interface ChannelInitiatorOptions {
  /** 32 random bytes. */
  readonly fresh: Uint8Array;
  /** Whether long messages may be compressed. */
  readonly inflates: boolean;
  /** The fingerprint the host must have; undefined accepts any. */
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
