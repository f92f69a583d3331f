/** The only place that decides what a viewer sees. */
import type { ItalianCard } from '../../../cards/italian.ts';
import { at, last as lastOf } from '../../../engine/collections.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import { result, totals } from '../rules/score.ts';
import { tricksOf } from '../rules/tricks.ts';
import { cardOfNumber, namesOf, numberOf } from '../state/cards.ts';
import { cardsOf } from '../state/declarations.ts';
import type { Observation, PublicMove, ViewerPart, VisiblePile } from '../state/observation.ts';
import { BOTH_SEATS, opposite, SEATS } from '../state/options.ts';
import { handOf, type Pile, pilesOf, type State } from '../state/state.ts';

/**
 * The viewer's observation and nothing more: no face-down pile (SP-6), nothing under a top card
 * (SP-7), of the other hand only declared (SP-11) and taken cards (SP-17).
 */
export function observe(state: State, viewer: Viewer): Observation {
  const { turn } = state;
  const outcome = result(state);
  const observation = {
    ...viewerPart(state, viewer),
    toAct: turn === null ? [] : [turn],
    last: state.last ?? lastPlayed(state),
    options: state.options,
    phase: state.phase,
    dealer: state.dealer,
    handSizes: state.hands.map((hand) => hand.length),
    known: BOTH_SEATS.map((seat) => knownOf(state, seat)),
    choices: state.choices,
    piles: BOTH_SEATS.map((seat) => pilesOf(state, seat).map(visiblePile)),
    declarations: state.declarations,
    taken: state.taken,
    tricks: tricksOf(state),
    thirds: [...state.thirds],
    deals: state.deals,
    scores: totals(state.deals),
  };
  return outcome ? { ...observation, result: outcome } : observation;
}

function viewerPart(state: State, viewer: Viewer): ViewerPart {
  return viewer === 'everyone' ? { viewer, own: null } : { viewer, own: { hand: namesOf(handOf(state, viewer)) } };
}

/** Publicly known cards of a hand, in order of disclosure: the hand's own order is private. */
function knownOf(state: State, seat: Seat): readonly ItalianCard[] {
  const seen = new Set<ItalianCard>();
  for (const declaration of state.declarations) {
    if (declaration.seat === seat) for (const card of cardsOf(declaration)) seen.add(card);
  }
  for (const taken of state.taken) if (taken.seat === seat) seen.add(taken.card);
  const hand = handOf(state, seat);
  return [...seen].filter((card) => hand.includes(numberOf(card)));
}

function visiblePile(pile: Pile): VisiblePile {
  const top = pile.at(-1);
  return { top: top === undefined ? null : cardOfNumber(top), depth: pile.length };
}

/** The last played card as an event; null before the first. */
function lastPlayed({ played, leaders }: State): PublicMove | null {
  if (played.length === 0) return null;
  const place = played.length - 1;
  const leader = at(leaders, Math.floor(place / SEATS));
  return { by: place % SEATS === 0 ? leader : opposite(leader), type: 'play', card: cardOfNumber(lastOf(played)) };
}
