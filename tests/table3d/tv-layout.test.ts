/** What a television shows of every game: nothing lies over another thing, with each number of seats. */
import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '#catalogue';
import { SLIP_SIZE_CM, TV_SLIP_SCALE, updateSlips } from '#renderer/motion/highlights/slips.ts';
import { type CameraView, cameraViewFor, project } from '#renderer/motion/layout/camera.ts';
import { cardSize } from '#renderer/motion/layout/pose.ts';
import { cornersOf, layoutScene, placeOfZone } from '#renderer/motion/layout/scene-layout.ts';
import { scaledToTable, TV_TABLE } from '#renderer/motion/layout/table-geometry.ts';
import { overlap, type Point } from '#renderer/motion/layout/testing.ts';
import type { Place, Scene, Zone } from '#renderer/motion/scene.ts';
import { seatCountsOf } from '#shared/engine/checks/seat-counts.ts';
import { scenesFor } from './phases.ts';

// Panels come with the layouts: they ask the browser for its taste in motion.
vi.hoisted(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});

const WINDOW = { width: 1920, height: 1080 };
/** The table fills the picture: panels lie in its corners (app/screen/screen.css). */
const INSET = { top: 0, right: 0, bottom: 0, left: 0 };
/** What all look at in a game: its cards are at least a quarter of the picture's height. Elsewhere it is the largest there is. */
const LOOKED_AT: Readonly<Record<string, RegExp>> = {
  'briscola-chiamata': /^trick$/,
  spizzichino: /^trick$/,
  viva: /^house:/,
  'vbi-maior': /^area$/,
};
const QUARTER = 0.25;
/** Twenty minutes of arc at three metres, as a part of the height of a picture 43 inches across (535 mm). */
const LEAST_INDEX = 0.0326;
/** So much of the picture's width the table takes. */
const FILLED = 0.9;
/** So many pixels of one thing may lie over another: cards lie a little askew. */
const TOUCH = 4;

interface Thing {
  readonly name: string;
  readonly corners: readonly Point[];
}

/** Every zone's cards, and the plates, as they are seen. A pile is seen by its lowest and its uppermost card. */
function things(scene: Scene): Thing[] {
  const size = cardSize(scene.deck);
  const shot = cameraViewFor(WINDOW.width, WINDOW.height, INSET, size, true);
  const laid = layoutScene(scene, shot, size);
  const corners = (id: string) => cornersOf(id, scene, laid, placeOfZone(scene, shot), shot, size);
  const cards = scene.zones.flatMap(({ id, arrangement, cards }) => {
    const all = cards.length > 0 ? fours(corners(id)) : [];
    const seen = arrangement === 'pile' ? [...all.slice(0, 1), ...all.slice(1).slice(-1)] : all;
    return seen.map((four) => ({ name: id, corners: four }));
  });
  const plates = scene.plates.map(({ seat }) => ({ name: `plate:${seat}`, corners: corners(`plate:${seat}`) }));
  return [...cards, ...plates, ...slipsIn(scene, shot)];
}

/** Slips of paper, where they come to lie. */
function slipsIn({ slips = [] }: Scene, shot: CameraView): Thing[] {
  const placed = (place: Place) => scaledToTable(place, shot.shape, TV_TABLE);
  return updateSlips([], slips, placed, TV_SLIP_SCALE, { speed: 1, reduced: true }, 0).map(({ slip, to }) => {
    const [w, h] = [(SLIP_SIZE_CM.width / 2) * to.scale, (SLIP_SIZE_CM.height / 2) * to.scale];
    const around = [
      { x: to.x - w, y: to.y, z: to.z - h },
      { x: to.x + w, y: to.y, z: to.z - h },
      { x: to.x + w, y: to.y, z: to.z + h },
      { x: to.x - w, y: to.y, z: to.z + h },
    ];
    return { name: slip.key, corners: around.flatMap((corner) => project(shot, corner) ?? []) };
  });
}

function fours(points: readonly Point[]): Point[][] {
  return Array.from({ length: points.length / 4 }, (_, k) => points.slice(4 * k, 4 * k + 4));
}

/** The turned-up card lies half under the stock. */
const UNDER = 'stock upcard';

