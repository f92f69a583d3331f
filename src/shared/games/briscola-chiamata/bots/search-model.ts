/** The search model of Briscola Chiamata. */

import { isSeatObservation } from '../../../bots/policy.ts';
import { at, last, maxBy, present } from '../../../engine/collections.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import type { SearchModel } from '../../../engine/search-model.ts';
import { FIRST_BID, indexOfMove, MOVES } from '../state/move-index.ts';
import type { Briscola, State } from '../state/state.ts';
import { candidateMoves, hidingPartnership } from './hard-constraints.ts';
import { mcmcStep } from './mcmc.ts';
import { normal } from './normal.ts';
import { type SeatView, seatViewIn, seatViewOf } from './seat-view.ts';
import { cardValueAsChoice, trickContextOf } from './trick-value.ts';
import { cardsLeft, continuationKey, isOfDeclarer, partnerIn, takenBy } from './world-queries.ts';

/** Scale: a large game score of a deal of 61 (BC-18). */
const MUCH = 4;
/** Weight of a card point beside the score: between equal scores the safer way. */
const A_POINT = 0.02;
/** Max cards left for the exact endgame. */
const LAST_CARDS = 12;

export const searchModel: SearchModel<Briscola> = {
  iterations: 2500,
  timedIterations: { 'expert-1s': 10_000, 'expert-3s': 26_000 },
  scoreUnit: MUCH,
  outcome,
  scoreGain: ({ deals }) => last(deals).scores,
  rolloutMove,
  usesFlatMonteCarlo: true,
  overrideErrors: 2,
  candidateMoves,
  mcmcStep: (observation, start, random) =>
    observation.phase === 'play' ? mcmcStep(observation.viewer, start, random) : () => start,
  bookMove: (observation, moves, random) =>
    observation.phase !== 'play' && isSeatObservation(observation) ? normal(observation, moves, random) : undefined,
  priorMove: (observation, moves) => {
    if (!isSeatObservation(observation)) return undefined;
    const sight = seatViewOf(observation);
    return at(MOVES, bestOfMoves(hidingPartnership(moves.map(indexOfMove), sight), sight));
  },
  endgame: {
    isReached: (world) => cardsLeft(world) <= LAST_CARDS,
    side: (world, seat) => (isOfDeclarer(world, seat) ? 0 : 1),
    key,
  },
};

/** Each seat's outcome of the deal. */
function outcome({ phase, deals }: State): readonly number[] | undefined {
  if (phase !== 'scored' && phase !== 'over') return undefined;
  const { winner, teammate, points: made, bid, scores } = last(deals);
  const over = A_POINT * (made - bid);
  return scores.map((score, seat) => (score + (seat === winner || seat === teammate ? over : -over)) / MUCH);
}

/** The `normal` move for what this seat would see; one of the given moves. */
function rolloutMove(world: State, seat: Seat, moves: readonly MoveIndex[]): MoveIndex {
  return bestOfMoves(moves, seatViewIn(world, seat));
}

function bestOfMoves(moves: readonly MoveIndex[], sight: SeatView): MoveIndex {
  const outlook = trickContextOf(sight);
  return maxBy(moves, (move) => (move < FIRST_BID ? cardValueAsChoice(move, outlook) : 0));
}

/** The remaining position, and the declarer side's points. */
function key(world: State): string {
  const declarer = present(world.declarer, 'declarer');
  const partner = partnerIn(world);
  const taken = takenBy(world, declarer) + (partner === declarer ? 0 : takenBy(world, partner));
  return `${taken}:${continuationKey(world)}`;
}
