/** Random numbers of a seed: HMAC-SHA256 blocks, each eight 32-bit words, in order. */
import { u32 } from '../crypto/bytes.ts';
import { hmacSha256 } from '../crypto/sha256.ts';
import type { Rng } from './shuffle.ts';

const WORD_VALUES = 2 ** 32;
const WORDS_PER_BLOCK = 8;

/** Uniform integers below any `n` up to 2³²: biased words are rejected. */
export function rngFromSeed(seed: Uint8Array): Rng {
  const word = wordStream(seed);
  return {
    below(n) {
      if (n === 1) return 0;
      const fair = Math.floor(WORD_VALUES / n) * n;
      let drawn = word();
      while (drawn >= fair) drawn = word();
      return drawn % n;
    },
  };
}

function wordStream(seed: Uint8Array): () => number {
  let taken = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  return () => {
    const place = taken % WORDS_PER_BLOCK;
    if (place === 0) {
      const bytes = hmacSha256(seed, u32(taken / WORDS_PER_BLOCK));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    taken++;
    return block.getUint32(place * 4);
  };
}
