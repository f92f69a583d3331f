/**
 * A game's search model: rollout policy, evaluation, and inference from others' choices. Sampled
 * worlds use indexed moves (`Rules.indexedMoves`) for speed.
 */
import type { Bot, SearchLevel } from './bot.ts';
import type { Random } from './random.ts';
import type { GameTypes, MoveIndex, Seat } from './rules.ts';

export interface SearchModel<G extends GameTypes = GameTypes> {
  /** Iterations at level `expert`. */
  readonly iterations: number;
  /**
   * At longer levels: iterations that take about the time in their name for most choices, on two
   * cores.
   */
  readonly timedIterations?: Readonly<Record<Exclude<SearchLevel, 'expert'>, number>>;
  /** Size of a value of 1 in the unit of the game's messages (`hint.worth`); default 1. */
  readonly scoreUnit?: number;
  /**
   * Each seat's outcome of the searched unit (a deal, a round), scaled by the usual stake: mostly
   * within ±1. Undefined while it goes on.
   */
  outcome(world: G['State']): readonly number[] | undefined;
  /**
   * The scored points by the rules alone, in the same unit. Set where the outcome also separates
   * ways to the same score.
   */
  scoreGain?(world: G['State']): readonly number[];
  /** A quick sensible choice in a sampled world; there is at least one move. */
  rolloutMove(world: G['State'], seat: Seat, moves: readonly MoveIndex[], random: Random): MoveIndex;
  /**
   * Set where `rolloutMove` plays well: moves are compared by playouts in the same worlds, without
   * a tree.
   */
  readonly usesFlatMonteCarlo?: true;
  /** Flat search: standard errors by which another move must lead to override the prior. */
  readonly overrideErrors?: number;
  /**
   * Moves worth searching, at least one: each other one is as good as one of these. Default: all.
   */
  candidateMoves?(world: G['State'], seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[];
  /** A move that needs no search; undefined to search. */
  bookMove?(observation: G['Observation'], moves: readonly G['Move'][], random: Random): G['Move'] | undefined;
  /**
   * A prior: the move an experienced player makes without search, unless the search is sure.
   * Default: none.
   */
  priorMove?(observation: G['Observation'], moves: readonly G['Move'][], random: Random): G['Move'] | undefined;
  /**
   * An MCMC step through worlds consistent with the observation: each call returns the next,
   * weighted by the others' choices. Default: independent samples.
   */
  mcmcStep?(observation: G['Observation'], start: G['State'], random: Random): () => G['State'];
  /** Set where playouts are long: they are cut off and evaluated. */
  readonly rolloutCutoff?: RolloutCutoff<G>;
  /** Wraps the chooser in a bot of its own, where the game needs more than moves on turn. */
  makeBot?(ponder: MoveChooser<G>, seat: Seat, random: Random): Bot<G>;
  /** Set where a deal's end can be solved with open cards. Zero-sum between two sides. */
  readonly endgame?: Endgame<G>;
}

/** Chooses a move in steps from a seat's observation; there is at least one. */
export type MoveChooser<G extends GameTypes = GameTypes> = (
  observation: G['Observation'],
  moves: readonly G['Move'][],
) => Generator<undefined, G['Move']>;

export interface RolloutCutoff<G extends GameTypes = GameTypes> {
  /** Moves before a playout is cut off. */
  moves(world: G['State']): number;
  /** The evaluation for each seat, in the unit of `outcome`. */
  evaluate(world: G['State']): readonly number[];
}

export interface Endgame<G extends GameTypes = GameTypes> {
  /** Whether the end is near enough to solve; from public information. */
  isReached(world: G['State']): boolean;
  /** The seat's side in this world. */
  side(world: G['State'], seat: Seat): 0 | 1;
  /** The same key for worlds with the same continuation and value, whatever their history. */
  key(world: G['State']): string | number;
}
