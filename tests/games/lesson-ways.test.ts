/** Every sentence of a guided deal is so on every way that leaves its path twice. */
import { expect, it } from 'vitest';
import { amissOn, TAUGHT } from '../rules/lessons/said.ts';
import { further, gone } from '../rules/lessons/ways.ts';

const MINUTES = 30;

it.each(TAUGHT)(
  '$game says what is so where one leaves its path twice',
  (taught) => {
    let count = 0;
    for (const way of further([], gone(taught.lesson, []).forks)) {
      const ways = further(way, gone(taught.lesson, way).forks);
      count += ways.length;
      expect(amissOn(taught, ways)).toEqual([]);
    }
    console.info(`${taught.game}: all ${count} ways with two deviations`);
  },
  MINUTES * 60_000,
);
