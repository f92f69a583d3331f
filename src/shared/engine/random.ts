import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { fisherYates, type Rng } from '../fair-shuffle/shuffle.ts';

/** A random source. Seeded in simulations and bots; unpredictable on the host. */
export interface Random extends Rng {
  /** A uniform integer from 0 to `n` − 1; `n` from 1 to 2³¹. */
  below(n: number): number;
}

/** The same seed gives the same numbers on every machine. */
export function seeded(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  return {
    below(n) {
      // Equal to pure-rand's `uniformInt`, in 32-bit arithmetic: twice as fast.
      for (;;) {
        const drawn = (generator.next() ^ INT32_MIN) >>> 0;
        // Remainder by division: V8 may treat `%` above 2³¹ as floating point, ten times slower.
        if (drawn < UINT32_VALUES - n || drawn < UINT32_VALUES - (UINT32_VALUES % n))
          return (drawn - n * Math.floor(drawn / n)) | 0;
      }
    },
  };
}

/** Number of values of the generator, and the lowest. */
const UINT32_VALUES = 2 ** 32;
const INT32_MIN = -(2 ** 31);

/** A number in [0, 1). */
export function randomFraction(random: Random): number {
  return random.below(0x40000000) / 0x40000000;
}

/** A uniformly random item. There must be one. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to pick from');
  return item;
}

/** Fisher–Yates, in place; returns the same array. */
export function shuffle<T>(items: T[], random: Random): T[] {
  return fisherYates(items, random);
}
