import { type Random, shuffle } from '../../engine/random.ts';
import type { Observation } from './observation.ts';
import type { State } from './state.ts';
import { STONES, type Stone } from './stones.ts';

/** What a bot may imagine: the stones it does not see, at random in other hands. */
export function resample(seen: Observation, random: Random): State {
  const known = new Set<Stone>([...(seen.hand ?? []), ...seen.heap, ...seen.taken.flat()]);
  const unseen = shuffle(
    STONES.filter((stone) => !known.has(stone)),
    random,
  );
  return {
    options: seen.options,
    phase: seen.phase,
    turn: seen.toAct[0] ?? null,
    hands: seen.handSizes.map((size, seat) => (seat === seen.viewer ? [...(seen.hand ?? [])] : unseen.splice(0, size))),
    heap: [...seen.heap],
    taken: seen.taken.map((stones) => [...stones]),
    rounds: [...seen.rounds],
    story: [...seen.story],
  };
}
