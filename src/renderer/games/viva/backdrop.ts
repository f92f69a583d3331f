import type { VivaCard } from '#shared/cards/viva.ts';
import { HOUSES } from '#shared/games/viva/state/board.ts';
import type { Scene } from '../../motion/scene.ts';
import { faceDownPack } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { AT_TABLE, CLEARED, GENERAL, houseZone, STOCK } from './zones/places.ts';

/** One card short of a VIVA. */
const LEFT: readonly (readonly VivaCard[])[] = [['pink-green', 'green'], ['blue-green'], ['yellow', 'red-yellow']];
const BLOCKING: VivaCard = 'pink-black';

/** The table before a match. */
export function backdrop(): Scene {
  return {
    ...LOOK,
    seats: 4,
    zones: [
      ...HOUSES.map((house) => ({
        id: houseZone(house),
        arrangement: 'pile' as const,
        ...AT_TABLE.house(house),
        label: '',
        tray: { studs: house + 1 },
        cards: (LEFT[house] ?? []).map((card, k) => ({ key: `${houseZone(house)}:${k}`, face: card, name: '' })),
      })),
      {
        id: GENERAL,
        arrangement: 'pile',
        ...AT_TABLE.general,
        label: '',
        tray: { barred: true },
        cards: [{ key: GENERAL, face: BLOCKING, name: '' }],
      },
      { id: STOCK, arrangement: 'pile', ...AT_TABLE.stock, label: '', cards: faceDownPack(STOCK, 60) },
      { id: CLEARED, arrangement: 'pile', ...AT_TABLE.cleared, label: '', cards: faceDownPack(CLEARED, 14) },
    ],
    plates: [],
  };
}
