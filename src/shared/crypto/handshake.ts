/**
 * The Noise protocol framework (revision 34, noiseprotocol.org), its pattern NK:
 *
 *     <- s
 *     ...
 *     -> e, es
 *     <- e, ee
 *
 * Who calls knows the other's key beforehand and has none of their own; after two messages both have a cipher for each
 * way, and who called knows that nobody else is at the other end.
 */
import { concat } from './bytes.ts';
import { type Cipher, type Curve, cipherOf, curve, hash, hkdf, KEY_BYTES, type KeyPair } from './cipher-suite.ts';

const NAME = Uint8Array.from('Noise_NK_25519_ChaChaPoly_SHA256', (letter) => letter.charCodeAt(0));

/** What a handshake comes to: what one seals with, and what the other sealed with. */
export interface TransportCiphers {
  readonly ours: Cipher;
  readonly theirs: Cipher;
  /** The same at both ends, and at no others. */
  readonly hash: Uint8Array;
}

export interface Initiator {
  /** The first message, once. */
  write(payload: Uint8Array): Uint8Array;
  /** Reads the second message; throws if it is not from who holds the key. */
  read(message: Uint8Array): { readonly payload: Uint8Array; readonly keys: TransportCiphers };
}

/** Who calls: knows the other's key, and brings a fresh secret of 32 random bytes. */
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

/** Who is called: takes the first message, and answers with the second. Throws at a message that was not made for this key. */
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

/** Noise's symmetric state, after the name, the prologue and the key that is known beforehand. */
function symmetricState(prologue: Uint8Array, known: Uint8Array) {
  let chain: Uint8Array = NAME;
  // The name has as many bytes as a hash, so it stands for its own.
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
