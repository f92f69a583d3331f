/** How likely the others would have spoken and played as they did, if a world were the true one. */

import { cardOf, type FrenchCard, RANKS, SUITS, type Suit } from '../../../cards/french.ts';
import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { LEAST_POINTS } from '../state/cards.ts';
import type { Bid, Call, Observation } from '../state/observation.ts';
import { ALL_SEATS } from '../state/seats.ts';
import type { State } from '../state/state.ts';
import { bestTrump, promise } from './bidding.ts';
import { ofPlays } from './habits.ts';
import { calledIn, dealtTo, trumpOf } from './world.ts';

/** How far off a bid may be from what its hand promises, in points: people and bots differ. */
const DOUBT = 10;
/** How readily another trump is named than the one that promises most, in points. */
const TASTE = 8;

/** As a logarithm, compared among worlds of one observation. */
export function likelihood(observation: Observation, world: State): number {
  const { viewer } = observation;
  if (observation.phase !== 'play') return 0;
  let sum = 0;
  for (const seat of ALL_SEATS) if (seat !== viewer) sum += ofCalls(world, seat);
  return sum + ofPlays(world, viewer);
}

/** A bid promises as many points as it asks for; who passes could not promise the next; the trump is the one that promises most. */
function ofCalls(world: State, seat: Seat): number {
  const { calls, declarer } = world;
  const trump = trumpOf(world);
  const hand = dealtTo(world, seat);
  const own = calls.findLast((call) => call.seat === seat);
  if (!own) return 0;
  if (seat === declarer && trump) {
    const called = calledIn(world);
    const bid = own.bid;
    if (!called || !bid) return 0;
    return logistic((promise(hand, trump, called) - bid.points) / DOUBT) + ofTrump(hand, bid, trump);
  }
  const made = calls.findLast((call) => call.seat === seat && call.bid);
  const promised = made?.bid ? (bestTrump(hand, made.bid.rank)?.points ?? 0) - made.bid.points : undefined;
  const next = own.bid ? undefined : nextBid(standingBefore(calls, own));
  const passed = next && next.points - (bestTrump(hand, next.rank)?.points ?? 0);
  return (
    (promised === undefined ? 0 : logistic(promised / DOUBT)) + (passed === undefined ? 0 : logistic(passed / DOUBT))
  );
}

/** The least that could have been bid over this (BC-7, BC-8). */
function nextBid(standing: Bid | undefined): Bid {
  if (!standing) return { rank: RANKS[0], points: LEAST_POINTS };
  const lower = RANKS[RANKS.indexOf(standing.rank) + 1];
  return lower ? { rank: lower, points: LEAST_POINTS } : { rank: standing.rank, points: standing.points + 1 };
}

function standingBefore(calls: readonly Call[], own: Call): Bid | undefined {
  return calls.slice(0, calls.indexOf(own)).findLast(({ bid }) => bid)?.bid ?? undefined;
}

function ofTrump(hand: readonly FrenchCard[], { rank }: Bid, trump: Suit): number {
  const promises = SUITS.map((suit) => promise(hand, suit, cardOf(rank, suit)) / TASTE);
  const most = Math.max(...promises);
  const sum = promises.reduce((total, one) => total + Math.exp(one - most), 0);
  return at(promises, SUITS.indexOf(trump)) - most - Math.log(sum);
}

/** Logarithm of the logistic function. */
function logistic(x: number): number {
  return -Math.log1p(Math.exp(-x));
}
