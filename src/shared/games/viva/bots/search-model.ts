/** The search model of VIVA. */
import { isSeatObservation } from '../../../bots/policy.ts';
import { DESIGNS } from '../../../cards/viva.ts';
import { maxBy } from '../../../engine/collections.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import type { SearchModel } from '../../../engine/search-model.ts';
import { mayLay } from '../rules/play.ts';
import { type Board, HOUSES, isBlocked, topOf } from '../state/board.ts';
import { firstOf } from '../state/design-sets.ts';
import { heldIn } from '../state/hand.ts';
import { CATCH, designPlayed, FIRST_BLOCK, housesPlayed } from '../state/move-index.ts';
import { allSeats, stillIn } from '../state/observation.ts';
import { roundOf, type State, type Viva } from '../state/state.ts';
import { handOf } from '../state/table.ts';
import { moveValue, normal } from './heuristic.ts';
import { mcmcStep } from './mcmc.ts';
import { searchingBot } from './player.ts';
import { positionInWorld } from './position.ts';

/** Rounds of turns before a playout is cut off, and the min moves. */
const TURNS_AHEAD = 4;
const MOVES_AHEAD = 16;
/**
 * Log-odds of being out first, fitted to positions of matches among `normal` (two, four and six
 * seats): a hand e times as large; a last card that can be laid; a whole round to wait.
 */
const BY_SEATS = {
  2: { size: -0.1, ready: 2.3, wait: -0.1 },
  4: { size: -0.6, ready: 3, wait: -0.3 },
  6: { size: -1, ready: 2.4, wait: -0.6 },
};

export const searchModel: SearchModel<Viva> = {
  iterations: 6000,
  timedIterations: { 'expert-1s': 48_000, 'expert-3s': 160_000 },
  // In percent.
  scoreUnit: 100,
  outcome,
  rolloutMove,
  usesFlatMonteCarlo: true,
  overrideErrors: 0.5,
  candidateMoves,
  // After the first seat is out, the winner's card is gone.
  bookMove(observation, moves, random) {
    const isWon = (observation.round?.out.length ?? 0) > 0;
    return isWon && isSeatObservation(observation) ? normal.choose(observation, moves, random) : undefined;
  },
  priorMove: (observation, moves, random) =>
    isSeatObservation(observation) ? normal.choose(observation, moves, random) : undefined,
  mcmcStep: (observation, start, random) =>
    isSeatObservation(observation) ? mcmcStep(observation, start, random) : () => start,
  rolloutCutoff: { moves: ({ seats }) => Math.max(MOVES_AHEAD, TURNS_AHEAD * seats), evaluate },
  makeBot: (ponder, seat, random) => searchingBot(normal, ponder, seat, random),
};

/** The winner's card goes to the first seat that is out (VI-19). */
function outcome({ phase, round, results, seats }: State): readonly number[] | undefined {
  const winner = phase === 'deal' || phase === 'over' ? results.at(-1)?.winner : round?.out[0];
  return winner === undefined ? undefined : allSeats(seats).map((seat) => (seat === winner ? 1 : 0));
}

/** Each seat's probability of being out first. */
function evaluate(world: State): readonly number[] {
  const { table, seats, turn } = world;
  const inRound = stillIn(roundOf(world));
  const weights = BY_SEATS[inRound.length < 3 ? 2 : inRound.length < 5 ? 4 : 6];
  const chances = allSeats(seats).map((seat) => {
    if (!inRound.includes(seat)) return 0;
    const hand = handOf(table.hands, seat);
    const isReady = hand.size === 1 && isBlocked(table, seat, firstOf(heldIn(hand)));
    const wait = turn === null ? 0 : ((seat - turn + seats) % seats) / seats;
    return Math.exp(weights.size * Math.log(hand.size) + weights.wait * wait + (isReady ? weights.ready : 0));
  });
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

/**
 * Merges plays of one card with the same top cards and copies (VI-9), and excludes forbidden ones
 * (VI-21).
 */
function candidateMoves(
  { table, options, taken }: State,
  seat: Seat,
  moves: readonly MoveIndex[],
): readonly MoveIndex[] {
  const seen = new Set<number>();
  return moves.filter((move) => {
    if (move === CATCH) return false;
    if (move >= FIRST_BLOCK) return true;
    if (options.policing === 'caught' && !mayLay(table, seat, move, taken)) return false;
    const name = outcomeOf(table, move);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** A key of card, copies and resulting top cards. */
function outcomeOf(board: Board, play: MoveIndex): number {
  const [design, houses] = [designPlayed(play), housesPlayed(play)];
  const tops = HOUSES.map((house) => (houses.includes(house) ? design : (topOf(board, house) ?? NONE)));
  return tops
    .sort((one, other) => one - other)
    .reduce((name, top) => name * (NONE + 1) + top, design * 8 + houses.length);
}

/** No card. */
const NONE = DESIGNS.length;

/** The `normal` move for what this seat would see. */
function rolloutMove(world: State, seat: Seat, moves: readonly MoveIndex[]): MoveIndex {
  const permitted = world.options.policing === 'caught' ? candidateMoves(world, seat, moves) : moves;
  const now = positionInWorld(world, seat);
  return maxBy(permitted, (move) => moveValue(move, now));
}
