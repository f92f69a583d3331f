import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { fisherYates, type Lots } from '../seal/shuffle.ts';
import { at } from './at.ts';

/** A source of chance. Seeded in simulations and bots; the host gives one that nobody can predict. */
export interface Random extends Lots {
  /** A whole number from 0 to `n` − 1, each as likely; `n` from 1 to 2³¹. */
  below(n: number): number;
}

/** The same seed gives the same numbers on every machine. */
export function seeded(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}

/** A number from 0 up to, not including, 1. */
export function unit(random: Random): number {
  return random.below(0x40000000) / 0x40000000;
}

/** One of the items, each as likely. There must be one. */
export function pick<T>(items: readonly T[], random: Random): T {
  return at(items, random.below(items.length));
}

/** Fisher–Yates, in place; returns the same array. */
export function shuffle<T>(items: T[], random: Random): T[] {
  return fisherYates(items, random);
}
