/** A last card as it lies on the blocking card, before the table is cleared (VI-17). */
import type { VivaCard } from '#shared/cards/viva.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { Last } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';

export interface LaidLast {
  readonly by: Seat;
  readonly on: Last['on'];
  readonly card: VivaCard;
}

/** The last card that was just laid: the last of the cleared ones, but for a blocking card that goes with its owner. */
export function laidLast({ last, table }: Observation, before: Observation): LaidLast | undefined {
  if (last?.type !== 'last') return undefined;
  const { own } = before.table;
  const card = table.cleared.at(own?.seat === last.by && own.card !== null ? -2 : -1);
  return card && { by: last.by, on: last.on, card };
}

/** What was seen before, without that card in its hand. */
export function withoutLast(before: Observation, { by }: LaidLast): Observation {
  const { table, viewer } = before;
  const hand = viewer === by ? [] : table.hand;
  return { ...before, table: { ...table, hand, handSizes: table.handSizes.with(by, 0) } };
}
