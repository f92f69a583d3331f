/**
 * The Noise protocol framework (revision 34, noiseprotocol.org), pattern NK: <- s ... -> e, es <-
 * e, ee. The initiator knows the responder's key and has none of its own; after two messages both
 * have a cipher for each direction, and the initiator has authenticated the responder.
 */
import { concat } from './bytes.ts';
import { type Cipher, type Curve, cipherOf, curve, hash, hkdf, KEY_BYTES, type KeyPair } from './cipher-suite.ts';

const NAME = Uint8Array.from('Noise_NK_25519_ChaChaPoly_SHA256', (letter) => letter.charCodeAt(0));

/** The ciphers for sending and receiving. */
export interface TransportCiphers {
  readonly ours: Cipher;
  readonly theirs: Cipher;
  /** The handshake hash, the same at both ends and nowhere else. */
  readonly hash: Uint8Array;
}

export interface Initiator {
  /** The first message, once. */
  write(payload: Uint8Array): Uint8Array;
  /** Reads the second message; throws if its sender lacks the key. */
  read(message: Uint8Array): { readonly payload: Uint8Array; readonly keys: TransportCiphers };
}

/** The initiator: knows the responder's key, and brings 32 fresh random bytes. */
export function initiate(theirs: Uint8Array, fresh: Uint8Array, prologue: Uint8Array, by: Curve = curve): Initiator {
  const state = symmetricState(prologue, theirs);
  const e = by.pairOf(fresh);
  return {
    write(payload) {
      state.mixHash(e.open);
      state.mixKey(by.shared(e, theirs));
      return concat(e.open, state.seal(payload));
    },
    read(message) {
      const re = message.slice(0, KEY_BYTES);
      state.mixHash(re);
      state.mixKey(by.shared(e, re));
      const payload = state.open(message.slice(KEY_BYTES));
      const [ours, others] = state.split();
      return { payload, keys: { ours, theirs: others, hash: state.hash() } };
    },
  };
}

/**
 * The responder: reads the first message and returns the second. Throws at a message for another
 * key.
 */
export function respond(
  message: Uint8Array,
  s: KeyPair,
  fresh: Uint8Array,
  prologue: Uint8Array,
  by: Curve = curve,
): {
  readonly payload: Uint8Array;
  answer(payload: Uint8Array): { readonly message: Uint8Array; readonly keys: TransportCiphers };
} {
  const state = symmetricState(prologue, s.open);
  const re = message.slice(0, KEY_BYTES);
  state.mixHash(re);
  state.mixKey(by.shared(s, re));
  const payload = state.open(message.slice(KEY_BYTES));
  return {
    payload,
    answer(said) {
      const e = by.pairOf(fresh);
      state.mixHash(e.open);
      state.mixKey(by.shared(e, re));
      const sealed = state.seal(said);
      const [others, ours] = state.split();
      return { message: concat(e.open, sealed), keys: { ours, theirs: others, hash: state.hash() } };
    },
  };
}

/** Noise's symmetric state after the protocol name, the prologue and the known key. */
function symmetricState(prologue: Uint8Array, known: Uint8Array) {
  let chain: Uint8Array = NAME;
  // The name has a hash's length, so it is used unhashed.
  let transcript: Uint8Array = NAME;
  let cipher: Cipher | undefined;
  const mixHash = (bytes: Uint8Array): void => {
    transcript = hash(concat(transcript, bytes));
  };
  mixHash(prologue);
  mixHash(known);
  const keyed = (): Cipher => {
    if (!cipher) throw new Error('no key yet');
    return cipher;
  };
  return {
    mixHash,
    mixKey(material: Uint8Array): void {
      const [next, key] = hkdf(chain, material);
      chain = next;
      cipher = cipherOf(key);
    },
    seal(plain: Uint8Array): Uint8Array {
      const sealed = keyed().seal(plain, transcript);
      mixHash(sealed);
      return sealed;
    },
    open(sealed: Uint8Array): Uint8Array {
      const plain = keyed().open(sealed, transcript);
      mixHash(sealed);
      return plain;
    },
    split(): readonly [Cipher, Cipher] {
      const [first, second] = hkdf(chain, new Uint8Array());
      return [cipherOf(first), cipherOf(second)];
    },
    hash: () => transcript,
  };
}
