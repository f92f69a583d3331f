import type { PartnerSuspects } from '#shared/engine/game.ts';

/** Somebody who may be the partner, null for nobody, and how likely that is, in whole percent. */
export interface BeliefRow {
  readonly seat: number | null;
  readonly percent: number;
}

/** A row for everybody but the one who called, in the order of the seats, and one for nobody. */
export function beliefRowsOf({ caller, chances }: PartnerSuspects): BeliefRow[] {
  const rows = [...chances.entries()].flatMap(([seat, chance]) =>
    seat === caller ? [] : { seat, percent: of(chance) },
  );
  const alone = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return [...rows, { seat: null, percent: of(Math.max(0, alone)) }];
}

function of(chance: number): number {
  return Math.round(100 * chance);
}
