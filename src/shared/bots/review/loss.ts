/** By how much one move is better than another, as a search sees it from the seat: both are thought about alike. */
import { at, present } from '../../engine/at.ts';
import type { Mind } from '../../engine/mind.ts';
import { type Random, seeded } from '../../engine/random.ts';
import type { GameTypes, MoveNumber } from '../../engine/rules.ts';
import { copyOf } from '../search/copies.ts';
import { type Counted, counted, numberOf } from '../search/counted.ts';
import type { Question, Thinking } from '../search/deliberate.ts';
import { solveMoves } from '../search/endgame.ts';
import { nextDecision, playOut } from '../search/playout.ts';
import { Tree } from '../search/tree.ts';
import { gather, imagine, type Worlds } from '../search/worlds.ts';
import { broughtBy } from './deals.ts';

/** For each imagined world so many iterations of a tree; so many for one that is played exactly. */
const PER_WORLD = 4;
const PER_SOLUTION = 20;

interface Named<G extends GameTypes> extends Omit<Question<G>, 'moves' | 'truth'> {
  readonly better: G['Move'];
  readonly made: G['Move'];
}

/** In numbers. */
interface Pair<G extends GameTypes> extends Pick<Question<G>, 'mind' | 'observation' | 'seed' | 'iterations'> {
  readonly rules: Counted<G>;
  readonly better: MoveNumber;
  readonly made: MoveNumber;
}

/**
 * One comparison, in the mind's measure: in the same imagined worlds both moves are played out, or get a tree of their own,
 * as often, so that neither has been thought of less. Only what the rules count is compared, not what breaks ties.
 */
export function* lossOnce<G extends GameTypes>(named: Named<G>): Thinking<number> {
  const { observation, seed, iterations } = named;
  const [rules, mind] = [counted(named.rules), byScore(named.mind)];
  const [better, made] = [numberOf(rules, named.better), numberOf(rules, named.made)];
  const pair: Pair<G> = { ...named, rules, mind, better, made };
  const source = imagine(rules, mind, observation, seeded(seed));
  const worlds = yield* gather(source, Math.ceil(iterations / PER_WORLD));
  const some = at(worlds.all, 0);
  const { measure = 1 } = mind;
  if (mind.endgame?.near(some)) return measure * (yield* exactly(pair, worlds));
  if (mind.plays) return measure * (yield* playedOut(pair, worlds));
  const worthOf = (move: MoveNumber) => grown(pair, worlds, move, seeded(seed + 1));
  return measure * ((yield* worthOf(better)) - (yield* worthOf(made)));
}

/** The same mind, which does not care about two ways to the same score. */
function byScore<G extends GameTypes>(mind: Mind<G>): Mind<G> {
  const { measure = 1 } = mind;
  if (!mind.brought) return mind;
  return {
    ...mind,
    outcome(world) {
      const outcome = mind.outcome(world);
      return outcome && broughtBy(mind as Mind, world, outcome).map((points) => points / measure);
    },
  };
}

function* grown<G extends GameTypes>(
  { rules, mind, observation, iterations }: Pair<G>,
  worlds: Worlds<G['State']>,
  move: MoveNumber,
  random: Random,
): Thinking<number> {
  const tree = new Tree(rules, mind);
  for (let k = 0; k < iterations; k++) {
    tree.grow(worlds.draw(random), observation.viewer, [move], random);
    if (k % PER_SOLUTION === 0) yield;
  }
  return at(tree.expected, 0).worth;
}

/** Where playouts are as a player would play, both moves are played out in the same worlds, as the search itself does. */
function* playedOut<G extends GameTypes>(
  { rules, mind, observation, iterations, better, made, seed }: Pair<G>,
  worlds: Worlds<G['State']>,
): Thinking<number> {
  const { viewer } = observation;
  const random = seeded(seed + 1);
  const worthIn = (world: G['State'], move: MoveNumber): number => {
    const own = copyOf(rules, world);
    rules.byNumber.make(own, viewer, move);
    return playOut(rules, mind, own, nextDecision(rules, mind, own, random), random)?.[viewer] ?? 0;
  };
  let sum = 0;
  for (let k = 0; k < iterations; k++) {
    const world = worlds.draw(random);
    sum += worthIn(world, better) - worthIn(world, made);
    if (k % PER_SOLUTION === 0) yield;
  }
  return sum / iterations;
}

function* exactly<G extends GameTypes>(
  { rules, mind, observation, iterations, better, made, seed }: Pair<G>,
  worlds: Worlds<G['State']>,
): Thinking<number> {
  const { endgame } = mind;
  if (!endgame) throw new Error(`${rules.id} has no end that can be played exactly`);
  const random = seeded(seed + 1);
  const count = Math.max(1, Math.ceil(iterations / PER_SOLUTION));
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const world = worlds.draw(random);
    const [best, own] = solveMoves(rules, mind, endgame, world, observation.viewer, [better, made]);
    sum += present(best, 'best') - present(own, 'own');
    yield;
  }
  return sum / count;
}
