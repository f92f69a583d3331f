/** Which cards were in which of the eight piles (SP-5), as far as the viewer has seen them. */
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import { STACK_SIZE } from '#shared/games/spizzichino/state/options.ts';

/**
 * The own cards from the first observation on, others' as they are turned up, declared or played; and the dealer, as
 * drawn.
 */
export function observedDraws(observation: Observation): ObservedDraw[] {
  const { last, phase, choices, known, piles, taken, tricks, own, viewer } = observation;
  if (last?.type === 'dealer') return [{ type: 'dealer', nth: 0, fields: { seat: last.seat } }];
  if (phase === 'dealing') return [];
  return choices.flatMap(({ seat, hand, up }) => {
    const cards = new Set([
      ...(known[seat] ?? []),
      ...(piles[seat] ?? []).flatMap(({ top }) => top ?? []),
      ...taken.flatMap((one) => (one.seat === seat ? one.card : [])),
      ...tricks.flatMap(({ leader, plays }) => plays.flatMap(({ card }, k) => ((leader + k) % 2 === seat ? card : []))),
      ...(seat === viewer && own ? own.hand : []),
    ]);
    if (cards.size === 0) return [];
    return { type: 'deal', nth: 0, places: [...hand, ...up].flatMap(placesOf), cards: [...cards] };
  });
}

function placesOf(stack: number): number[] {
  return Array.from({ length: STACK_SIZE }, (_, k) => stack * STACK_SIZE + k);
}
