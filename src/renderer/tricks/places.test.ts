/** On the desktop nothing covers anything else, at tables of two to six, in both of its shapes and with both kinds of cards. */
import { expect, it } from 'vitest';
import { LONG, POKER } from '../decks/card-sheet.ts';
import { cameraViewFor } from '../motion/layout/camera.ts';
import { cardSize } from '../motion/layout/pose.ts';
import { cornersOf, layoutScene, placeOfZone } from '../motion/layout/scene-layout.ts';
import { handPlace, seatTurn } from '../motion/layout/table-geometry.ts';
import { overlap } from '../motion/layout/testing.ts';
import type { Scene, TableCard, Zone } from '../motion/scene.ts';
import { stockPosition, upcardPosition } from './layout.ts';
import { OTHERS_SCALE, takenPosition, trickPosition } from './places.ts';

const EDGES = { top: 0, right: 0, bottom: 0, left: 0 };
const WINDOWS = { wide: [1280, 720], tall: [600, 900] } as const;
const FORMATS = { short: POKER, long: LONG };
const HAND_SIZE = 10;
/** In pixels: a card is so far under another without hiding anything. */
const TOUCHING = 6;

function cards(zone: string, count: number, more: (k: number) => Partial<TableCard> = () => ({})): TableCard[] {
  return Array.from({ length: count }, (_, k) => ({ key: `${zone} ${k}`, face: null, name: '', ...more(k) }));
}

function zonesOf(seats: number): Zone[] {
  const steps = [...Array(seats).keys()];
  const zone = (id: string, lying: readonly TableCard[]) => ({ id, label: '', cards: lying });
  return [
    ...steps.slice(1).map(
      (step): Zone => ({
        ...zone(`hand:${step}`, cards(`hand:${step}`, HAND_SIZE)),
        arrangement: 'fan',
        place: handPlace(step, seats),
        scale: OTHERS_SCALE,
      }),
    ),
    {
      ...zone(
        'trick',
        cards('trick', seats, (step) => ({ toward: seatTurn(step, seats) })),
      ),
      arrangement: 'spread',
      ...trickPosition(seats, undefined),
    },
    ...steps.map(
      (step): Zone => ({
        ...zone(`taken:${step}`, cards(`taken:${step}`, 8)),
        arrangement: 'pile',
        ...takenPosition(step, seats, undefined),
      }),
    ),
    { ...zone('stock', cards('stock', 12)), arrangement: 'pile', ...stockPosition(undefined) },
    { ...zone('upcard', cards('upcard', 1)), arrangement: 'row', ...upcardPosition(undefined) },
  ];
}

/** Pairs of zones of which a card lies on another's. The turned-up card lies under the stock. */
function covered(seats: number, window: keyof typeof WINDOWS, format: keyof typeof FORMATS): string[] {
  const size = cardSize({ format: FORMATS[format] });
  const [width, height] = WINDOWS[window];
  const shot = cameraViewFor(width, height, EDGES, size);
  const scene = { seats, zones: zonesOf(seats), plates: [] } as unknown as Scene;
  const laid = layoutScene(scene, shot, size);
  const outlines = scene.zones.map(({ id, cards }) => ({
    id,
    cards: cards.map(({ key }) => cornersOf(key, scene, laid, placeOfZone(scene, shot), shot, size)),
  }));
  return outlines.flatMap((one, k) =>
    outlines.slice(k + 1).flatMap((other) => {
      const deepest = Math.max(...one.cards.flatMap((a) => other.cards.map((b) => overlap(a, b))));
      const isUnderStock = one.id === 'stock' && other.id === 'upcard';
      return deepest > TOUCHING && !isUnderStock ? [`${one.id} and ${other.id}: ${Math.round(deepest)}`] : [];
    }),
  );
}

const TABLES = [2, 3, 4, 5, 6].flatMap((seats) =>
  (['wide', 'tall'] as const).flatMap((window) =>
    (['short', 'long'] as const).map((format) => ({ seats, window, format })),
  ),
);

it.each(TABLES)('$seats at a $window table with $format cards', ({ seats, window, format }) => {
  expect(covered(seats, window, format)).toEqual([]);
});
