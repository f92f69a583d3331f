/** A searching bot. */
import { type Bot, type BotMaker, type Level, SEARCH_LEVELS, type SearchLevel } from '../../engine/bot.ts';
import type { Random } from '../../engine/random.ts';
import type { GameTypes, Rules, Seat } from '../../engine/rules.ts';
import type { MoveChooser, SearchModel } from '../../engine/search-model.ts';
import type { View } from '../../engine/view.ts';
import { isSeatObservation } from '../policy.ts';
import { runToEnd, searchMove } from './search.ts';

/** Searches with so many iterations. The same seed and observations give the same moves. */
export function searchBot<G extends GameTypes>(
  rules: Rules<G>,
  mind: SearchModel<G>,
  iterations = mind.iterations,
): BotMaker<G> {
  return (seat, random) => interruptibleSearchBot({ rules, mind, iterations }, seat, random);
}

/** A game's search levels by thinking time. */
export function searchBotsByLevel<G extends GameTypes>(
  rules: Rules<G>,
  mind: SearchModel<G>,
): Partial<Record<SearchLevel, BotMaker<G>>> {
  const made: Partial<Record<SearchLevel, BotMaker<G>>> = {};
  for (const level of SEARCH_LEVELS) {
    const iterations = iterationsAt(mind, level);
    if (iterations !== undefined) made[level] = searchBot(rules, mind, iterations);
  }
  return made;
}

/** A level's iterations; undefined without search. */
export function iterationsAt(
  mind: Pick<SearchModel, 'iterations' | 'timedIterations'>,
  level: Level,
): number | undefined {
  if (level === 'expert') return mind.iterations;
  return level === 'expert-1s' || level === 'expert-3s' ? mind.timedIterations?.[level] : undefined;
}

interface InterruptibleBot<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly mind: SearchModel<G>;
  readonly iterations: number;
  /** The true state, for the arena's omniscient bot. */
  readonly truth?: () => G['State'];
}

/**
 * The first number of `random` is its seed, on which alone, with the observations, its choices
 * depend.
 */
export function interruptibleSearchBot<G extends GameTypes>(
  { rules, mind, iterations, truth }: InterruptibleBot<G>,
  seat: Seat,
  random: Random,
): Bot<G> {
  const seed = random.below(2 ** 31);
  function* ponder(observation: G['Observation'], moves: readonly G['Move'][]): ReturnType<MoveChooser<G>> {
    if (!isSeatObservation(observation)) throw new Error(`${rules.id}: nobody's choice`);
    const question = { rules, mind, observation, moves, seed, iterations, ...(truth && { truth: truth() }) };
    return (yield* searchMove<G>(question)).move;
  }
  return mind.makeBot?.(ponder, seat, random) ?? botThatMovesAtOnce(ponder);
}

/** Searches when it has a move, and plays it at once. */
function botThatMovesAtOnce<G extends GameTypes>(ponder: MoveChooser<G>): Bot<G> {
  function* think({ observation, moves }: View<G>) {
    return moves.length === 0 ? undefined : { move: yield* ponder(observation, moves), after: 0 };
  }
  return { think, see: (view) => runToEnd(think(view)) };
}
