/** Whom a bot takes for the declarer's teammate: what `normal` goes by (BC-16). */
import { isSeatObservation } from '../../bots/policy.ts';
import type { PartnerSuspects } from '../../engine/game.ts';
import { teammateChances } from './bots/belief.ts';
import { seatViewOf } from './bots/sight.ts';
import type { Observation } from './state/observation.ts';

/** As long as the called card lies there, from the call to the next deal. */
export function partnerSuspects(seen: Observation): PartnerSuspects | undefined {
  const { called, declarer } = seen;
  if (called === null || declarer === null || !isSeatObservation(seen)) return undefined;
  return { caller: declarer, chances: teammateChances(seatViewOf(seen)) };
}
