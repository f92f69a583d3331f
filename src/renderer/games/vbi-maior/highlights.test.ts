import { expect, it } from 'vitest';
import { racing, up } from '#shared/games/vbi-maior/testing.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import { scaledToTable, TALL_TABLE, type TableShape, WIDE_TABLE } from '../../motion/layout/table-geometry.ts';
import { frameTriangles } from '../../table3d/room/cloth/StitchedFrames.tsx';
import { clothFrames } from './highlights.ts';
import { ENDED } from './selectors/beats.ts';
import { laid, see, viewContext } from './testing.ts';
import { AT_TABLE } from './zones/places.ts';

const game = racing(['R1 R2', 'R3', 'R18'], 'R60 R61');
const framed = () =>
  clothFrames(see(game), { ...viewContext(game), beat: ENDED, before: null, moves: [], preselection: [] });

it('VM-4: each place all share is sewn around a zone of its own', () => {
  const zones = laid(game).zones.map(({ id }) => id);
  expect(Object.keys(framed())).toEqual(['area', 'common', 'discard', 'returned']);
  for (const [id, { name }] of Object.entries(framed())) {
    expect(zones).toContain(id);
    expect(name).toBeTruthy();
  }
});

it('VM-26: before the game area stands the last card’s number and moment, and while it is empty what belongs there', () => {
  expect(framed().area?.name).toBe('From lowest to highest');
  up(game, '0');
  expect(framed().area?.name).toBe('1 · A furrow on the Palatine');
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly near: number;
}

const isApart = (a: Box, b: Box): boolean => a.right < b.left || b.right < a.left || a.near < b.far || b.near < a.far;

/** The area each frame takes on the cloth. */
function boxesOn(shape: TableShape): Box[] {
  const { zones, deck } = laid(game);
  return zones.flatMap(({ id, place }) => {
    const frame = framed()[id];
    if (!frame) return [];
    const own = { ...frame, place: scaledToTable(place, shape) };
    const { positions } = frameTriangles([own], cardSize(deck), [], 2, () => 0);
    const [xs, zs] = [0, 2].map((axis) => positions.filter((__, k) => k % 3 === axis)) as [number[], number[]];
    return [{ left: Math.min(...xs), right: Math.max(...xs), far: Math.min(...zs), near: Math.max(...zs) }];
  });
}

it.each([
  ['wide', WIDE_TABLE],
  ['narrow', TALL_TABLE],
])('no place is sewn over another, on a %s table', (_, shape) => {
  const boxes = boxesOn(shape);
  expect(boxes).toHaveLength(4);
  for (const [k, a] of boxes.entries()) {
    for (const b of boxes.slice(k + 1)) expect(isApart(a, b)).toBe(true);
  }
});

it.each([3, 4, 5, 6])('nobody’s deck lies on a frame, with %i seats', (seats) => {
  const { width, height } = cardSize(laid(game).deck);
  for (let step = 1; step < seats; step++) {
    const { place, scale = 1 } = AT_TABLE.deck(step, seats, false);
    const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((place.turn * Math.PI) / 180))) as [number, number];
    const across = (scale * (width * cos + height * sin)) / 2;
    const along = (scale * (width * sin + height * cos)) / 2;
    const deck = { left: place.x - across, right: place.x + across, far: place.z - along, near: place.z + along };
    for (const frame of boxesOn(WIDE_TABLE)) expect(isApart(deck, frame), `${step} of ${seats}`).toBe(true);
  }
});
