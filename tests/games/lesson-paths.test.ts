/** Every sentence of a guided deal is so on every way that leaves its path twice. */
import { expect, it } from 'vitest';
import { further, gone } from '../rules/lessons/paths.ts';
import { amissOn, TAUGHT } from '../rules/lessons/sentences.ts';

const MINUTES = 30;

it.each(TAUGHT)(
  '$game says what is so where one leaves its path twice',
  (taught) => {
    const once = further([], gone(taught.lesson, []).forks);
    const twice = once.flatMap((way) => further(way, gone(taught.lesson, way).forks));
    expect(amissOn(taught, twice)).toEqual([]);
    console.info(`${taught.game}: all ${twice.length} ways with two deviations`);
  },
  MINUTES * 60_000,
);
