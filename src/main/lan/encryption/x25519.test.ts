import { describe, expect, it } from 'vitest';
import { curve as slow } from '#shared/crypto/cipher-suite.ts';
import { nativeX25519 } from './x25519.ts';

const filled = (byte: number) => new Uint8Array(32).fill(byte);

describe('the system’s curve', () => {
  it('gives what the other one gives, whatever the secret', () => {
    for (const byte of [0, 1, 9, 127, 128, 255]) {
      const [ours, theirs] = [nativeX25519.pairOf(filled(byte)), nativeX25519.pairOf(filled(byte ^ 85))];
      expect(ours).toEqual(slow.pairOf(filled(byte)));
      expect(nativeX25519.shared(ours, theirs.open)).toEqual(slow.shared(theirs, ours.open));
    }
  });

  it.each([0, 1])('refuses the point %i, which shares the same with everybody', (first) => {
    const point = Uint8Array.from({ length: 32 }, (_, k) => (k === 0 ? first : 0));
    expect(() => nativeX25519.shared(nativeX25519.pairOf(filled(3)), point)).toThrow();
  });
});
