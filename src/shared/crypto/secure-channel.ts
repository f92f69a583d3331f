/**
 * How a sealed line begins. The host says its key in the clear, which anybody may hear; who calls knows the key, or at
 * least its print, from somewhere else, and goes on with no other. Two messages of Noise, and then nothing but frames.
 */

import { type Curve, hash, KEY_BYTES, type KeyPair } from './cipher-suite.ts';
import { type Initiator, initiate, respond, type TransportCiphers } from './handshake.ts';

/** Where the host's WebSocket for sealed lines is. */
export const SECURE_CHANNEL_PATH = '/sealed';

/** A frame that was changed, left out, said again, or cut: the host hangs up with this code. */
export const TAMPERED_CLOSE_CODE = 4001;

/** How the lines of this version begin; it is part of what both ends must agree on. */
const CHANNEL_VERSION = 1;
const PROLOGUE = Uint8Array.from('panno-verde 1', (letter) => letter.charCodeAt(0));

/** 128 bits of the hash of a key: nobody finds another key with the same ones, and a code for a camera stays small. */
const FINGERPRINT_BYTES = 16;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** By which a key is known where it would be too long, in links and in what is remembered: 22 letters. */
export function fingerprintOf(key: Uint8Array): string {
  const bytes = hash(key).slice(0, FINGERPRINT_BYTES);
  let print = '';
  for (let bit = 0; bit < 8 * FINGERPRINT_BYTES; bit += 6) {
    const pair = ((bytes[bit >> 3] as number) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    print += DIGITS[(pair >> (10 - (bit & 7))) & 63];
  }
  return print;
}

/** What a print looks like. */
export const FINGERPRINT = /^[\w-]{22}$/;

/** The host has another key than the one that was expected. */
export class HostKeyMismatch extends Error {
  readonly fingerprint: string;

  constructor(fingerprint: string) {
    super('another key');
    this.fingerprint = fingerprint;
  }
}

/** Who calls: told what the host says first, then what it answers. */
export interface InitiatorHandshake {
  readonly print: string;
  /** To be sent to the host. */
  readonly first: Uint8Array;
  /** What the host answers; throws if it does not hold the key. */
  finish(answer: Uint8Array): TransportCiphers;
}

/**
 * Begins a line with the host that has said this first. Throws `OtherKey` where its print is not `known`; without one any
 * key is taken. `fresh`: 32 random bytes; `inflates`: whether long messages may come deflated.
 */
export function initiateChannel(
  hello: Uint8Array,
  fresh: Uint8Array,
  inflates: boolean,
  known?: string,
  by?: Curve,
): InitiatorHandshake {
  if (hello.length !== 1 + KEY_BYTES || hello[0] !== CHANNEL_VERSION) throw new Error('no sealed line of this version');
  const key = hello.slice(1);
  const print = fingerprintOf(key);
  if (known !== undefined && known !== print) throw new HostKeyMismatch(print);
  const caller: Initiator = initiate(key, fresh, PROLOGUE, by);
  return {
    print,
    first: caller.write(Uint8Array.of(inflates ? 1 : 0)),
    finish: (answer) => caller.read(answer).keys,
  };
}

/** What a host says first. */
export function hostHello({ open }: KeyPair): Uint8Array {
  return Uint8Array.of(CHANNEL_VERSION, ...open);
}

/** Who is called: takes the first message, throws where it was not made for this key, and says what is to be sent. */
export function acceptChannel(first: Uint8Array, pair: KeyPair, fresh: Uint8Array, by?: Curve) {
  const { payload, answer } = respond(first, pair, fresh, PROLOGUE, by);
  return { inflates: payload[0] === 1, ...answer(new Uint8Array()) };
}
