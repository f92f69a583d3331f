import type { FrenchCard } from '#shared/cards/french.ts';
import { takenPlace, trickPlace } from '../../motion/layout/table-geometry.ts';
import type { Scene } from '../../motion/scene.ts';
import { faceDownPack } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { SEATS } from './selectors/names.ts';

/** Five cards left on the table, each towards its player's seat: an ace was called. */
const LEFT: readonly { readonly card: FrenchCard; readonly toward: number }[] = [
  { card: 'KH', toward: 0 },
  { card: '3S', toward: -75 },
  { card: 'AS', toward: -145 },
  { card: 'QD', toward: 145 },
  { card: 'JC', toward: 75 },
];

/** The table before a match. */
export function backdrop(): Scene {
  return {
    ...LOOK,
    seats: SEATS.length,
    zones: [
      {
        id: 'trick',
        arrangement: 'spread',
        place: trickPlace(),
        label: '',
        cards: LEFT.map(({ card, toward }) => ({ key: card, face: card, name: '', toward })),
      },
      {
        id: 'stock',
        arrangement: 'pile',
        place: takenPlace(3, SEATS.length),
        label: '',
        cards: faceDownPack('pack', 20),
      },
      {
        id: 'taken:1',
        arrangement: 'pile',
        place: takenPlace(1, SEATS.length),
        label: '',
        cards: faceDownPack('left', 10),
      },
    ],
    plates: [],
  };
}
