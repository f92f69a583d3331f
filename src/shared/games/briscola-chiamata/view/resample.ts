/** What a bot may imagine: a full deal that looks the same from its seat. */
import { FRENCH_DECK, SUITS, type Suit } from '../../../cards/french.ts';
import { at } from '../../../engine/collections.ts';
import { type Random, shuffle } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import { TRICKS, takerOf } from '../rules/tricks.ts';
import { numberOf, pointsOf } from '../state/cards.ts';
import { indexOfBid } from '../state/move-index.ts';
import { type Call, type Observation, type PublicMove, SEATS, type Trick } from '../state/observation.ts';
import type { BeforeAuctionMove, State } from '../state/state.ts';

/**
 * The cards the viewer can't see, dealt at random to the hands that hold them. Who is asked in secret (BC-21)
 * is imagined as the viewer, if it is, and else nobody any more.
 */
export function resample(observation: Observation, random: Random): State {
  const { viewer, own, tricks, calls, trump, called, deals, last } = observation;
  const played = tricks.flatMap(({ cards }) => cards).map(numberOf);
  const hand = own?.hand.map(numberOf) ?? [];
  const seen = new Set([...played, ...hand]);
  const unseen = shuffle(
    FRENCH_DECK.map(numberOf).filter((card) => !seen.has(card)),
    random,
  );
  const trick = tricks.at(-1);
  return {
    options: observation.options,
    phase: observation.phase,
    turn: observation.toAct[0] ?? null,
    dealer: observation.dealer,
    hands: observation.handSizes.map((size, seat) => (seat === viewer ? hand : unseen.splice(0, size))),
    calls: [...calls],
    ...standingOf(calls),
    passed: calls.reduce((passed, { seat, bid }) => (bid ? passed : passed | (1 << seat)), 0),
    declarer: observation.declarer,
    trump: trump && SUITS.indexOf(trump),
    called: called && numberOf(called),
    teammate: observation.teammate,
    played,
    leaders: [...tricks.map(({ leader }) => leader), ...takerOfLast(tricks)],
    ...trickInPlay(trick, trump),
    taken: [...observation.taken],
    factor: observation.factor,
    deals: [...deals],
    last: isBeforeAuction(last) ? last : null,
  };
}

/** The bid to go over, or the one that won, as a state keeps it. */
function standingOf(calls: readonly Call[]): Pick<State, 'standing' | 'bidder'> {
  const call = calls.findLast(({ bid }) => bid);
  return { standing: call?.bid ? indexOfBid(call.bid) : null, bidder: call?.seat ?? null };
}

function isBeforeAuction(last: PublicMove | null): last is BeforeAuctionMove {
  return last?.type === 'dealer' || last?.type === 'deal' || last?.type === 'throw-in';
}

/** Who took the eighth trick, once it was played. */
function takerOfLast(tricks: readonly Trick[]): readonly Seat[] {
  const winner = tricks[TRICKS - 1]?.winner ?? null;
  return winner === null ? [] : [winner];
}

/** The trick that is being played, as a state keeps it. */
function trickInPlay(trick: Trick | undefined, trump: Suit | null) {
  if (!trick || trick.winner !== null || trick.cards.length === 0) return { best: null, bestBy: 0, lying: 0 };
  const bestBy = takerOf(trick, trump);
  const best = numberOf(at(trick.cards, (bestBy - trick.leader + SEATS) % SEATS));
  return { best, bestBy, lying: pointsOf(trick.cards) };
}
