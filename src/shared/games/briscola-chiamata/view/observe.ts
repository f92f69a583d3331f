/** The one place that decides what anyone sees of a match. */
import { SUITS } from '../../../cards/french.ts';
import { at, last as lastOf, present } from '../../../engine/collections.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import { phaseFor, turnFor } from '../rules/auction.ts';
import { auctionOutcome } from '../rules/bids.ts';
import { result, totals } from '../rules/score.ts';
import { namesOf, tricksOf } from '../rules/tricks.ts';
import { cardOfNumber, MIN_BID_POINTS } from '../state/cards.ts';
import {
  ALL_SEATS,
  type Call,
  clockwise,
  type Observation,
  type OwnView,
  type PublicMove,
  SEATS,
  type ViewerPart,
} from '../state/observation.ts';
import { handOf, type State } from '../state/state.ts';

/** Everything the viewer may know of the match, and nothing else: no other hand, no offer to others (BC-16, BC-21). */
export function observe(state: State, viewer: Viewer): Observation {
  const turn = turnFor(state, viewer);
  const won = auctionOutcome(phaseFor(state, viewer), state);
  const outcome = result(state);
  const observation = {
    ...viewerPart(state, viewer),
    toAct: turn === null ? [] : [turn],
    last: lastPublicMove(state),
    options: state.options,
    dealer: state.dealer,
    handSizes: ALL_SEATS.map((seat) => handOf(state, seat).length),
    calls: [...state.calls],
    ...won,
    teammate: state.teammate,
    tricks: tricksOf(state),
    taken: [...state.taken],
    factor: state.factor,
    deals: [...state.deals],
    scores: totals(state.deals),
  };
  return outcome ? { ...observation, result: outcome } : observation;
}

function viewerPart(state: State, viewer: Viewer): ViewerPart {
  return viewer === 'everyone' ? { viewer, own: null } : { viewer, own: ownView(state, viewer) };
}

/** BC-16: only its holder knows where the called card is. */
function ownView(state: State, viewer: Seat): OwnView {
  const { called, teammate } = state;
  const hand = handOf(state, viewer);
  return { hand: namesOf(hand), isTeammate: called !== null && (hand.includes(called) || teammate === viewer) };
}

/**
 * The latest event that all could notice: nothing of a kept hand (BC-21). After a deal something is said, then the trump
 * named, then cards are played.
 */
function lastPublicMove({ last, calls, declarer, trump, played, leaders }: State): PublicMove | null {
  if (played.length > 0) {
    const place = played.length - 1;
    const by = clockwise(at(leaders, Math.floor(place / SEATS)), place % SEATS);
    return { by, type: 'play', card: cardOfNumber(lastOf(played)) };
  }
  if (trump !== null) return { by: present(declarer, 'declarer'), type: 'trump', suit: at(SUITS, trump) };
  return calls.length > 0 ? callAsMove(lastOf(calls)) : last;
}

function callAsMove({ seat, bid }: Call): PublicMove {
  if (bid === null) return { by: seat, type: 'pass' };
  const { rank, points } = bid;
  return { by: seat, type: 'bid', rank, ...(points > MIN_BID_POINTS && { points }) };
}
