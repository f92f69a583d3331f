/** The light for the seat on turn lies where that seat's card comes to lie, in every game of tricks and every window. */
import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '#catalogue';
import { turnLightOf } from '#renderer/motion/highlights/turn-light.ts';
import { cameraViewFor } from '#renderer/motion/layout/camera.ts';
import { cardSize } from '#renderer/motion/layout/pose.ts';
import { layoutScene } from '#renderer/motion/layout/scene-layout.ts';
import { seatTurn } from '#renderer/motion/layout/table-geometry.ts';
import { tvSeatTurn } from '#renderer/motion/layout/tv-places.ts';
import type { Scene } from '#renderer/motion/scene.ts';
import { seatCountsOf } from '#shared/engine/checks/seat-counts.ts';
import { scenesFor } from './phases.ts';

// Panels come with the layouts: they ask the browser for its taste in motion.
vi.hoisted(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});

/** A card lies as much askew, in centimetres. */
const ASKEW_CM = 0.7;
const WINDOWS = [
  { width: 1280, height: 720, tv: false },
  { width: 390, height: 844, tv: false },
  { width: 1920, height: 1080, tv: true },
];

/** The same with this seat on turn and no other. */
function onTurn(scene: Scene, seats: readonly number[]): Scene {
  return { ...scene, plates: scene.plates.map((plate) => ({ ...plate, onTurn: seats.includes(plate.seat) })) };
}

function shotOf({ deck, tv = false }: Scene, { width, height }: (typeof WINDOWS)[number]) {
  return cameraViewFor(width, height, { top: 0, right: 0, bottom: 0, left: 0 }, cardSize(deck), tv);
}

/** How far each card of a trick lies from the light that its seat had, in centimetres. */
function distances(scene: Scene, window: (typeof WINDOWS)[number]): number[] {
  const [shot, size] = [shotOf(scene, window), cardSize(scene.deck)];
  const turnOf = (place: number): number => (scene.tv ? tvSeatTurn : seatTurn)(place, scene.seats);
  return layoutScene(scene, shot, size)
    .filter(({ zone }) => zone.id === 'trick' && zone.drop)
    .map(({ card, pose }) => {
      const plate = scene.plates.find(({ place }) => turnOf(place) === card.toward);
      const light = plate && turnLightOf(onTurn(scene, [plate.seat]), shot, size);
      return light?.isOutlined ? Math.hypot(light.pose.x - pose.x, light.pose.z - pose.z) : Number.NaN;
    });
}

const TABLES = Object.entries(GAMES).flatMap(([game, { rules }]) =>
  WINDOWS.flatMap((window) => seatCountsOf(rules).map((seats) => [game, seats, window] as const)),
);

describe.each(TABLES)('%s with %i seats, %o', (game, seats, window) => {
  const scenes = scenesFor(game, seats, window.tv ? 'everyone' : 0, window.tv).map(({ scene }) => ({
    ...scene,
    tv: window.tv,
  }));

  it('lies where the card will', () => {
    expect(scenes.flatMap((scene) => distances(scene, window)).filter((far) => !(far < ASKEW_CM))).toEqual([]);
  });

  it('is there for one seat, and for no two', () => {
    const lit = (scene: Scene): boolean =>
      turnLightOf(scene, shotOf(scene, window), cardSize(scene.deck)) !== undefined;
    expect(scenes.every((scene) => lit(onTurn(scene, [1])))).toBe(true);
    expect(scenes.some((scene) => lit(onTurn(scene, [0, 1])) || lit(onTurn(scene, [])))).toBe(false);
  });
});
