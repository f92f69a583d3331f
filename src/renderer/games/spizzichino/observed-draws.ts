/** Which cards were in which of the eight piles (SP-5), as far as the viewer has seen them. */
import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import { STACK_SIZE } from '#shared/games/spizzichino/stacks.ts';
import type { Observation } from '#shared/games/spizzichino/state.ts';
import { cardsSeen } from '../../tricks/names.ts';

/**
 * The own cards from the first observation on, others' as they are turned up, declared or played; and the dealer, as
 * drawn.
 */
export function observedDraws(observation: Observation): ObservedDraw[] {
  const { last, phase, choices, piles } = observation;
  if (last?.type === 'dealer') return [{ type: 'dealer', nth: 0, fields: { seat: last.seat } }];
  if (phase === 'dealing') return [];
  return choices.flatMap(({ seat, hand, up }) => {
    const tops = (piles[seat] ?? []).flatMap(({ top }) => top ?? []);
    const cards = [...cardsSeen(observation, seat), ...tops];
    if (cards.length === 0) return [];
    return { type: 'deal', nth: 0, places: [...hand, ...up].flatMap(placesOf), cards };
  });
}

function placesOf(stack: number): number[] {
  return Array.from({ length: STACK_SIZE }, (_, k) => stack * STACK_SIZE + k);
}
