/** The loss of one move against another by search from the seat, with equal effort for both. */
import { at, present } from '../../engine/collections.ts';
import { type Match, newMatch, take } from '../../engine/match.ts';
import { type Random, seeded } from '../../engine/random.ts';
import type { GameTypes, MoveIndex } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import { solveMoves } from '../search/endgame.ts';
import { asIndexedRules, copyState, type IndexedRules, indexOfMove, nextDecision, rollOut } from '../search/playout.ts';
import {
  type Interruptible,
  type SampledWorlds,
  type SearchRequest,
  sampleWorlds,
  takeWorlds,
} from '../search/search.ts';
import { Tree } from '../search/tree.ts';

// The searched units of a match: each deal until it is decided.

/** Event numbers, from 0. */
export interface Deal {
  /** The event that deals the cards in play; earlier thrown-in ones don't count. */
  readonly laid: number;
  readonly from: number;
  /** Later events belong to the next deal. */
  readonly until: number;
  /** By seat, in the search model's unit; undefined where the match ended before. */
  readonly brought: readonly number[] | undefined;
}

/** All deals of a match, in order. */
export function dealsOf(match: Match, mind: SearchModel): Deal[] {
  const { rules, options, seats, events } = match;
  const again = newMatch(rules, options, seats);
  const deals: Deal[] = [];
  let deal: Deal = { laid: 0, from: 0, until: events.length, brought: undefined };
  for (const [index, event] of events.entries()) {
    const isLaid = event.by === 'chance' && rules.startsNewSeal?.(again.state);
    take(again, event);
    const outcome = mind.outcome(again.state);
    if (deal.brought && !outcome) {
      deals.push({ ...deal, until: index });
      deal = { laid: index, from: index, until: events.length, brought: undefined };
    } else if (isLaid) deal = { ...deal, laid: index };
    else if (outcome && !deal.brought) deal = { ...deal, brought: dealScores(mind, again.state, outcome) };
  }
  return [...deals, deal];
}

/** A decided deal's result by seat, in the model's unit. */
export function dealScores(mind: SearchModel, state: unknown, outcome: readonly number[]): readonly number[] {
  const { scoreUnit: measure = 1 } = mind;
  return mind.scoreGain?.(state) ?? outcome.map((worth) => worth * measure);
}

/** Tree iterations per sampled world; and per solved one. */
const ITERATIONS_PER_WORLD = 4;
const ITERATIONS_PER_SOLUTION = 20;

interface MoveComparison<G extends GameTypes> extends Omit<SearchRequest<G>, 'moves' | 'truth'> {
  readonly better: G['Move'];
  readonly made: G['Move'];
}

/** With indexed moves. */
interface IndexedMoveComparison<G extends GameTypes>
  extends Pick<SearchRequest<G>, 'mind' | 'observation' | 'seed' | 'iterations'> {
  readonly rules: IndexedRules<G>;
  readonly better: MoveIndex;
  readonly made: MoveIndex;
}

/**
 * One estimate in the model's unit: in the same sampled worlds both moves get equal playouts or
 * trees. Only scored points count, not tie-breaking terms.
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

/** The search model without preference between equal scores. */
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

/** With good playouts, both moves are played out in the same worlds, as the search does. */
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
