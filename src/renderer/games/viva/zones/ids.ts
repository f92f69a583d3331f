/** How the zones of the table are called. */
import { HOUSES } from '#shared/games/viva/state/table.ts';

export const STOCK = 'stock';
export const CLEARED = 'cleared';
export const GENERAL = 'general';
export const OWN = 'own';

export const houseZone = (house: number): string => `house:${house}`;

export const HOUSE_ZONES: readonly string[] = HOUSES.map(houseZone);

/** Which house a zone is; nothing if it is none. */
export function houseOf(zone: string): number | undefined {
  const house = HOUSE_ZONES.indexOf(zone);
  return house < 0 ? undefined : house;
}
