import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { fisherYates, type Rng } from '../fair-shuffle/shuffle.ts';

/** A source of chance. Seeded in simulations and bots; the host gives one that nobody can predict. */
export interface Random extends Rng {
  /** A whole number from 0 to `n` − 1, each as likely; `n` from 1 to 2³¹. */
  below(n: number): number;
}

/** The same seed gives the same numbers on every machine. */
export function seeded(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  return {
    below(n) {
      // pure-rand's `uniformInt`, number for number, in whole numbers of 32 bits: twice as fast.
      for (;;) {
        const drawn = (generator.next() ^ INT32_MIN) >>> 0;
        // The remainder by division: V8 may take `%` of numbers over 2³¹ for one of fractions, which costs ten times as much.
        if (drawn < UINT32_VALUES - n || drawn < UINT32_VALUES - (UINT32_VALUES % n))
          return (drawn - n * Math.floor(drawn / n)) | 0;
      }
    },
  };
}

/** How many different whole numbers the generator draws, and the lowest of them. */
const UINT32_VALUES = 2 ** 32;
const INT32_MIN = -(2 ** 31);

/** A number from 0 up to, not including, 1. */
export function randomFraction(random: Random): number {
  return random.below(0x40000000) / 0x40000000;
}

/** One of the items, each as likely. There must be one. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to pick from');
  return item;
}

/** Fisher–Yates, in place; returns the same array. */
export function shuffle<T>(items: T[], random: Random): T[] {
  return fisherYates(items, random);
}
