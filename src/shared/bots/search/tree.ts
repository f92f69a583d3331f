/**
 * One tree for all worlds (information-set Monte Carlo tree search): what a seat can't tell apart it must answer alike, so
 * that no move is chosen for what only one world would allow.
 */
import { at } from '../../engine/at.ts';
import { moveEvent } from '../../engine/match.ts';
import type { Mind } from '../../engine/mind.ts';
import type { Random } from '../../engine/random.ts';
import type { GameTypes, Rules, Seat } from '../../engine/rules.ts';
import { copyOf } from './copies.ts';
import { nameOf } from './names.ts';
import { type Decision, nextDecision, playOut } from './playout.ts';

/** How much a move that was tried seldom is tried again; found by trying. */
const CURIOSITY = 0.5;

interface Branch<Move> {
  readonly move: Move;
  visits: number;
  /** How often it could have been tried. */
  chances: number;
  /** What it has brought whoever chose it. */
  sum: number;
  squares: number;
  below: Node<Move> | undefined;
}

interface Node<Move> {
  readonly branches: Map<string, Branch<Move>>;
}

interface Step<Move> {
  readonly seat: Seat;
  readonly branch: Branch<Move>;
}

/** What a move is expected to bring, after so many tries. */
export interface Expected<Move> {
  readonly move: Move;
  readonly visits: number;
  readonly worth: number;
  /** How far from it the truth may be: one standard error. */
  readonly error: number;
}

export class Tree<G extends GameTypes> {
  readonly #rules: Rules<G>;
  readonly #mind: Mind<G>;
  readonly #root: Node<G['Move']> = { branches: new Map() };

  constructor(rules: Rules<G>, mind: Mind<G>) {
    this.#rules = rules;
    this.#mind = mind;
  }

  /** Goes down the tree once in this world, which it leaves as it is; the first choice is among these moves. */
  grow(start: G['State'], seat: Seat, moves: readonly G['Move'][], random: Random): void {
    const world = copyOf(this.#rules, start);
    const path: Step<G['Move']>[] = [];
    let node: Node<G['Move']> | undefined = this.#root;
    let decides: Decision<G> | undefined = { seat, moves };
    while (node && decides) {
      const branch: Branch<G['Move']> = this.#choose(node, world, decides, random);
      path.push({ seat: decides.seat, branch });
      this.#rules.apply(world, moveEvent(decides.seat, branch.move));
      const isNew: boolean = branch.visits === 0;
      branch.below ??= { branches: new Map() };
      node = isNew ? undefined : branch.below;
      decides = nextDecision(this.#rules, this.#mind, world, random);
    }
    const outcome = playOut(this.#rules, this.#mind, world, decides, random);
    for (const { seat: chose, branch } of path) {
      branch.visits++;
      const worth = outcome?.[chose] ?? 0;
      branch.sum += worth;
      branch.squares += worth * worth;
    }
  }

  /** What has been found out about the first choice, as the moves were tried first. */
  get expected(): Expected<G['Move']>[] {
    return [...this.#root.branches.values()].map(({ move, visits, sum, squares }) => {
      const worth = sum / Math.max(1, visits);
      const error = Math.sqrt(Math.max(0, squares / visits - worth * worth) / visits);
      return { move, visits, worth, error: visits > 1 ? error : 1 };
    });
  }

  #choose(
    { branches }: Node<G['Move']>,
    world: G['State'],
    { seat, moves }: Decision<G>,
    random: Random,
  ): Branch<G['Move']> {
    const untried: G['Move'][] = [];
    let best: Branch<G['Move']> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const branch = branches.get(nameOf(move));
      if (!branch) {
        untried.push(move);
        continue;
      }
      branch.chances++;
      const worth = branch.sum / branch.visits + CURIOSITY * Math.sqrt(Math.log(branch.chances) / branch.visits);
      if (worth > most) [best, most] = [branch, worth];
    }
    if (untried.length === 0 && best) return best;
    const move = untried.length === 1 ? at(untried, 0) : this.#mind.guess(world, seat, untried, random);
    const branch = { move, visits: 0, chances: 1, sum: 0, squares: 0, below: undefined };
    branches.set(nameOf(move), branch);
    return branch;
  }
}
