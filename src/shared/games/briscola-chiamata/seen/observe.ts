/** The one place that decides what anyone sees of a match. */
import type { FrenchCard } from '../../../cards/french.ts';
import type { GameEvent, Seat, Viewer } from '../../../engine/rules.ts';
import type { Chance, Move } from '../state/moves.ts';
import type { Eyes, Observation, OwnView, SeenMove } from '../state/observation.ts';
import { ALL_SEATS } from '../state/seats.ts';
import { handOf, type State } from '../state/state.ts';
import { wonBy } from '../turns/contract.ts';
import { result, totals } from '../turns/score.ts';
import { phaseFor, turnFor } from '../turns/throw-in.ts';
import { playerOf, pointsTaken } from '../turns/tricks.ts';

/** Everything the viewer may know of the match, and nothing else: no other hand, no offer to others (BC-16, BC-21). */
export function observe(state: State, viewer: Viewer): Observation {
  const { tricks } = state;
  const turn = turnFor(state, viewer);
  const won = wonBy(phaseFor(state, viewer), state);
  const { called } = won;
  const outcome = result(state);
  const observation = {
    ...eyesOf(state, viewer, called),
    toAct: turn === null ? [] : [turn],
    last: state.last,
    options: state.options,
    dealer: state.dealer,
    handSizes: state.hands.map((hand) => hand.length),
    calls: [...state.calls],
    ...won,
    teammate: called && playerOf(tricks, called),
    tricks: tricks.map(({ leader, cards, winner }) => ({ leader, cards: [...cards], winner })),
    taken: ALL_SEATS.map((seat) => pointsTaken(tricks, seat)),
    factor: state.factor,
    deals: [...state.deals],
    scores: totals(state.deals),
  };
  return outcome ? { ...observation, result: outcome } : observation;
}

function eyesOf(state: State, viewer: Viewer, called: FrenchCard | null): Eyes {
  return viewer === 'everyone' ? { viewer, own: null } : { viewer, own: ownView(state, viewer, called) };
}

/** BC-16: only its holder knows where the called card is. */
function ownView(state: State, viewer: Seat, called: FrenchCard | null): OwnView {
  const hand = [...handOf(state, viewer)];
  const isTeammate = called !== null && (hand.includes(called) || playerOf(state.tricks, called) === viewer);
  return { hand, isTeammate };
}

/** What the whole table sees of an event: no cards dealt; nothing at all of a kept hand (BC-21). */
export function publicForm(event: GameEvent<Move, Chance>): SeenMove | null {
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
    case 'play':
      return { by: event.by, type: 'play', card: event.card };
  }
}
