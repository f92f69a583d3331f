import type { Seat } from '#shared/engine/rules.ts';
import type { Deck } from '../decks/deck.ts';
import { CardFace } from '../ui/CardFace.tsx';
import { SeatName } from './CountTable.tsx';
import type { ViewContext } from './game.ts';

interface Props extends Pick<ViewContext, 'seated' | 'say'> {
  readonly deck: Deck;
  /** In the order they were played. */
  readonly cards: readonly { readonly seat: Seat; readonly face: string; readonly name: string }[];
  readonly winner: Seat;
}

/** A past trick: each card above its player's name. */
export function LastTrick({ deck, cards, winner, seated, say }: Props) {
  return (
    <div className="reviewed">
      {cards.map(({ seat, face, name }) => (
        <figure key={face}>
          <CardFace deck={deck} id={face} name={name} />
          <figcaption>
            <SeatName seat={seat} seated={seated} say={say} />
            {seat === winner && <strong> {say('trick.took')}</strong>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The latest trick taken. */
export function latestTaken<T extends { readonly winner: Seat | null }>(tricks: readonly T[]): T | undefined {
  return tricks.findLast(({ winner }) => winner !== null);
}
