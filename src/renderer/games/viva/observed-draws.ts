/** Which cards were at which places of the pack when a round was dealt (VI-4, VI-6). */

import type { ObservedDraw } from '#shared/fair-shuffle/verify.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';

/** Cards in each hand (VI-4). */
const HAND_CARDS = 5;

/** The own hand and the blocking cards as dealt; and the starter, as drawn. */
export function observedDraws({ last, round, table, viewer }: Observation): ObservedDraw[] {
  if (last?.type === 'starter') return [{ type: 'starter', nth: 0, fields: { seat: last.seat } }];
  if (last?.type !== 'deal' || !round) return [];
  const { seats, starter } = round;
  const order = [...seats.filter((seat) => seat >= starter), ...seats.filter((seat) => seat < starter)];
  const place = viewer === 'everyone' ? -1 : order.indexOf(viewer);
  const open = order.length * HAND_CARDS;
  const lies = (places: number[], cards: readonly (string | null | undefined)[]): ObservedDraw[] => {
    const known = cards.flatMap((card) => card ?? []);
    return known.length > 0 ? [{ type: 'deal', nth: 0, places, cards: known }] : [];
  };
  return [
    ...lies([open], [table.general]),
    ...lies([open + 1], [table.own?.card]),
    ...(place < 0
      ? []
      : lies(
          [0, 1, 2, 3, 4].map((k) => place * HAND_CARDS + k),
          table.hand ?? [],
        )),
  ];
}
