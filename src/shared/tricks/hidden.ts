/** A trick game's secrets for the tests, written without `observe`, which they check. */
import {
  type HiddenInformation,
  type HiddenInformationTable,
  ownHandsOnly,
} from '../engine/checks/hidden-information.ts';
import type { Seat, Viewer } from '../engine/rules.ts';
import type { TrickRulesDefinition, TrickTypes } from './definition.ts';
import { pilesOf } from './piles.ts';
import { isShown, type TrickState } from './state.ts';

/**
 * At these tables: hands are their seats' own but for shown cards, and the stock is its number of cards. `own`: the game's
 * own fields, where not all of them are everybody's. `seesHand`: whether a seat sees another's hand, said once more.
 */
export function hiddenInTricks<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  tables: readonly HiddenInformationTable<TrickState<T>>[],
  own: (state: TrickState<T>) => object = () => ({}),
  seesHand: (state: TrickState<T>, viewer: Seat, seat: Seat) => boolean = () => false,
): HiddenInformation<TrickState<T>> {
  return {
    game: game.id,
    cards: game.deck.cards,
    tables,
    visibleTo(state: TrickState<T>, viewer: Viewer): unknown {
      const { deck } = game;
      const hands = state.hands.map((hand) => deck.namesOf(hand));
      const open = hands.map((hand, seat) =>
        viewer !== 'everyone' && seat !== viewer && seesHand(state, viewer, seat) ? hand.toSorted() : null,
      );
      return {
        ...state,
        hands: ownHandsOnly(hands, viewer).map((hand, seat) => open[seat] ?? hand),
        known: state.hands.map((hand) => deck.namesOf(hand.filter((card) => isShown(state, card))).sort()),
        shown: null,
        stock: state.stock.length,
        piles: state.piles.map((_, seat) =>
          pilesOf(state, seat).map((pile) => ({ top: deck.namesOf(pile.slice(-1)), depth: pile.length })),
        ),
        upcard: state.upcard === null ? null : deck.nameOf(state.upcard),
        played: deck.namesOf(state.played),
        best: null,
        ...own(state),
      };
    },
  };
}
