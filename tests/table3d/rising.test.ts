/** "+3" rises from where it went; but over no rank and suit of a card that lies open. */
import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '#catalogue';
import { clearestPoint, risePathFrom } from '#renderer/match/tabletop/rise-path.ts';
import { overlap, type Point } from '#renderer/motion/layout/testing.ts';
import type { Scene, ScreenRect } from '#renderer/motion/scene.ts';
import { gainsFor } from './phases.ts';
import { indices, type Sheet, sheetsOf, shotOf } from './sheets.ts';

// Panels come with the layouts: they ask the browser for its taste in motion.
vi.hoisted(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});

const WINDOWS = [
  { width: 1280, height: 720, right: 0 },
  { width: 1280, height: 720, right: 300 },
  { width: 1024, height: 640, right: 270 },
  { width: 1024, height: 768, right: 0 },
];
/** How large a sign of such a word is (`gained.css`), in CSS pixels. */
const SIGN = { width: 21, height: 37 };
/** So many pixels of a corner may be covered: it is a box around slanted cards. */
const TOUCH = 1.5;

const TABLES = Object.entries(GAMES).flatMap(([game, { rules }]) =>
  Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, k) => [game, rules.seats.min + k] as const),
);
const GIVEN = TABLES.filter(([game, seats]) => gainsFor(game, seats, 0).length > 0);

function box(corners: readonly Point[]): ScreenRect {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function middle({ x, y, width, height }: ScreenRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function outline({ x, y, width, height }: ScreenRect): Point[] {
  const [right, low] = [x + width, y + height];
  return [
    { x, y: low },
    { x, y },
    { x: right, y },
    { x: right, y: low },
  ];
}

/** The cards in whose corner something so large stands once on its way from there. */
function hidden(from: Point, size: { width: number; height: number }, open: readonly Sheet[]): string[] {
  const way = outline(risePathFrom(from.x, from.y, size.width, size.height));
  const read = open.filter(({ corners }) => indices(corners).some((index) => overlap(index, way) > TOUCH));
  return read.map(({ key, zone }) => `${key} in ${zone}`);
}

/** What lies open, and from where a word may rise. */
function laid(scene: Scene, zone: string, seat: number, window: (typeof WINDOWS)[number]) {
  const sheets = sheetsOf(scene, shotOf(window, scene));
  const faces = new Set(
    scene.zones.flatMap(({ cards }) => cards.filter(({ face }) => face !== null).map(({ key }) => key)),
  );
  const open = sheets.filter(({ key }) => faces.has(key));
  const there = sheets.filter((sheet) => sheet.zone === zone).flatMap(({ corners }) => corners);
  const plate = sheets.find(({ key }) => key === `plate:${seat}`)?.corners ?? [];
  return { open, points: [there, plate].filter(({ length }) => length > 0).map((one) => middle(box(one))) };
}

it('is given in more than one game', () => {
  expect(new Set(GIVEN.map(([game]) => game)).size).toBeGreaterThan(1);
});

describe.each(GIVEN)('%s with %i seats', (game, seats) => {
  const given = [0, 'everyone' as const].flatMap((viewer) => gainsFor(game, seats, viewer));

  it.each(WINDOWS)('covers no index in $width×$height', (window) => {
    const found: Record<string, number> = {};
    for (const { gain, scene } of given) {
      const { open, points } = laid(scene, gain.zone, gain.seat, window);
      const size = { width: SIGN.width * gain.word.length, height: SIGN.height };
      const from = clearestPoint(
        points,
        size,
        open.map(({ corners }) => box(corners)),
      );
      for (const what of from ? hidden(from, size, open) : ['nowhere'])
        found[`${gain.word} at ${gain.zone} over ${what}`] =
          (found[`${gain.word} at ${gain.zone} over ${what}`] ?? 0) + 1;
    }
    expect(found).toEqual({});
  });
});
