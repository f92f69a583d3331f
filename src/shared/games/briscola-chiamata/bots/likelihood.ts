/** Likelihood of a seat's calls and plays, given a hand. */
import { RANKS, SUITS } from '../../../cards/french.ts';
import { at, present } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { CardNumber } from '../../../tricks/deck.ts';
import { ALL_SEATS, MIN_BID_POINTS, SEATS } from '../cards.ts';
import type { Bid, Call, State } from '../state.ts';
import { expectedPointsByTrump } from './normal.ts';
import type { SeatView } from './seat-view.ts';
import { cardValue, type TrickSetting, trickContextOf, trickSettingOf } from './trick-value.ts';

// Likelihood of plays under a softened `normal` policy.

/** Softmax temperature: a card worth so many points less is played e times less often. */
const WHIM = 2;
/** Probability of a random card. */
const BLUNDER = 0.05;

/** A played card and what everybody knew before. */
interface ObservedPlay {
  readonly card: CardNumber;
  readonly before: Omit<SeatView, 'hand' | 'partner'>;
  readonly shown: Seat | null;
  /** Lazily filled: by whether the seat knew itself to be the partner. */
  readonly settings: Map<boolean, TrickSetting>;
}

/** Each seat's plays, latest first. */
function playsBySeat(world: State): readonly (readonly ObservedPlay[])[] {
  const { played, leaders, teammate } = world;
  const declarer = present(world.declarer, 'declarer');
  const trump = present(world.trump, 'trump');
  const called = present(world.called, 'called card');
  const shownAt = played.indexOf(called);
  const plays: ObservedPlay[][] = Array.from({ length: SEATS }, () => []);
  for (const [k, card] of played.entries()) {
    const trick = Math.floor(k / SEATS);
    const me = (at(leaders, trick) + k) % SEATS;
    const before = { me, declarer, trump, called, played: played.slice(0, k), leaders: leaders.slice(0, trick + 1) };
    const shown = shownAt >= 0 && shownAt < k ? teammate : null;
    plays[me]?.unshift({ card, before, shown, settings: new Map() });
  }
  return plays;
}

/** Log-likelihood of all plays of a seat that still holds these cards. */
function playLogLikelihood(plays: readonly ObservedPlay[], rest: readonly CardNumber[]): number {
  const hand = rest.slice();
  let sum = 0;
  for (const play of plays) {
    hand.push(play.card);
    if (hand.length > 1) sum += Math.log(chanceOf(play, hand));
  }
  return sum;
}

function chanceOf({ card, before, shown, settings }: ObservedPlay, hand: readonly CardNumber[]): number {
  const isPartner = shown === null && hand.includes(before.called);
  const sight = { ...before, hand, partner: isPartner ? before.me : shown };
  const setting = settings.get(isPartner) ?? trickSettingOf(sight);
  settings.set(isPartner, setting);
  const outlook = trickContextOf(sight, setting);
  const worths = hand.map((one) => cardValue(one, outlook) / WHIM);
  const most = Math.max(...worths);
  let sum = 0;
  for (const worth of worths) sum += Math.exp(worth - most);
  const chance = Math.exp(at(worths, hand.indexOf(card)) - most) / sum;
  return (1 - BLUNDER) * chance + BLUNDER / hand.length;
}

/** Spread of bids around the hand's expectation, in points: people and bots differ. */
const DOUBT = 10;
/** Spread of the trump choice, in points. */
const TASTE = 8;
/** Log-probability of calling an own card (BC-11). */
const ALONE = -5;

/** Log-likelihood by seat and remaining hand, up to a constant. */
export function handLogLikelihood(world: State): (seat: Seat, rest: readonly CardNumber[]) => number {
  const plays = playsBySeat(world);
  const spoke = ALL_SEATS.map((seat) => callLogLikelihood(world, seat));
  return (seat, rest) => {
    const own = at(plays, seat);
    return at(spoke, seat)([...rest, ...own.map(({ card }) => card)]) + playLogLikelihood(own, rest);
  };
}

/**
 * A bid implies the points it needs, a pass too few for the next bid; the trump is the most
 * promising suit.
 */
function callLogLikelihood({ calls, declarer, trump }: State, seat: Seat): (hand: readonly CardNumber[]) => number {
  const own = calls.findLast((call) => call.seat === seat);
  if (!own) return () => 0;
  const made = calls.findLast((call) => call.seat === seat && call.bid)?.bid ?? undefined;
  if (seat === declarer && trump !== null && made) {
    return (hand) => {
      const promises = expectedPointsByTrump(hand, made.rank);
      if (at(promises, trump) === Number.NEGATIVE_INFINITY) return ALONE;
      return logistic((at(promises, trump) - made.points) / DOUBT) + trumpLogLikelihood(promises, trump);
    };
  }
  const next = own.bid ? undefined : nextBid(standingBefore(calls, own));
  return (hand) => {
    const most = (bid: Bid) => Math.max(...expectedPointsByTrump(hand, bid.rank));
    const promised = made ? logistic((most(made) - made.points) / DOUBT) : 0;
    return promised + (next ? logistic((next.points - most(next)) / DOUBT) : 0);
  };
}

/** The lowest bid above this one (BC-7, BC-8). */
function nextBid(standing: Bid | undefined): Bid {
  if (!standing) return { rank: RANKS[0], points: MIN_BID_POINTS };
  const lower = RANKS[RANKS.indexOf(standing.rank) + 1];
  return lower ? { rank: lower, points: MIN_BID_POINTS } : { rank: standing.rank, points: standing.points + 1 };
}

function standingBefore(calls: readonly Call[], own: Call): Bid | undefined {
  return calls.slice(0, calls.indexOf(own)).findLast(({ bid }) => bid)?.bid ?? undefined;
}

function trumpLogLikelihood(promises: readonly number[], trump: number): number {
  const most = Math.max(...promises);
  let sum = 0;
  for (const suit of SUITS.keys()) sum += Math.exp((at(promises, suit) - most) / TASTE);
  return (at(promises, trump) - most) / TASTE - Math.log(sum);
}

/** Logarithm of the logistic function. */
function logistic(x: number): number {
  return -Math.log1p(Math.exp(-x));
}
