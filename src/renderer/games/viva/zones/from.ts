/** Where cards that are new in a zone came from, as the latest event tells. */
import type { Observation, PublicMove } from '#shared/games/viva/state/observation.ts';
import { handZone } from '../../layoutParts.ts';
import { CLEARED, GENERAL, HOUSE_ZONES, OWN, STOCK } from './ids.ts';

/** For each kind of zone: the zones its new cards come from, the likeliest first (see TableCard.from). */
export interface Sources {
  readonly hands: readonly string[];
  readonly houses: readonly string[];
  readonly general: readonly string[];
  readonly own: readonly string[];
  readonly cleared: readonly string[];
  readonly stock: readonly string[];
}

const BOARD = [...HOUSE_ZONES, GENERAL, OWN];

export function sources({ last, table }: Observation): Sources {
  const hands = table.handSizes.map((_, seat) => handZone(seat));
  const usual: Sources = {
    hands: [STOCK],
    houses: handOf(last),
    general: handOf(last),
    own: [STOCK],
    cleared: [...BOARD, ...handOf(last)],
    stock: [CLEARED, ...BOARD, ...hands],
  };
  // VI-21: everything goes back to where it was.
  if (last?.type !== 'catch') return usual;
  return {
    ...usual,
    hands: [...HOUSE_ZONES, GENERAL, CLEARED, STOCK],
    houses: [CLEARED, ...hands],
    general: [CLEARED, STOCK],
    own: [CLEARED, STOCK],
  };
}

/** The hand of whoever acted; the stock where chance did. */
function handOf(last: PublicMove | null): string[] {
  return last === null || last.by === 'chance' ? [STOCK] : [handZone(last.by)];
}
