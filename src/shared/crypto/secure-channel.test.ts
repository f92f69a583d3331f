import { describe, expect, it } from 'vitest';
import { cipherOf, curve, hash } from './cipher-suite.ts';
import {
  acceptChannel,
  decryptFrame,
  encryptFrame,
  FINGERPRINT,
  fingerprintOf,
  frameLength,
  HostKeyMismatch,
  hostHello,
  initiateChannel,
  PADDING_STEP_BYTES,
} from './secure-channel.ts';

const filled = (byte: number, length = 32) => new Uint8Array(length).fill(byte);
const pair = curve.pairOf(filled(7));

describe('a line', () => {
  it('stands for who knows the print, and for who knows none', () => {
    for (const known of [fingerprintOf(pair.open), undefined]) {
      const calling = initiateChannel(hostHello(pair), filled(1), true, known);
      const called = acceptChannel(calling.first, pair, filled(2));
      const keys = calling.finish(called.message);
      expect([calling.print, called.inflates]).toEqual([fingerprintOf(pair.open), true]);
      const frame = encryptFrame(keys.ours, { deflated: false, bytes: filled(9, 3) });
      expect(decryptFrame(called.keys.theirs, frame)).toEqual({ deflated: false, bytes: filled(9, 3) });
    }
  });

  it('does not begin with another key, of which the print is told', () => {
    const other = curve.pairOf(filled(8));
    const call = () => initiateChannel(hostHello(other), filled(1), false, fingerprintOf(pair.open));
    expect(call).toThrow(HostKeyMismatch);
    expect(fingerprintOf(other.open)).not.toBe(fingerprintOf(pair.open));
  });

  it('does not begin with what is no hello of ours', () => {
    const hello = hostHello(pair);
    for (const wrong of [hello.slice(1), hello.slice(0, -1), Uint8Array.of(2, ...pair.open), new Uint8Array()])
      expect(() => initiateChannel(wrong, filled(1), false)).toThrow();
  });
});

describe('a print', () => {
  const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

  it('is the hash’s first 128 bits as base64url writes them', () => {
    const written = fingerprintOf(pair.open);
    expect(written).toMatch(FINGERPRINT);
    const bits = [...written].map((digit) => DIGITS.indexOf(digit).toString(2).padStart(6, '0')).join('');
    const bytes = [...hash(pair.open)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    expect(bits).toBe(`${bytes.slice(0, 128)}0000`);
  });
});

describe('a frame', () => {
  const LENGTHS = [
    0,
    1,
    PADDING_STEP_BYTES - 5,
    PADDING_STEP_BYTES - 4,
    16_384,
    65_514,
    65_519,
    65_520,
    131_000,
    1_000_000,
  ];

  it.each(LENGTHS)('holds %i bytes, and its length is one of few', (length) => {
    const [ours, theirs] = [cipherOf(filled(3)), cipherOf(filled(3))];
    const bytes = Uint8Array.from({ length }, (_, k) => k % 251);
    const frame = encryptFrame(ours, { deflated: length % 2 === 1, bytes });
    expect(frame).toHaveLength(frameLength(length));
    const tags = Math.ceil((frame.length - 16) / 65_535) * 16;
    expect((frame.length - tags) % PADDING_STEP_BYTES).toBe(0);
    const message = decryptFrame(theirs, frame);
    expect(message.deflated).toBe(length % 2 === 1);
    expect(hash(message.bytes)).toEqual(hash(bytes));
  });

  it('that was changed, said again, turned round, or cut between its parts is none', () => {
    const ours = cipherOf(filled(3));
    const frames = [1, 2, 3].map((byte) => encryptFrame(ours, { deflated: false, bytes: filled(byte, 70_000) }));
    const [one, two] = frames as [Uint8Array, Uint8Array];
    const theirs = () => cipherOf(filled(3));
    expect(() => decryptFrame(theirs(), two)).toThrow();
    expect(() => decryptFrame(theirs(), one.slice(0, 65_535))).toThrow('cut short');
    expect(() => decryptFrame(theirs(), one.slice(0, -1))).toThrow();
    expect(() => decryptFrame(theirs(), new Uint8Array())).toThrow();
    for (const at of [0, 5, 65_534, 65_535, one.length - 1]) {
      const changed = Uint8Array.from(one, (byte, k) => (k === at ? byte ^ 128 : byte));
      expect(() => decryptFrame(theirs(), changed), String(at)).toThrow();
    }
    const again = theirs();
    decryptFrame(again, one);
    expect(() => decryptFrame(again, one)).toThrow();
  });
});
