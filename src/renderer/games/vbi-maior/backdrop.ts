import type { Scene, TableCard } from '../../motion/scene.ts';
import { faceDownPack } from '../layout-parts.ts';
import { LOOK } from './look.ts';
import { AT_TABLE } from './zones/places.ts';

const { area, common, discard } = AT_TABLE;

/** Five moments in order, left after a game. */
const LEFT = ['R3', 'R18', 'R41', 'R67', 'R88'];
const SEATS = 4;

/** The table before a match. */
export function backdrop(): Scene {
  return {
    ...LOOK,
    seats: SEATS,
    zones: [
      { id: 'area', arrangement: 'overlap', place: area.place, scale: area.scale, label: '', cards: LEFT.map(open) },
      { id: 'common', arrangement: 'pile', place: common.place, label: '', cards: faceDownPack('common', 40) },
      {
        id: 'discard',
        arrangement: 'pile',
        place: { ...discard.place, x: -discard.place.x },
        label: '',
        cards: [open('mars')],
      },
    ],
    plates: [],
  };
}

function open(card: string): TableCard {
  return { key: card, face: card, name: '' };
}
