/** Swiss system: each round a duel against somebody new with about as many points. */
import { at } from '../../engine/collections.ts';
import { refusal } from '../../engine/refusal.ts';
import { bestArrangement } from '../pairing/arrange.ts';
import { type Place, pairCosts } from '../pairing/branch-and-bound.ts';
import { meetingHistory } from '../pairing/mix.ts';
import { type Form, type RoundContext, refuseDuel } from './form.ts';

/**
 * Lexicographic weights, each larger than any sum of those below: no second bye before all had one;
 * no avoidable rematch; the bye goes to the lowest; opponents are close in points.
 */
const COST_WEIGHTS = { apart: 1, outHigh: 1e7, again: 1e10, out: 1e14 };

const TABLE: Place = { size: 2, together: true, alone: () => 0 };

export const swiss: Form = {
  refuse: ({ games }) => refuseDuel(games),
  pair(situation, random) {
    const { evening, people, points } = situation;
    if (people.length < 2) return { refusal: refusal('evening', 'too-few', { min: 2 }) };
    const { met, outs } = meetingHistory(evening);
    const levels = scoreGroups(situation);
    const fewest = Math.min(...people.map(outs));
    const bench: Place = {
      size: people.length % 2,
      together: false,
      alone: (one) => COST_WEIGHTS.out * (outs(at(people, one)) - fewest) + COST_WEIGHTS.outHigh * at(levels, one),
    };
    const tables = Math.floor(people.length / 2);
    const places = [...Array<Place>(tables).fill(TABLE), bench];
    const cost = (one: number, other: number) =>
      COST_WEIGHTS.again * met(at(people, one), at(people, other)) +
      COST_WEIGHTS.apart * (at(levels, one) - at(levels, other)) ** 2;
    const arrangement = bestArrangement(
      { people: people.length, places, pair: pairCosts(people.length, cost) },
      random,
    );
    const paired = arrangement.map((seated) => seated.map((one) => at(people, one)));
    const high = (pair: readonly string[]) => Math.max(...pair.map((one) => points.get(one) ?? 0));
    return {
      tables: paired
        .slice(0, tables)
        .sort((one, other) => high(other) - high(one))
        .map((pair) => ({ people: pair, seats: 2 })),
      out: at(paired, tables),
    };
  },
  out: 'win',
  tieBreaks: ['buchholz', 'direct', 'wins', 'margin'],
};

/**
 * Score groups: equal points are one level, the lowest 0. So a level weighs the same in every game.
 */
function scoreGroups({ people, points }: RoundContext): number[] {
  const all = people.map((one) => points.get(one) ?? 0);
  const levels = [...new Set(all)].sort((a, b) => a - b);
  return all.map((mine) => levels.indexOf(mine));
}
