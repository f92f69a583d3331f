/** Every sentence of a guided deal is so where one leaves its path twice: on all such ways, or on as many as there is time for. */
import { expect, it } from 'vitest';
import { amissOn, TAUGHT } from '../rules/lessons/said.ts';
import { further, gone, some } from '../rules/lessons/ways.ts';

/** Of a deal with more ways, so many are gone, at even distances. */
const MOST = 20_000;

const MINUTES = 30;

it.each(TAUGHT)(
  '$game says what is so where one leaves its path twice',
  (taught) => {
    const once = further([], gone(taught.lesson, []).forks);
    const twice = once.flatMap((way) => further(way, gone(taught.lesson, way).forks));
    const tried = some(twice, MOST);
    console.info(`${taught.game}: ${tried.length} of ${twice.length} ways with two deviations`);
    expect(amissOn(taught, tried)).toEqual([]);
  },
  MINUTES * 60_000,
);
