/** The one place that decides what anyone sees of a match. */
import { at, last as lastOf } from '../../../engine/at.ts';
import type { GameEvent, Seat, Viewer } from '../../../engine/rules.ts';
import { cardOfNumber } from '../state/cards.ts';
import type { Chance, Move } from '../state/moves.ts';
import type { Eyes, Observation, OwnView, SeenMove } from '../state/observation.ts';
import { ALL_SEATS, clockwise, SEATS } from '../state/seats.ts';
import { handOf, type State } from '../state/state.ts';
import { wonBy } from '../turns/contract.ts';
import { result, totals } from '../turns/score.ts';
import { phaseFor, turnFor } from '../turns/throw-in.ts';
import { namesOf, tricksOf } from '../turns/tricks.ts';

/** Everything the viewer may know of the match, and nothing else: no other hand, no offer to others (BC-16, BC-21). */
export function observe(state: State, viewer: Viewer): Observation {
  const turn = turnFor(state, viewer);
  const won = wonBy(phaseFor(state, viewer), state);
  const outcome = result(state);
  const observation = {
    ...eyesOf(state, viewer),
    toAct: turn === null ? [] : [turn],
    last: lastSeen(state),
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

function eyesOf(state: State, viewer: Viewer): Eyes {
  return viewer === 'everyone' ? { viewer, own: null } : { viewer, own: ownView(state, viewer) };
}

/** BC-16: only its holder knows where the called card is. */
function ownView(state: State, viewer: Seat): OwnView {
  const { called, teammate } = state;
  const hand = handOf(state, viewer);
  return { hand: namesOf(hand), isTeammate: called !== null && (hand.includes(called) || teammate === viewer) };
}

/** The latest event that all could notice. After a card, the next thing to be seen is another one, or a new deal. */
function lastSeen({ last, played, leaders }: State): SeenMove | null {
  if (played.length === 0) return last;
  const place = played.length - 1;
  const by = clockwise(at(leaders, Math.floor(place / SEATS)), place % SEATS);
  return { by, type: 'play', card: cardOfNumber(lastOf(played)) };
}

/** What the whole table sees of an event, if it is no card: no cards dealt; nothing at all of a kept hand (BC-21). */
export function publicForm(event: Exclude<GameEvent<Move, Chance>, { type: 'play' }>): SeenMove | null {
  switch (event.type) {
    case 'dealer':
      return { by: event.by, type: 'dealer', seat: event.seat };
    case 'deal':
      return { by: event.by, type: 'deal' };
    case 'keep':
      return null;
    case 'throw-in':
    case 'pass':
      return { by: event.by, type: event.type };
    case 'bid':
      return {
        by: event.by,
        type: 'bid',
        rank: event.rank,
        ...(event.points === undefined ? {} : { points: event.points }),
      };
    case 'trump':
      return { by: event.by, type: 'trump', suit: event.suit };
  }
}
