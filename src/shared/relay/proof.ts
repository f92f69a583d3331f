/**
 * How a host proves to a relay that it has its key: a Noise handshake that the relay begins, with a prologue of its own. The
 * prologue names the relay, so an answer is of no use at another one, nor is that of an ordinary line.
 */
import { type Curve, KEY_BYTES, type KeyPair } from '../crypto/cipher-suite.ts';
import { initiate, respond } from '../crypto/handshake.ts';
import { fingerprintOf, hostHello } from '../crypto/secure-channel.ts';

const EMPTY = new Uint8Array();

/** `relay` is its host name and port, as in an address. */
function prologueFor(relay: string): Uint8Array {
  return Uint8Array.from(`panno-verde relay 1 ${relay.toLowerCase()}`, (letter) => letter.charCodeAt(0));
}

export interface Challenge {
  /** By which clients ask for the host: its key's fingerprint. */
  readonly route: string;
  /** The message to the host. */
  readonly message: Uint8Array;
  /** Whether this answers it. */
  isAnsweredBy(answer: Uint8Array): boolean;
}

/** Undefined for what is no host's hello. `fresh`: 32 random bytes. */
export function challengeHost(hello: Uint8Array, relay: string, fresh: Uint8Array, by?: Curve): Challenge | undefined {
  const key = hello.slice(1);
  if (key.length !== KEY_BYTES || hello[0] !== hostHello({ secret: EMPTY, open: key })[0]) return undefined;
  try {
    const caller = initiate(key, fresh, prologueFor(relay), by);
    const message = caller.write(EMPTY);
    return {
      route: fingerprintOf(key),
      message,
      isAnsweredBy(answer) {
        try {
          caller.read(answer);
          return true;
        } catch {
          return false;
        }
      },
    };
  } catch {
    // A low-order point.
    return undefined;
  }
}

/** The host's answer; throws where the challenge is for another key or relay. */
export function answerChallenge(
  message: Uint8Array,
  pair: KeyPair,
  relay: string,
  fresh: Uint8Array,
  by?: Curve,
): Uint8Array {
  return respond(message, pair, fresh, prologueFor(relay), by).answer(EMPTY).message;
}
