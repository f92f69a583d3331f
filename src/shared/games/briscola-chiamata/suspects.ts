/** Whom a bot takes for the declarer's teammate: what `normal` goes by (BC-16). */
import { isSeats } from '../../bots/policy.ts';
import type { Suspects } from '../../engine/game.ts';
import { teammateChances } from './bots/belief.ts';
import { sightOf } from './bots/sight.ts';
import type { Observation } from './state/observation.ts';

/** As long as the called card lies there, from the call to the next deal. */
export function suspects(seen: Observation): Suspects | undefined {
  const { called, declarer } = seen;
  if (called === null || declarer === null || !isSeats(seen)) return undefined;
  return { caller: declarer, chances: teammateChances(sightOf(seen)) };
}
