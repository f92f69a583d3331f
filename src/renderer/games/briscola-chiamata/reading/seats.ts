import type { Seat } from '#shared/engine/rules.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';

/** BC-4. */
export const SEATS = [0, 1, 2, 3, 4] as const;

/** Who dealt what lies on the table. Once a deal is scored, the observation names the next dealer already. */
export function dealtBy({ dealer, phase }: Observation): Seat | null {
  if (dealer === null || phase !== 'scored') return dealer;
  return (dealer + SEATS.length - 1) % SEATS.length;
}
