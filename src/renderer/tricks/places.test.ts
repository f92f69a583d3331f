/** Nothing covers anything else, at tables of two to six, in both shapes of the desktop's and on a television, with both kinds of cards. */
import { expect, it } from 'vitest';
import { LONG, POKER } from '../decks/card-sheet.ts';
import type { TvLayout } from '../games/game.ts';
import { tvLayoutOf } from '../games/tv-layout.ts';
import { tvTrick } from '../games/tv-positions.ts';
import { WINNING_LIFT } from '../motion/animation/animated-card.ts';
import { cameraViewFor } from '../motion/layout/camera.ts';
import { cardSize } from '../motion/layout/pose.ts';
import { cornersOf, layoutScene, placeOfZone } from '../motion/layout/scene-layout.ts';
import { handPlace, seatTurn } from '../motion/layout/table-geometry.ts';
import { overlap } from '../motion/layout/testing.ts';
import type { Scene, TableCard, Zone } from '../motion/scene.ts';
import { OTHERS_SCALE, ownScale, stockPosition, takenPosition, trickPosition, upcardPosition } from './places.ts';

const EDGES = { top: 0, right: 0, bottom: 0, left: 0 };
const WINDOWS = { wide: [1280, 720], tall: [600, 900], television: [1280, 720] } as const;
const FORMATS = { short: POKER, long: LONG };
const HAND_SIZE = 10;
const STOCK_SIZE = 33;
/** In pixels: a card is so far under another without hiding anything. */
const TOUCHING = 6;
/** So much of a television's picture, in pixels of 1280 × 720, is for what the page says and for the code. */
const CORNERS = [
  { x: 0, y: 530, width: 475, height: 190 },
  { x: 910, y: 500, width: 370, height: 220 },
  { x: 1080, y: 0, width: 200, height: 270 },
];

function cards(zone: string, count: number, more: (k: number) => Partial<TableCard> = () => ({})): TableCard[] {
  return Array.from({ length: count }, (_, k) => ({ key: `${zone} ${k}`, face: null, name: '', ...more(k) }));
}

function zonesOf(seats: number, tv: TvLayout | undefined): Zone[] {
  const steps = [...Array(seats).keys()];
  const zone = (id: string, lying: readonly TableCard[]) => ({ id, label: '', cards: lying });
  return [
    ...steps.slice(tv ? 0 : 1).map(
      (step): Zone => ({
        ...zone(`hand:${step}`, cards(`hand:${step}`, HAND_SIZE)),
        arrangement: 'fan',
        ...(tv ? tv.hand(step, seats) : { place: handPlace(step, seats), scale: OTHERS_SCALE }),
      }),
    ),
    {
      ...zone(
        'trick',
        cards('trick', seats, (step) => ({ toward: tv ? tv.turn(step, seats) : seatTurn(step, seats) })),
      ),
      arrangement: 'spread',
      ...trickPosition(seats, tv, true),
    },
    ...steps.map(
      (step): Zone => ({
        ...zone(`taken:${step}`, cards(`taken:${step}`, 8)),
        arrangement: 'pile',
        ...takenPosition(step, seats, tv),
      }),
    ),
    { ...zone('stock', cards('stock', STOCK_SIZE)), arrangement: 'pile', ...stockPosition(tv) },
    { ...zone('upcard', cards('upcard', 1)), arrangement: 'row', ...upcardPosition(tv) },
  ];
}

/** As it is laid for a window of this size, and the outline of a card, plate or zone in it. */
function laidIn(seats: number, window: keyof typeof WINDOWS, format: keyof typeof FORMATS) {
  const size = cardSize({ format: FORMATS[format] });
  const [width, height] = WINDOWS[window];
  const isTv = window === 'television';
  const shot = cameraViewFor(width, height, EDGES, size, isTv);
  const tv = isTv ? { ...tvLayoutOf(''), trick: tvTrick(FORMATS[format]) } : undefined;
  const plates = isTv ? Array.from({ length: seats }, (_, seat) => ({ seat, place: seat, large: true })) : [];
  const scene = { seats, zones: zonesOf(seats, tv), plates, tv: isTv } as unknown as Scene;
  const cards = layoutScene(scene, shot, size);
  const outline = (key: string, laid = cards) => cornersOf(key, scene, laid, placeOfZone(scene, shot), shot, size);
  return { scene, cards, outline };
}

/** Pairs of which one lies on the other. The turned-up card lies under the stock, and cards of a trick on each other. */
function covered(seats: number, window: keyof typeof WINDOWS, format: keyof typeof FORMATS): string[] {
  const { scene, outline } = laidIn(seats, window, format);
  const isTv = window === 'television';
  const outlines = [
    ...scene.zones.map(({ id, cards }) => ({ id, parts: cards.map(({ key }) => outline(key)) })),
    ...scene.plates.map(({ seat }) => ({ id: `plate:${seat}`, parts: [outline(`plate:${seat}`)] })),
    ...(isTv ? CORNERS : []).map((corner, k) => ({ id: `corner:${k}`, parts: [cornersOfBox(corner)] })),
  ];
  return outlines.flatMap((one, k) =>
    outlines.slice(k + 1).flatMap((other) => {
      const deepest = Math.max(...one.parts.flatMap((a) => other.parts.map((b) => overlap(a, b))));
      const isUnderStock = one.id === 'stock' && other.id === 'upcard';
      return deepest > TOUCHING && !isUnderStock ? [`${one.id} and ${other.id}: ${Math.round(deepest)}`] : [];
    }),
  );
}

function cornersOfBox({ x, y, width, height }: (typeof CORNERS)[number]) {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const TABLES = [2, 3, 4, 5, 6].flatMap((seats) =>
  (['wide', 'tall', 'television'] as const).flatMap((window) =>
    (['short', 'long'] as const).map((format) => ({ seats, window, format })),
  ),
);

it.each(TABLES)('$seats at a $window table with $format cards', ({ seats, window, format }) => {
  expect(covered(seats, window, format)).toEqual([]);
});

it.each(TABLES.filter(({ seats, window }) => seats % 2 === 0 && window !== 'television'))(
  'the near card of $seats that wins at a $window table hides nothing of the far one ($format)',
  (table) => {
    const { cards, outline } = laidIn(table.seats, table.window, table.format);
    const risen = cards.map((one) =>
      one.card.key === 'trick 0'
        ? { ...one, pose: { ...one.pose, y: one.pose.y + WINNING_LIFT.up, scale: one.pose.scale * WINNING_LIFT.scale } }
        : one,
    );
    expect(overlap(outline('trick 0', risen), outline(`trick ${table.seats / 2}`))).toBeLessThan(TOUCHING);
  },
);

it('keeps an own hand of ten as broad as one of nine, clear of the own plate', () => {
  expect([3, 9, 10].map((count) => count * ownScale(count))).toEqual([3, 9, 9]);
});
