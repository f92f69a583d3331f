/** By how much one move is better than another, as a search sees it from the seat: both are thought about alike. */
import { at, present } from '../../engine/collections.ts';
import { type Random, seeded } from '../../engine/random.ts';
import type { GameTypes, MoveIndex } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import { solveMoves } from '../search/endgame.ts';
import { asIndexedRules, copyState, type IndexedRules, indexOfMove } from '../search/indexed-rules.ts';
import { nextDecision, rollOut } from '../search/playout.ts';
import {
  type Interruptible,
  type SampledWorlds,
  type SearchRequest,
  sampleWorlds,
  takeWorlds,
} from '../search/search.ts';
import { Tree } from '../search/tree.ts';
import { dealScores } from './deals.ts';

/** For each imagined world so many iterations of a tree; so many for one that is played exactly. */
const ITERATIONS_PER_WORLD = 4;
const ITERATIONS_PER_SOLUTION = 20;

interface MoveComparison<G extends GameTypes> extends Omit<SearchRequest<G>, 'moves' | 'truth'> {
  readonly better: G['Move'];
  readonly made: G['Move'];
}

/** In numbers. */
interface IndexedMoveComparison<G extends GameTypes>
  extends Pick<SearchRequest<G>, 'mind' | 'observation' | 'seed' | 'iterations'> {
  readonly rules: IndexedRules<G>;
  readonly better: MoveIndex;
  readonly made: MoveIndex;
}

/**
 * One comparison, in the mind's measure: in the same imagined worlds both moves are played out, or get a tree of their own,
 * as often, so that neither has been thought of less. Only what the rules count is compared, not what breaks ties.
 */
export function* estimateMoveLoss<G extends GameTypes>(named: MoveComparison<G>): Interruptible<number> {
  const { observation, seed, iterations } = named;
  const [rules, mind] = [asIndexedRules(named.rules), scoreOnlyModel(named.mind)];
  const [better, made] = [indexOfMove(rules, named.better), indexOfMove(rules, named.made)];
  const pair: IndexedMoveComparison<G> = { ...named, rules, mind, better, made };
  const source = sampleWorlds(rules, mind, observation, seeded(seed));
  const worlds = yield* takeWorlds(source, Math.ceil(iterations / ITERATIONS_PER_WORLD));
  const some = at(worlds.all, 0);
  const { scoreUnit: measure = 1 } = mind;
  if (mind.endgame?.isReached(some)) return measure * (yield* lossBySolving(pair, worlds));
  if (mind.usesFlatMonteCarlo) return measure * (yield* lossByPlayouts(pair, worlds));
  const worthOf = (move: MoveIndex) => lossByTree(pair, worlds, move, seeded(seed + 1));
  return measure * ((yield* worthOf(better)) - (yield* worthOf(made)));
}

/** The same mind, which does not care about two ways to the same score. */
function scoreOnlyModel<G extends GameTypes>(mind: SearchModel<G>): SearchModel<G> {
  const { scoreUnit: measure = 1 } = mind;
  if (!mind.scoreGain) return mind;
  return {
    ...mind,
    outcome(world) {
      const outcome = mind.outcome(world);
      return outcome && dealScores(mind as SearchModel, world, outcome).map((points) => points / measure);
    },
  };
}

function* lossByTree<G extends GameTypes>(
  { rules, mind, observation, iterations }: IndexedMoveComparison<G>,
  worlds: SampledWorlds<G['State']>,
  move: MoveIndex,
  random: Random,
): Interruptible<number> {
  const tree = new Tree(rules, mind);
  for (let k = 0; k < iterations; k++) {
    tree.grow(worlds.draw(random), observation.viewer, [move], random);
    if (k % ITERATIONS_PER_SOLUTION === 0) yield;
  }
  return at(tree.expected, 0).value;
}

/** Where playouts are as a player would play, both moves are played out in the same worlds, as the search itself does. */
function* lossByPlayouts<G extends GameTypes>(
  { rules, mind, observation, iterations, better, made, seed }: IndexedMoveComparison<G>,
  worlds: SampledWorlds<G['State']>,
): Interruptible<number> {
  const { viewer } = observation;
  const random = seeded(seed + 1);
  const worthIn = (world: G['State'], move: MoveIndex): number => {
    const own = copyState(rules, world);
    rules.indexedMoves.apply(own, viewer, move);
    return rollOut(rules, mind, own, nextDecision(rules, mind, own, random), random)?.[viewer] ?? 0;
  };
  let sum = 0;
  for (let k = 0; k < iterations; k++) {
    const world = worlds.draw(random);
    sum += worthIn(world, better) - worthIn(world, made);
    if (k % ITERATIONS_PER_SOLUTION === 0) yield;
  }
  return sum / iterations;
}

function* lossBySolving<G extends GameTypes>(
  { rules, mind, observation, iterations, better, made, seed }: IndexedMoveComparison<G>,
  worlds: SampledWorlds<G['State']>,
): Interruptible<number> {
  const { endgame } = mind;
  if (!endgame) throw new Error(`${rules.id} has no end that can be played exactly`);
  const random = seeded(seed + 1);
  const count = Math.max(1, Math.ceil(iterations / ITERATIONS_PER_SOLUTION));
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const world = worlds.draw(random);
    const [best, own] = solveMoves(rules, mind, endgame, world, observation.viewer, [better, made]);
    sum += present(best, 'best') - present(own, 'own');
    yield;
  }
  return sum / count;
}
