/** The numbers that a seed gives: blocks of HMAC-SHA256, eight words of 32 bits each, taken one after another. */
import { u32 } from './bytes.ts';
import { hmacSha256 } from './hashes.ts';
import type { Lots } from './shuffle.ts';

const WORDS = 2 ** 32;
const WORDS_IN_BLOCK = 8;

/** Whole numbers below any `n` up to 2³², each as likely: words that would favour some are passed over. */
export function sealedLots(seed: Uint8Array): Lots {
  const word = wordsOf(seed);
  return {
    below(n) {
      if (n === 1) return 0;
      const fair = Math.floor(WORDS / n) * n;
      let drawn = word();
      while (drawn >= fair) drawn = word();
      return drawn % n;
    },
  };
}

function wordsOf(seed: Uint8Array): () => number {
  let taken = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  return () => {
    const place = taken % WORDS_IN_BLOCK;
    if (place === 0) {
      const bytes = hmacSha256(seed, u32(taken / WORDS_IN_BLOCK));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    taken++;
    return block.getUint32(place * 4);
  };
}
