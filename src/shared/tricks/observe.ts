/** The only place that decides what a viewer sees of a trick game. */
import { at, last as lastOf } from '../engine/collections.ts';
import type { Seat, Viewer } from '../engine/rules.ts';
import type { TrickRulesDefinition, TrickTypes } from './definition.ts';
import { tricksOf } from './play.ts';
import { result, totals } from './score.ts';
import {
  clockwise,
  isShown,
  type OwnView,
  type PublicMove,
  type TableObservation,
  type TableState,
  type TrickObservation,
  type TrickState,
} from './state.ts';

/**
 * The viewer's observation and nothing more: of the stock only its size and the turned-up card, of
 * other hands only shown cards, and the hands that the game's rules show to this seat.
 */
export function observe<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  state: TrickState<T>,
  viewer: Viewer,
): TrickObservation<T> {
  const { deck } = game;
  const { hands, trump, upcard, stock } = state;
  const { phase, turn } = seenBy(game, state, viewer);
  const outcome = result(game, state);
  const own = viewer === 'everyone' ? null : ownView(game, state, viewer);
  const observation: TableObservation<T> = {
    viewer,
    toAct: turn === null ? [] : [turn],
    last: state.last ?? lastPlayed(game, state),
    options: state.options,
    phase,
    dealer: state.dealer,
    own,
    handSizes: hands.map(({ length }) => length),
    known: hands.map((hand) => deck.namesOf(hand.filter((card) => isShown(state, card)).sort((a, b) => a - b))),
    stock: stock.length,
    upcard: upcard === null ? null : deck.nameOf(upcard),
    trump: trump === null ? null : at(deck.suits, trump),
    tricks: tricksOf(deck, state),
    taken: [...state.taken],
    deals: state.deals,
    scores: totals(game, state),
  };
  const seen = { ...observation, ...game.extra?.observe(state, viewer, own), ...(outcome && { result: outcome }) };
  // The compiler does not see that a game without `extra` has no fields of its own.
  return seen as TrickObservation<T>;
}

/** Phase and turn as the viewer may know them: of a secret phase only whoever is asked knows. */
export function seenBy<T extends TrickTypes>(
  { extra }: TrickRulesDefinition<T>,
  state: TrickState<T>,
  viewer: Viewer,
): Pick<TableState, 'phase' | 'turn'> {
  const secret = extra?.secretPhase;
  return secret && state.phase === secret.phase ? secret.seen(state, viewer) : state;
}

function ownView<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  state: TrickState<T>,
  viewer: Seat,
): OwnView<T['Card']> {
  const namesOf = (hand: readonly number[]) => game.deck.namesOf(hand);
  return {
    hand: namesOf(at(state.hands, viewer)),
    others: state.hands.flatMap((hand, seat) =>
      // Sorted: the order in which another seat's cards came is not public.
      seat !== viewer && game.seesHand?.(state, viewer, seat)
        ? [{ seat, hand: namesOf(hand.toSorted((a, b) => a - b)) }]
        : [],
    ),
  };
}

/** The card played last as an event; null before the first. */
function lastPlayed<T extends TrickTypes>(game: TrickRulesDefinition<T>, state: TrickState<T>): PublicMove<T> | null {
  const { played, leaders, seats } = state;
  if (played.length === 0) return null;
  const place = played.length - 1;
  const by = clockwise(at(leaders, Math.floor(place / seats)), place % seats, seats);
  return { by, type: 'play', card: game.deck.nameOf(lastOf(played)) };
}
