import type { Seat } from '#shared/engine/rules.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';

/** SP-4. */
export const SEATS = [0, 1] as const;

/** Who dealt what lies on the table. Once a deal is scored, the observation names the next dealer already. */
export function dealtBy({ dealer, phase }: Observation): Seat | null {
  return dealer === null || phase !== 'scored' ? dealer : 1 - dealer;
}
