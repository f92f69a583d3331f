/** A bot that thinks before it plays. */
import { type Bot, type BotMaker, DEPTHS, type Depth, type Level } from '../../engine/bot.ts';
import type { Mind, Ponder } from '../../engine/mind.ts';
import type { Random } from '../../engine/random.ts';
import type { GameTypes, Rules, Seat } from '../../engine/rules.ts';
import type { View } from '../../engine/view.ts';
import { isSeats } from '../policy.ts';
import { deliberate, thoughtOut } from './deliberate.ts';

/** Plays what it finds in so many iterations. With the same seed it finds the same wherever it sees the same. */
export function searcher<G extends GameTypes>(
  rules: Rules<G>,
  mind: Mind<G>,
  iterations = mind.iterations,
): BotMaker<G> {
  return (seat, random) => thinker({ rules, mind, iterations }, seat, random);
}

/** The levels of a game that search, by how long they think. */
export function searchers<G extends GameTypes>(rules: Rules<G>, mind: Mind<G>): Partial<Record<Depth, BotMaker<G>>> {
  const made: Partial<Record<Depth, BotMaker<G>>> = {};
  for (const level of DEPTHS) {
    const iterations = iterationsAt(mind, level);
    if (iterations !== undefined) made[level] = searcher(rules, mind, iterations);
  }
  return made;
}

/** In how many iterations a level searches; nothing for one that doesn't. */
export function iterationsAt(mind: Pick<Mind, 'iterations' | 'deeper'>, level: Level): number | undefined {
  if (level === 'expert') return mind.iterations;
  return level === 'expert-1s' || level === 'expert-3s' ? mind.deeper?.[level] : undefined;
}

interface Thinker<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly mind: Mind<G>;
  readonly iterations: number;
  /** The state as it is, for one that is shown it (the arena's ceiling). */
  readonly truth?: () => G['State'];
}

/** The first number of `random` is its seed: all that its choices hang on besides what it sees. */
export function thinker<G extends GameTypes>(
  { rules, mind, iterations, truth }: Thinker<G>,
  seat: Seat,
  random: Random,
): Bot<G> {
  const seed = random.below(2 ** 31);
  function* ponder(observation: G['Observation'], moves: readonly G['Move'][]): ReturnType<Ponder<G>> {
    if (!isSeats(observation)) throw new Error(`${rules.id}: nobody's choice`);
    const question = { rules, mind, observation, moves, seed, iterations, ...(truth && { truth: truth() }) };
    return (yield* deliberate<G>(question)).move;
  }
  return mind.sits?.(ponder, seat, random) ?? onTurn(ponder);
}

/** Thinks when it has a move to make, and makes it at once. */
function onTurn<G extends GameTypes>(ponder: Ponder<G>): Bot<G> {
  function* think({ observation, moves }: View<G>) {
    return moves.length === 0 ? undefined : { move: yield* ponder(observation, moves), after: 0 };
  }
  return { think, see: (view) => thoughtOut(think(view)) };
}
