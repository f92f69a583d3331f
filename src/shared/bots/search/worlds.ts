/** Worlds that a seat may imagine, the likelier ones more often. */
import type { Mind } from '../../engine/mind.ts';
import { pick, type Random } from '../../engine/random.ts';
import type { GameTypes, Rules } from '../../engine/rules.ts';

export interface Worlds<State> {
  /** At least one; nobody may change them. */
  readonly all: readonly State[];
  /** One of them. */
  draw(random: Random): State;
}

/** So many worlds, at least one, imagined one by one. Yields after each. */
export function* imagineInSteps<G extends GameTypes>(
  rules: Rules<G>,
  mind: Mind<G>,
  observation: G['Observation'],
  count: number,
  random: Random,
): Generator<undefined, Worlds<G['State']>> {
  const imagine = () => rules.resample(observation, random);
  const next = mind.wander?.(observation, imagine(), random) ?? imagine;
  const all: G['State'][] = [];
  while (all.length < count) {
    all.push(next());
    yield;
  }
  return { all, draw: (lots) => pick(all, lots) };
}