/** Which things cover which, by name. */
function covered(scene: Scene): string[] {
  const all = things(scene);
  const found = new Set<string>();
  for (const [k, a] of all.entries()) {
    for (const b of all.slice(k + 1)) {
      if (a.name !== b.name && overlap(a.corners, b.corners) > TOUCH) found.add([a.name, b.name].sort().join(' '));
    }
  }
  found.delete(UNDER);
  return [...found];
}

/** What leaves the picture. */
function outside(scene: Scene): string[] {
  const isOut = ({ x, y }: Point): boolean => x < 0 || x > WINDOW.width || y < 0 || y > WINDOW.height;
  return things(scene).flatMap(({ name, corners }) => (corners.some(isOut) ? [name] : []));
}

/** How high each card lies in the picture that shows its face in a zone, as parts of the picture's height. */
function heights(scene: Scene, looked: RegExp): number[] {
  const size = cardSize(scene.deck);
  const shot = cameraViewFor(WINDOW.width, WINDOW.height, INSET, size, true);
  const laid = layoutScene(scene, shot, size);
  const faces = laid.filter(({ zone, card }) => card.face !== null && looked.test(zone.id));
  return faces.map(({ card }) => {
    const [lower, upper] = cornersOf(card.key, scene, laid, placeOfZone(scene, shot), shot, size);
    if (!lower || !upper) throw new Error(`${card.key} is not seen`);
    return Math.hypot(upper.x - lower.x, upper.y - lower.y) / WINDOW.height;
  });
}

/** The rim's outer edges, from left to right. */
function widthOfTable(scene: Scene): number {
  const shot = cameraViewFor(WINDOW.width, WINDOW.height, INSET, cardSize(scene.deck), true);
  const { halfWidth, rim } = shot.shape;
  const edges = [-1, 1].map((side) => project(shot, { x: side * (halfWidth + rim), y: 0, z: 0 })?.x ?? 0);
  return ((edges[1] ?? 0) - (edges[0] ?? 0)) / WINDOW.width;
}

/** As app/screen draws it. */
function onScreen(scene: Scene): Scene {
  return { ...scene, tv: true, plates: scene.plates.map((plate) => ({ ...plate, large: true })) };
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

/** One of those in which as many cards lie in each zone. */
function differing(scenes: readonly Scene[]): Scene[] {
  const count = ({ id, arrangement, cards }: Zone): string =>
    `${id} ${arrangement === 'pile' ? Math.min(cards.length, 9) : cards.length}`;
  const slips = ({ slips = [] }: Scene): string =>
    slips.map(({ key, emphasized: leads }) => `${key} ${leads ?? false}`).join();
  return [...new Map(scenes.map((scene) => [`${scene.zones.map(count).join()} ${slips(scene)}`, scene])).values()];
}

const TABLES = Object.entries(GAMES).flatMap(([game, { rules }]) =>
  seatCountsOf(rules).map((seats) => [game, seats] as const),
);

describe.each(TABLES)('%s with %i seats on a television', (game, seats) => {
  const scenes = differing(scenesFor(game, seats, 'everyone', true).map(({ scene }) => onScreen(scene)));

  it('lets nothing lie over another thing', () => {
    const count: Record<string, number> = {};
    for (const pair of scenes.flatMap(covered)) count[pair] = (count[pair] ?? 0) + 1;
    expect(count).toEqual({});
  });

  it('shows what all look at a quarter of the picture high, its index legible at three metres', () => {
    const seen = scenes.flatMap((scene) => heights(scene, LOOKED_AT[game] ?? /./));
    const high = LOOKED_AT[game] ? Math.min(...seen) : Math.max(...seen);
    const index = high * (scenes[0]?.deck.farIndex ?? 0);
    const table = Math.min(...scenes.map(widthOfTable));
    console.log(
      `tv: ${game}, ${seats} seats: cards ${percent(high)} of the height, index ${percent(index)}; table ${percent(table)} of the width`,
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(high).toBeGreaterThanOrEqual(QUARTER);
    expect(index).toBeGreaterThanOrEqual(LEAST_INDEX);
    expect(table).toBeGreaterThanOrEqual(FILLED);
  });

  it('shows all of it', () => {
    expect([...new Set(scenes.flatMap(outside))]).toEqual([]);
  });
});
