import type { ComponentType } from 'react';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { Deck } from '../decks/deck.ts';
import type { PanelProps } from '../games/game.ts';
import { LastTrick, latestTaken } from '../games/LastTrick.tsx';
import { cardName } from './names.ts';
import type { TrickPanelProps } from './Status.tsx';

/** The latest trick taken. */
export function trickReview<T extends TrickTypes>(
  basics: TrickBasics<T>,
  deck: Deck,
): ComponentType<PanelProps<TrickObservation<T>, TrickMove<T>>> {
  return (props) => <TrickReview {...props} basics={basics} deck={deck} />;
}

function TrickReview<T extends TrickTypes>({
  observation,
  seated,
  say,
  basics,
  deck,
}: TrickPanelProps<T> & { readonly deck: Deck }) {
  const trick = latestTaken(observation.tricks);
  if (!trick || trick.winner === null) return null;
  const seats = observation.handSizes.length;
  const cards = trick.cards.map((card, k) => ({
    seat: (trick.leader + k) % seats,
    face: card,
    name: cardName(basics, card, say),
  }));
  return <LastTrick deck={deck} cards={cards} winner={trick.winner} seated={seated} say={say} />;
}
