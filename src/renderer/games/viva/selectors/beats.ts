import type { Observation } from '#shared/games/viva/state/observation.ts';
import { type Beat, FIRST_DEAL_PAUSE_MS, LANDING_MS } from '../../../client/match/playback-queue.ts';
import { MOMENT_MS } from '../../moment.ts';

/** The beat in which everything is in its place. */
export const SETTLED = 'settled';
/** All cards are back in the stock. */
export const GATHERED = 'gathered';
/** VIVA is called; the houses are still there. */
export const CALLED = 'called';
/** A last card is on the blocking card; the table is not cleared yet. */
export const LAID = 'laid';
/** A forbidden play is called out; it is still there. */
export const CAUGHT = 'caught';

/** A card every 70 ms, and the flight of the last. */
const DEAL_EVERY_MS = 70;
const FLIGHT_MS = 400;
const WITH_MOMENT_MS = LANDING_MS + MOMENT_MS;

/** The beats of an update. */
export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  const settled = (ms: number): Beat[] => [{ name: SETTLED, ms }];
  const dealing = cardsDealt(now) * DEAL_EVERY_MS + FLIGHT_MS;
  switch (now.last?.type) {
    case undefined:
      return settled(0);
    case 'starter':
      return settled(FIRST_DEAL_PAUSE_MS);
    case 'deal':
      return [
        { name: GATHERED, ms: before && before.last?.type !== 'starter' ? 600 : 0 },
        { name: SETTLED, ms: dealing, lands: dealing },
      ];
    case 'viva':
      return [...first(CALLED, WITH_MOMENT_MS, before), ...settled(1000)];
    case 'last':
      return [...first(LAID, WITH_MOMENT_MS, before), ...settled(700)];
    case 'catch':
      return now.window ? settled(1000) : [...first(CAUGHT, 1700, before), ...settled(1000)];
    case 'play':
      return settled(now.phase === 'answer' ? 800 : 600);
    case 'take':
    case 'pass':
      return settled(450);
    default:
      return settled(900);
  }
}

/** A beat that shows the previous table needs to have seen it. */
function first(name: string, ms: number, before: Observation | undefined): Beat[] {
  return before ? [{ name, ms }] : [];
}

function cardsDealt({ table }: Observation): number {
  return table.handSizes.reduce((sum, size) => sum + size, 0);
}
