/** The one place that decides what anyone sees of a match. */
import type { ItalianCard } from '../../../cards/italian.ts';
import type { GameEvent, Seat, Viewer } from '../../../engine/rules.ts';
import type { Chance, Move } from '../state/moves.ts';
import type { Eyes, Observation, SeenMove, SeenPile } from '../state/observation.ts';
import { BOTH_SEATS } from '../state/seats.ts';
import { handOf, type Pile, pilesOf, type State } from '../state/state.ts';
import { cardsOf } from '../turns/combinations.ts';
import { result, totals } from '../turns/score.ts';
import { thirdsTaken } from '../turns/tricks.ts';

/**
 * Everything the viewer may know of the match, and nothing else: no face-down pile (SP-6), nothing under a top
 * card (SP-7), of another hand only what was declared (SP-11) or taken from a pile (SP-17).
 */
export function observe(state: State, viewer: Viewer): Observation {
  const { turn, tricks } = state;
  const outcome = result(state);
  const observation = {
    ...eyesOf(state, viewer),
    toAct: turn === null ? [] : [turn],
    last: state.last,
    options: state.options,
    phase: state.phase,
    dealer: state.dealer,
    handSizes: state.hands.map((hand) => hand.length),
    known: BOTH_SEATS.map((seat) => knownOf(state, seat)),
    choices: [...state.choices],
    piles: BOTH_SEATS.map((seat) => pilesOf(state, seat).map(seen)),
    declarations: [...state.declarations],
    taken: [...state.taken],
    tricks: tricks.map(({ leader, plays, winner }) => ({ leader, plays: [...plays], winner })),
    thirds: BOTH_SEATS.map((seat) => thirdsTaken(tricks, seat)),
    deals: [...state.deals],
    scores: totals(state.deals),
  };
  return outcome ? { ...observation, result: outcome } : observation;
}

function eyesOf(state: State, viewer: Viewer): Eyes {
  return viewer === 'everyone' ? { viewer, own: null } : { viewer, own: { hand: [...handOf(state, viewer)] } };
}

/** Cards of a hand that all have seen, in the order they did: the order of the hand itself is nobody else's to know. */
function knownOf(state: State, seat: Seat): readonly ItalianCard[] {
  const seen = new Set<ItalianCard>();
  for (const declaration of state.declarations) {
    if (declaration.seat === seat) for (const card of cardsOf(declaration)) seen.add(card);
  }
  for (const taken of state.taken) if (taken.seat === seat) seen.add(taken.card);
  return [...seen].filter((card) => handOf(state, seat).includes(card));
}

function seen(pile: Pile): SeenPile {
  return { top: pile.at(-1) ?? null, depth: pile.length };
}

/** What the whole table sees of an event: all but the cards dealt. */
export function publicForm(event: GameEvent<Move, Chance>): SeenMove {
  switch (event.type) {
    case 'dealer':
      return { by: event.by, type: 'dealer', seat: event.seat };
    case 'deal':
      return { by: event.by, type: 'deal' };
    case 'choose':
      return { by: event.by, type: 'choose', hand: event.hand, up: event.up };
    case 'take':
      return { by: event.by, type: 'take', pile: event.pile };
    case 'play':
      return { by: event.by, type: 'play', card: event.card };
  }
}
