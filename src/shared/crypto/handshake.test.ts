import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import { curve } from './cipher-suite.ts';
import { initiate, respond } from './handshake.ts';
import { source, vectors } from './vectors.json' with { type: 'json' };

const NOTHING = new Uint8Array();

describe(`the vectors of ${source}`, () => {
  it.each(vectors)('come out, prologue $prologue', (vector) => {
    const prologue = fromHex(vector.prologue);
    const secret = curve.pairOf(fromHex(vector.secret));
    expect(toHex(secret.open)).toBe(vector.known);
    const caller = initiate(fromHex(vector.known), fromHex(vector.callerFresh), prologue);
    const [first, second, ...later] = vector.messages;
    if (!first || !second) throw new Error('a vector without a handshake');

    const said = caller.write(fromHex(first.payload));
    expect(toHex(said)).toBe(first.ciphertext);
    const heard = respond(said, secret, fromHex(vector.calledFresh), prologue);
    expect(toHex(heard.payload)).toBe(first.payload);
    const { message, keys: called } = heard.answer(fromHex(second.payload));
    expect(toHex(message)).toBe(second.ciphertext);
    const { payload, keys: calling } = caller.read(message);
    expect(toHex(payload)).toBe(second.payload);
    if ('hash' in vector) expect([toHex(calling.hash), toHex(called.hash)]).toEqual([vector.hash, vector.hash]);

    expect(later.length).toBeGreaterThanOrEqual(2);
    for (const [k, { payload, ciphertext }] of later.entries()) {
      const [from, to] = k % 2 === 0 ? [calling, called] : [called, calling];
      const sealed = from.ours.seal(fromHex(payload));
      expect(toHex(sealed)).toBe(ciphertext);
      expect(toHex(to.theirs.open(sealed))).toBe(payload);
    }
  });
});

/** RFC 7748, 5.2. */
describe('the curve', () => {
  it.each([
    [
      'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
      'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
      'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
    ],
    [
      '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
      'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
      '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
    ],
  ])('shares by %s and %s what is written', (secret, point, shared) => {
    expect(toHex(curve.shared({ secret: fromHex(secret), open: NOTHING }, fromHex(point)))).toBe(shared);
  });

  it.each(['00'.repeat(32), `01${'00'.repeat(31)}`, `ec${'ff'.repeat(30)}7f`])('shares nothing with %s', (point) => {
    expect(() => curve.shared(curve.pairOf(new Uint8Array(32).fill(7)), fromHex(point))).toThrow();
  });
});

describe('a handshake', () => {
  const secret = curve.pairOf(new Uint8Array(32).fill(7));
  const fresh = (byte: number) => new Uint8Array(32).fill(byte);
  const prologue = Uint8Array.of(1, 2, 3);
  const both = () => {
    const caller = initiate(secret.open, fresh(1), prologue);
    const called = respond(caller.write(NOTHING), secret, fresh(2), prologue).answer(NOTHING);
    return { calling: caller.read(called.message).keys, called: called.keys };
  };

  it('fails with another key, another prologue, and with a letter changed', () => {
    const other = curve.pairOf(fresh(8));
    const said = initiate(secret.open, fresh(1), prologue).write(NOTHING);
    expect(() => respond(said, other, fresh(2), prologue)).toThrow();
    expect(() => respond(said, secret, fresh(2), Uint8Array.of(1, 2))).toThrow();
    for (const at of said.keys()) {
      const changed = Uint8Array.from(said, (byte, k) => (k === at ? byte ^ 1 : byte));
      expect(() => respond(changed, secret, fresh(2), prologue), String(at)).toThrow();
    }
  });

  it('is not finished by who answers without the key', () => {
    const caller = initiate(secret.open, fresh(1), prologue);
    caller.write(NOTHING);
    // A man in the middle who has only the public key.
    const other = curve.pairOf(fresh(8));
    const forged = respond(initiate(other.open, fresh(1), prologue).write(NOTHING), other, fresh(2), prologue);
    expect(() => caller.read(forged.answer(NOTHING).message)).toThrow();
  });

  it('gives ciphers that take each message once, in order, whole and unchanged', () => {
    const { calling, called } = both();
    const [one, two] = [calling.ours.seal(Uint8Array.of(1)), calling.ours.seal(Uint8Array.of(2))];
    expect(() => called.theirs.open(two)).toThrow();
    expect([...called.theirs.open(one)]).toEqual([1]);
    expect(() => called.theirs.open(one)).toThrow();
    expect(() => called.theirs.open(two.slice(0, -1))).toThrow();
    expect(() => called.theirs.open(two.slice(0, 3))).toThrow();
    expect(() => called.ours.open(two)).toThrow();
    expect(() => calling.theirs.open(two)).toThrow();
    expect([...called.theirs.open(two)]).toEqual([2]);
  });
});
