/** Which cards were at which places of the pack (BC-5), as far as the viewer has seen them. */
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import { ALL_SEATS, SEATS, clockwise, placesAfterForehand } from '#shared/games/briscola-chiamata/cards.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state.ts';

/** The own cards from the first observation on, others' as they are played; and the dealer, as drawn. */
export function observedDraws({ dealer, last, phase, tricks, own, viewer, handSizes }: Observation): ObservedDraw[] {
  if (last?.type === 'dealer') return [{ type: 'dealer', nth: 0, fields: { seat: last.seat } }];
  if (dealer === null || phase === 'dealing') return [];
  // Once scored, the dealer has changed already (BC-4).
  const dealt = phase === 'scored' ? clockwise(dealer, SEATS - 1) : dealer;
  const played = tricks.flatMap(({ leader, cards }) => cards.map((card, k) => ({ seat: clockwise(leader, k), card })));
  return ALL_SEATS.flatMap((seat) => {
    const cards = [
      ...played.flatMap((play) => (play.seat === seat ? play.card : [])),
      ...(seat === viewer && own ? own.hand : []),
    ];
    if (cards.length === 0) return [];
    const first = placesAfterForehand(dealt, seat);
    const size = (handSizes[seat] ?? 0) + played.filter((play) => play.seat === seat).length;
    return { type: 'deal', nth: 0, places: Array.from({ length: size }, (_, k) => first + k * SEATS), cards };
  });
}
