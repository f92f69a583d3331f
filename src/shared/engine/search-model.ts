/**
 * What a game adds to a bot that searches: how it guesses, what it is after, and what others' choices tell of their cards. In
 * imagined worlds moves are numbers (`Rules.byNumber`): they are gone through by the hundred thousand.
 */
import type { Bot, SearchLevel } from './bot.ts';
import type { Random } from './random.ts';
import type { GameTypes, MoveIndex, Seat } from './rules.ts';

export interface SearchModel<G extends GameTypes = GameTypes> {
  /** Iterations of a search at level `expert`. */
  readonly iterations: number;
  /** At the levels that think longer: so many that most choices take about as long as their names say, on two cores. */
  readonly timedIterations?: Readonly<Record<Exclude<SearchLevel, 'expert'>, number>>;
  /** How much a worth of 1 is in the measure that the game's words for people name (`hint.worth`); 1 without it. */
  readonly scoreUnit?: number;
  /**
   * How a world has turned out for each seat once what is searched is over (a deal, a round), in parts of what is usually
   * at stake: most between −1 and 1. Undefined as long as it goes on.
   */
  outcome(world: G['State']): readonly number[] | undefined;
  /**
   * What it has brought each seat by the rules alone, in the measure; asked where there is an outcome. Set where the outcome
   * tells ways to the same score apart.
   */
  scoreGain?(world: G['State']): readonly number[];
  /** A quick choice in an imagined world, as somebody of some sense would make it; there is at least one move. */
  rolloutMove(world: G['State'], seat: Seat, moves: readonly MoveIndex[], random: Random): MoveIndex;
  /** Set where `guess` plays well by itself: moves are then compared by playing them out in the same worlds, without a tree. */
  readonly usesFlatMonteCarlo?: true;
  /** Where moves are so compared: a hunch is left for one that seems better by so many standard errors. */
  readonly overrideErrors?: number;
  /** Of the moves, those worth a thought, at least one: others are as good as one of these. Without it all are. */
  candidateMoves?(world: G['State'], seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[];
  /** What needs no search: the move that is made; nothing where it should think. */
  bookMove?(observation: G['Observation'], moves: readonly G['Move'][], random: Random): G['Move'] | undefined;
  /** Which of these moves somebody of experience would make without a search: the search must be sure to leave it. Without it the search decides alone. */
  priorMove?(observation: G['Observation'], moves: readonly G['Move'][], random: Random): G['Move'] | undefined;
  /**
   * From one world to others that the observation allows: each call gives the next, likelier ones more often, by what the
   * others have chosen. Without it worlds are imagined one apart from the other.
   */
  mcmcStep?(observation: G['Observation'], start: G['State'], random: Random): () => G['State'];
  /** Set where playouts are long: they are broken off and judged. */
  readonly rolloutCutoff?: RolloutCutoff<G>;
  /** How it sits at the table besides, where there is more to do than to choose a move when it is on turn. */
  makeBot?(ponder: MoveChooser<G>, seat: Seat, random: Random): Bot<G>;
  /** Set where the end of a deal can be played exactly in a world whose cards are open. Two sides, one wins what the other loses. */
  readonly endgame?: Endgame<G>;
}

/** Chooses a move in steps, by what a seat observes; there is at least one. */
export type MoveChooser<G extends GameTypes = GameTypes> = (
  observation: G['Observation'],
  moves: readonly G['Move'][],
) => Generator<undefined, G['Move']>;

export interface RolloutCutoff<G extends GameTypes = GameTypes> {
  /** So many moves are guessed in a playout. */
  moves(world: G['State']): number;
  /** What the world looks like for each seat, in the measure of `outcome`. */
  evaluate(world: G['State']): readonly number[];
}

export interface Endgame<G extends GameTypes = GameTypes> {
  /** Whether so little is left that it is played exactly; asked of what everybody can count. */
  isReached(world: G['State']): boolean;
  /** Which of two sides a seat is on in this world. */
  side(world: G['State'], seat: Seat): 0 | 1;
  /** The same for worlds that go on alike, whatever they have been through, and are worth the same at the end. */
  key(world: G['State']): string | number;
}
