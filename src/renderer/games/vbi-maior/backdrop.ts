import type { Scene, TableCard } from '../../table/api.ts';
import { pack } from '../layoutParts.ts';
import { LOOK } from './look.ts';
import { AREA, COMMON, DISCARD } from './zones/places.ts';

/** Five moments in order, left lying after a game. */
const LEFT = ['R3', 'R18', 'R41', 'R67', 'R88'];
const SEATS = 4;

/** The table when everybody has gone home. */
export function backdrop(): Scene {
  return {
    ...LOOK,
    seats: SEATS,
    zones: [
      { id: 'area', arrangement: 'overlap', place: AREA.place, scale: AREA.scale, label: '', cards: LEFT.map(open) },
      { id: 'common', arrangement: 'pile', place: COMMON.place, label: '', cards: pack('common', 40) },
      {
        id: 'discard',
        arrangement: 'pile',
        place: { ...DISCARD.place, x: -DISCARD.place.x },
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
