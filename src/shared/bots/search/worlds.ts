/** Worlds that a seat may imagine, the likelier ones more often. */
import type { SearchModel } from '../../engine/mind.ts';
import { pick, type Random } from '../../engine/random.ts';
import type { GameTypes, Rules } from '../../engine/rules.ts';

export interface SampledWorlds<State> {
  /** At least one; nobody may change them. */
  readonly all: readonly State[];
  /** One of them. */
  draw(random: Random): State;
}

/** Worlds without end, one after the other as they are asked for. */
export function* sampleWorlds<G extends GameTypes>(
  rules: Rules<G>,
  mind: SearchModel<G>,
  observation: G['Observation'],
  random: Random,
): Generator<G['State'], never> {
  const afresh = () => rules.resample(observation, random);
  const next = mind.mcmcStep?.(observation, afresh(), random) ?? afresh;
  for (;;) yield next();
}

/** The next so many of these worlds, at least one. Yields after each. */
export function* takeWorlds<State>(source: Iterator<State, never>, count: number): Generator<undefined, SampledWorlds<State>> {
  const all: State[] = [];
  while (all.length < Math.max(1, count)) {
    all.push(source.next().value);
    yield;
  }
  return { all, draw: (lots) => pick(all, lots) };
}
