import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEY_BYTES } from '../crypto/cipher-suite.ts';
import { frameLength } from '../crypto/secure-channel.ts';
import { MAX_MESSAGE_BYTES } from '../protocol/contract.ts';
import {
  closeCodeIn,
  closePayload,
  decodeRelayFrame,
  encodeRelayFrame,
  isSealedLength,
  MAX_CLIENT_FRAME_BYTES,
  RELAY_FRAME,
  sealedLineGuard,
} from './frames.ts';

describe('a frame between host and relay', () => {
  it('comes back as it went, whatever it carries', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(RELAY_FRAME)),
        fc.nat({ max: 2 ** 32 - 1 }),
        fc.uint8Array({ maxLength: 300 }),
        (kind, line, payload) => {
          expect(decodeRelayFrame(encodeRelayFrame(kind, line, payload))).toEqual({ kind, line, payload });
        },
      ),
    );
  });

  it('is no frame without a header or of another kind', () => {
    for (const bytes of [[], [2, 0, 0, 0], [8, 0, 0, 0, 1], [255, 0, 0, 0, 1]])
      expect(decodeRelayFrame(Uint8Array.from(bytes))).toBeUndefined();
  });

  it('carries only codes that a socket may be closed with', () => {
    for (const code of [1008, 1013, 4001]) expect(closeCodeIn(closePayload(code))).toBe(code);
    for (const code of [0, 1006, 3000, 5000]) expect(closeCodeIn(closePayload(code))).toBe(1000);
    expect(closeCodeIn(new Uint8Array())).toBe(1000);
  });
});

describe('the shape of an encrypted line', () => {
  it('has the lengths that frames have, and no others', () => {
    const lengths = new Set(Array.from({ length: 200 * 1024 }, (_, bytes) => frameLength(bytes)));
    const allowed = Array.from({ length: frameLength(190 * 1024) }, (_, length) => length).filter(isSealedLength);
    expect(allowed.filter((length) => !lengths.has(length))).toEqual([]);
    expect([...lengths].filter((length) => !isSealedLength(length))).toEqual([]);
  });

  it('lets a client send what a host hears', () => {
    expect(MAX_CLIENT_FRAME_BYTES).toBe(frameLength(MAX_MESSAGE_BYTES));
  });

  it('begins with the registered key, and goes on in turns', () => {
    const hello = new Uint8Array(1 + KEY_BYTES).fill(1);
    const [first, answer, frame] = [new Uint8Array(49), new Uint8Array(48), new Uint8Array(frameLength(10))];
    const other = hello.with(5, 2);
    const guard = () => sealedLineGuard(hello);
    expect(guard().passesFromHost(other)).toBe(false);
    expect(guard().passesFromClient(first)).toBe(false);
    expect(guard().passesFromHost(frame)).toBe(false);
    const line = guard();
    expect([
      line.passesFromHost(hello),
      line.passesFromHost(answer),
      line.passesFromClient(frame),
      line.passesFromClient(first),
      line.passesFromClient(frame),
      line.passesFromHost(answer),
      line.passesFromHost(frame),
      line.passesFromClient(frame),
      line.passesFromHost(answer),
    ]).toEqual([true, false, false, true, false, true, true, true, false]);
  });
});
