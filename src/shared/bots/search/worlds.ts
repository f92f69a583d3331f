/** Worlds that a seat may imagine, the likelier ones more often. */
import { at } from '../../engine/at.ts';
import type { Mind } from '../../engine/mind.ts';
import { type Random, unit } from '../../engine/random.ts';
import type { GameTypes, Rules } from '../../engine/rules.ts';

export interface Worlds<State> {
  /** One of them, as likely as it is: nobody may change it. */
  draw(random: Random): State;
  /** Each with its weight; all weights together are 1. */
  readonly all: readonly { readonly world: State; readonly weight: number }[];
}

/** So many worlds, imagined one by one, weighed by what the others' choices say of them. Yields after each. */
export function* imagineInSteps<G extends GameTypes>(
  rules: Rules<G>,
  mind: Mind<G>,
  observation: G['Observation'],
  count: number,
  random: Random,
): Generator<undefined, Worlds<G['State']>> {
  const worlds: G['State'][] = [];
  const logs: number[] = [];
  for (let k = 0; k < count; k++) {
    const world = rules.resample(observation, random);
    worlds.push(world);
    logs.push(mind.likelihood?.(observation, world) ?? 0);
    yield;
  }
  const most = Math.max(...logs);
  return weighed(
    worlds,
    logs.map((log) => Math.exp(log - most)),
  );
}

/** These worlds with these weights, which need not sum to 1. */
function weighed<State>(worlds: readonly State[], weights: readonly number[]): Worlds<State> {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const all = worlds.map((world, k) => ({ world, weight: at(weights, k) / total }));
  let sum = 0;
  const upTo = all.map(({ weight }) => (sum += weight));
  return {
    all,
    draw(random) {
      const lot = unit(random) * sum;
      let from = 0;
      let to = upTo.length - 1;
      while (from < to) {
        const middle = (from + to) >> 1;
        if (at(upTo, middle) > lot) to = middle;
        else from = middle + 1;
      }
      return at(all, from).world;
    },
  };
}
