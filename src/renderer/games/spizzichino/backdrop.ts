import type { ItalianCard } from '#shared/cards/italian.ts';
import type { Scene, Zone } from '../../motion/scene.ts';
import { pileZone, TRICK } from '../../tricks/zones.ts';
import { faceDownPack } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { AT_TABLE } from './zones/places.ts';

/** An ace led, a three on it: a trick left on the table. */
const LEFT: readonly { readonly card: ItalianCard; readonly toward: number }[] = [
  { card: '1D', toward: 180 },
  { card: '3D', toward: 0 },
];
/** Two piles in front of each seat, with their numbers of cards. */
const PILES: readonly { readonly seat: number; readonly top: ItalianCard; readonly depth: number }[] = [
  { seat: 0, top: 'CS', depth: 3 },
  { seat: 0, top: '2B', depth: 4 },
  { seat: 1, top: 'RC', depth: 4 },
  { seat: 1, top: '5B', depth: 2 },
];

/** The table before a match. */
export function backdrop(): Scene {
  return {
    ...LOOK,
    seats: 2,
    zones: [
      {
        id: TRICK,
        arrangement: 'spread',
        ...AT_TABLE.trick,
        label: '',
        cards: LEFT.map(({ card, toward }) => ({ key: card, face: card, name: '', toward })),
      },
      ...PILES.map(({ seat, top, depth }, k): Zone => {
        const id = pileZone(seat, k % 2);
        return {
          id,
          arrangement: 'overlap',
          ...AT_TABLE.pile(seat, k % 2),
          label: '',
          cards: [...faceDownPack(id, depth - 1), { key: top, face: top, name: '' }],
        };
      }),
      ...[0, 1].map((seat): Zone => {
        const id = `taken:${seat}`;
        return {
          id,
          arrangement: 'pile',
          ...AT_TABLE.taken(seat),
          label: '',
          cards: faceDownPack(id, 8 + 4 * seat),
        };
      }),
    ],
    plates: [],
  };
}
