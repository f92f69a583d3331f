import type { VivaCard } from '#shared/cards/viva.ts';
import { HOUSES } from '#shared/games/viva/state/table.ts';
import type { Scene } from '../../table/api.ts';
import { pack } from '../layoutParts.ts';
import { LOOK } from './look.ts';
import { CLEARED, GENERAL, houseZone, STOCK } from './zones/ids.ts';
import {
  CLEARED_PLACE,
  GENERAL_PLACE,
  GENERAL_SCALE,
  HOUSE_SCALE,
  housePlace,
  STOCK_PLACE,
  STOCK_SCALE,
} from './zones/places.ts';

/** One leaf from a VIVA: the game was broken off at its best. */
const LEFT: readonly (readonly VivaCard[])[] = [['pink-green', 'green'], ['blue-green'], ['yellow', 'red-yellow']];
const BLOCKING: VivaCard = 'pink-black';

/** The table when everybody has gone home. */
export function backdrop(): Scene {
  return {
    ...LOOK,
    seats: 4,
    zones: [
      ...HOUSES.map((house) => ({
        id: houseZone(house),
        arrangement: 'pile' as const,
        place: housePlace(house),
        scale: HOUSE_SCALE,
        label: '',
        tray: { studs: house + 1 },
        cards: (LEFT[house] ?? []).map((card, k) => ({ key: `${houseZone(house)}:${k}`, face: card, name: '' })),
      })),
      {
        id: GENERAL,
        arrangement: 'pile',
        place: GENERAL_PLACE,
        scale: GENERAL_SCALE,
        label: '',
        tray: { barred: true },
        cards: [{ key: GENERAL, face: BLOCKING, name: '' }],
      },
      { id: STOCK, arrangement: 'pile', place: STOCK_PLACE, scale: STOCK_SCALE, label: '', cards: pack(STOCK, 60) },
      {
        id: CLEARED,
        arrangement: 'pile',
        place: CLEARED_PLACE,
        scale: STOCK_SCALE,
        label: '',
        cards: pack(CLEARED, 14),
      },
    ],
    plates: [],
  };
}
