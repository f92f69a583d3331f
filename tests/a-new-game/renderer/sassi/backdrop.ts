import { takenPlace } from '../../motion/layout/table-geometry.ts';
import type { Scene } from '../../motion/scene.ts';
import { faceDownPack } from '../layout-parts.ts';
import { ASIDE_PLACE, HEAP, HEAP_PLACE, TAKEN_SCALE } from './layout.ts';
import { LOOK } from './look.ts';

const SEATS = 3;
/** A heap nobody wanted. */
const LEFT = ['s3', 's8', 's11', 's19'];

/** The table when everybody has gone home. */
export function backdrop(): Scene {
  const cards = LEFT.map((face) => ({ key: face, face, name: '' }));
  return {
    ...LOOK,
    seats: SEATS,
    zones: [
      { id: HEAP, arrangement: 'overlap', place: HEAP_PLACE, scale: 1.35, label: '', cards },
      { id: 'aside', arrangement: 'pile', place: ASIDE_PLACE, label: '', cards: faceDownPack('aside', 9) },
      {
        id: 'taken:0',
        arrangement: 'pile',
        place: takenPlace(0, SEATS),
        scale: TAKEN_SCALE,
        label: '',
        cards: faceDownPack('taken', 3),
      },
    ],
    plates: [],
  };
}
