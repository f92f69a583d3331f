/** Which cards were at which places of the pack, as far as the viewer has seen them. */
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickObservation } from '#shared/tricks/state.ts';
import { cardsSeen, dealtBy, seatsOf } from './names.ts';

/**
 * The own cards, others' as they are played or shown, and the turned-up card; and the dealer, as
 * drawn. `exchanged`: the two cards that have changed places since the deal.
 */
export function observedDraws<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  exchanged?: readonly [string, string],
): ObservedDraw[] {
  const { last, phase, handSizes, options, upcard } = observation;
  if (last?.by === 'chance' && last.type === 'dealer') return [{ type: 'dealer', nth: 0, fields: { seat: last.seat } }];
  const dealer = dealtBy(observation);
  if (dealer === null || phase === 'dealing') return [];
  const seats = handSizes.length;
  const table = { options, seats };
  const dealt = basics.handSize(table) * seats;
  const pack = basics.cardsInPlay?.(table).length ?? basics.deck.cards.length;
  const asDealt = (card: string): string => {
    if (card === exchanged?.[0]) return exchanged[1];
    return card === exchanged?.[1] ? exchanged[0] : card;
  };
  const draws = seatsOf(observation).flatMap((seat): ObservedDraw[] => {
    const cards = cardsSeen(observation, seat).map(asDealt);
    if (cards.length === 0) return [];
    const first = (seat - dealer - 1 + seats) % seats;
    const hand = Array.from({ length: dealt / seats }, (_, k) => first + k * seats);
    return [
      { type: 'deal', nth: 0, places: [...hand, ...drawnPlaces(observation, seat, { seats, dealt, pack })], cards },
    ];
  });
  return upcard === null ? draws : [...draws, { type: 'deal', nth: 0, places: [dealt], cards: [asDealt(upcard)] }];
}

/** The places of the pack that a seat has drawn: after each trick one, its taker first; the turned-up card's comes last. */
function drawnPlaces<T extends TrickTypes>(
  { tricks, upcard }: TrickObservation<T>,
  seat: number,
  { seats, dealt, pack }: { readonly seats: number; readonly dealt: number; readonly pack: number },
): number[] {
  const stock = pack - dealt;
  return tricks.flatMap(({ winner }, k) => {
    if (winner === null) return [];
    const draw = k * seats + ((seat - winner + seats) % seats);
    if (draw >= stock) return [];
    if (upcard === null) return [dealt + draw];
    return [draw === stock - 1 ? dealt : dealt + 1 + draw];
  });
}
