/**
 * Information-set Monte Carlo tree search: one tree for all worlds, so that a seat chooses alike in
 * worlds it can't tell apart.
 */
import { at } from '../../engine/collections.ts';
import type { Random } from '../../engine/random.ts';
import type { GameTypes, MoveIndex, Seat } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import { copyState, type Decision, type IndexedRules, nextDecision, rollOut } from './playout.ts';

/** The exploration constant, found by experiment. */
const EXPLORATION = 0.5;

interface Branch {
  readonly move: MoveIndex;
  visits: number;
  /** How often it was available. */
  chances: number;
  /** Sum of outcomes for the chooser. */
  sum: number;
  squares: number;
  /** Created on the second visit. */
  below: Node | undefined;
}

/** Tried moves in order; few, so a list is as fast as a map. */
type Node = Branch[];

interface PathStep {
  readonly seat: Seat;
  readonly branch: Branch;
}

/** A move's expected value after its visits. */
export interface MoveEstimate<Move> {
  readonly move: Move;
  readonly visits: number;
  readonly value: number;
  /** One standard error. */
  readonly error: number;
}

export class Tree<G extends GameTypes> {
  readonly #rules: IndexedRules<G>;
  readonly #mind: SearchModel<G>;
  readonly #root: Node = [];

  constructor(rules: IndexedRules<G>, mind: SearchModel<G>) {
    this.#rules = rules;
    this.#mind = mind;
  }

  /** One iteration in this world, which isn't changed; the first choice is among these moves. */
  grow(start: G['State'], seat: Seat, moves: readonly MoveIndex[], random: Random): void {
    const world = copyState(this.#rules, start);
    const path: PathStep[] = [];
    let node: Node | undefined = this.#root;
    let decides: Decision | undefined = { seat, moves };
    while (node && decides) {
      const branch: Branch = this.#choose(node, world, decides, random);
      path.push({ seat: decides.seat, branch });
      this.#rules.indexedMoves.apply(world, decides.seat, branch.move);
      if (branch.visits > 0) branch.below ??= [];
      node = branch.below;
      decides = nextDecision(this.#rules, this.#mind, world, random);
    }
    const outcome = rollOut(this.#rules, this.#mind, world, decides, random);
    for (const { seat: chose, branch } of path) {
      branch.visits++;
      const worth = outcome?.[chose] ?? 0;
      branch.sum += worth;
      branch.squares += worth * worth;
    }
  }

  /** Estimates of the root's moves, in order of first visit. */
  get expected(): MoveEstimate<MoveIndex>[] {
    return this.#root.map(({ move, visits, sum, squares }) => {
      const worth = sum / Math.max(1, visits);
      const error = Math.sqrt(Math.max(0, squares / visits - worth * worth) / visits);
      return { move, visits, value: worth, error: visits > 1 ? error : 1 };
    });
  }

  #choose(node: Node, world: G['State'], { seat, moves }: Decision, random: Random): Branch {
    const untried: MoveIndex[] = [];
    let best: Branch | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < moves.length; k++) {
      const move = at(moves, k);
      const branch = branchOf(node, move);
      if (!branch) {
        untried.push(move);
        continue;
      }
      branch.chances++;
      const worth = branch.sum / branch.visits + EXPLORATION * Math.sqrt(Math.log(branch.chances) / branch.visits);
      if (worth > most) [best, most] = [branch, worth];
    }
    if (untried.length === 0 && best) return best;
    const move = untried.length === 1 ? at(untried, 0) : this.#mind.rolloutMove(world, seat, untried, random);
    const branch = { move, visits: 0, chances: 1, sum: 0, squares: 0, below: undefined };
    node.push(branch);
    return branch;
  }
}

function branchOf(node: Node, move: MoveIndex): Branch | undefined {
  for (let k = 0; k < node.length; k++) {
    const branch = at(node, k);
    if (branch.move === move) return branch;
  }
  return undefined;
}
