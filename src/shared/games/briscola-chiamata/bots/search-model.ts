/** The search model of Briscola Chiamata. */
import { isSeatObservation } from '../../../bots/policy.ts';
import { at, last, maxBy, present } from '../../../engine/collections.ts';
import { type Random, randomFraction } from '../../../engine/random.ts';
import type { MoveIndex, Seat, Viewer } from '../../../engine/rules.ts';
import type { SearchModel } from '../../../engine/search-model.ts';
import type { CardNumber } from '../../../tricks/deck.ts';
import { ALL_SEATS, cardOfNumber, numberOf } from '../cards.ts';
import { type Briscola, handOf, type State } from '../state.ts';
import {
  candidateMoves,
  cardsLeft,
  continuationKey,
  hidingPartnership,
  isCard,
  isOfDeclarer,
  partnerIn,
  takenBy,
  withHands,
} from './hard-constraints.ts';
import { handLogLikelihood } from './likelihood.ts';
import { normal } from './normal.ts';
import { type SeatView, seatViewIn, seatViewOf } from './seat-view.ts';
import { cardValueAsChoice, trickContextOf } from './trick-value.ts';

// MCMC over deals: proposes swaps of two hidden cards (Metropolis et al., 1953).

/** Swaps per step; and burn-in swaps, as the start may be unlikely. */
const CHANGES = 8;
const BEFORE = 100;

/**
 * Deals weighted by the others' calls, trump and plays. `start`: any deal in play consistent with
 * the observation.
 */
export function mcmcStep(viewer: Viewer, start: State, random: Random): () => State {
  const hands = ALL_SEATS.map((seat) => handOf(start, seat));
  const hidden = ALL_SEATS.filter((seat) => seat !== viewer && at(hands, seat).length > 0);
  if (hidden.length < 2) return () => start;
  const likelihood = memoizedJudge(handLogLikelihood(start));
  const now = ALL_SEATS.map((seat) => (hidden.includes(seat) ? likelihood(seat, at(hands, seat)) : 0));
  const change = () => {
    const first = random.below(hidden.length);
    const one = at(hidden, first);
    const other = at(hidden, (first + 1 + random.below(hidden.length - 1)) % hidden.length);
    const [here, there] = [at(hands, one), at(hands, other)];
    const [k, m] = [random.below(here.length), random.below(there.length)];
    const changedHere = here.with(k, at(there, m));
    const changedThere = there.with(m, at(here, k));
    const [likelyHere, likelyThere] = [likelihood(one, changedHere), likelihood(other, changedThere)];
    const gain = likelyHere + likelyThere - at(now, one) - at(now, other);
    if (gain < 0 && randomFraction(random) > Math.exp(gain)) return;
    [hands[one], hands[other]] = [changedHere, changedThere];
    [now[one], now[other]] = [likelyHere, likelyThere];
  };
  for (let k = 0; k < BEFORE; k++) change();
  return () => {
    for (let k = 0; k < CHANGES; k++) change();
    return withHands(start, [...hands]);
  };
}

/** Cached: late in a deal the same hands recur. */
function memoizedJudge(judge: (seat: Seat, hand: readonly CardNumber[]) => number): typeof judge {
  const known = ALL_SEATS.map(() => new Map<number, number>());
  return (seat, hand) => {
    let name = 0;
    for (const card of hand) name += 2 ** card;
    const judged = known[seat]?.get(name) ?? judge(seat, hand);
    known[seat]?.set(name, judged);
    return judged;
  };
}

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
    const cards = moves.flatMap((move) => (move.type === 'play' ? numberOf(move.card) : []));
    return { type: 'play', card: cardOfNumber(bestOfMoves(hidingPartnership(cards, sight), sight)) };
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
  return maxBy(moves, (move) => (isCard(move) ? cardValueAsChoice(move, outlook) : 0));
}

/** The remaining position, and the declarer side's points. */
function key(world: State): string {
  const declarer = present(world.declarer, 'declarer');
  const partner = partnerIn(world);
  const taken = takenBy(world, declarer) + (partner === declarer ? 0 : takenBy(world, partner));
  return `${taken}:${continuationKey(world)}`;
}
