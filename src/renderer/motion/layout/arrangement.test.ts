import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import type { Arrangement, TableCard, Zone } from '../scene.ts';
import { type HandFrame, placeZoneCards } from './arrangement.ts';
import { axesOf, CARD_THICKNESS_CM, cardSize } from './pose.ts';

const SIZE = cardSize(FRENCH);
const HAND: HandFrame = { x: 0, y: 20, z: 50, tilt: 45, othersTilt: 75, nearTilt: 75, scale: 1, width: 40 };

const cards = (count: number, more: Partial<TableCard> = {}): TableCard[] =>
  Array.from({ length: count }, (_, i) => ({ key: `k${i}`, face: 'AS', name: 'ace of spades', ...more }));

const zone = (arrangement: Arrangement, list: readonly TableCard[], more: Partial<Zone> = {}): Zone => ({
  id: `${arrangement}:1`,
  arrangement,
  place: { x: 3, z: -4, turn: 0 },
  label: arrangement,
  cards: list,
  ...more,
});

const lay = (arrangement: Arrangement, list: readonly TableCard[], more: Partial<Zone> = {}) =>
  placeZoneCards(zone(arrangement, list, more), SIZE, HAND).map(({ pose }) => pose);

describe.each(['hand', 'fan', 'pile', 'row', 'spread', 'overlap'] as const)('%s', (arrangement) => {
  it('lays every card in order, the same each time', () => {
    const list = cards(7);
    const first = placeZoneCards(zone(arrangement, list), SIZE, HAND);
    expect(first.map(({ card }) => card.key)).toEqual(list.map(({ key }) => key));
    expect(placeZoneCards(zone(arrangement, list), SIZE, HAND)).toEqual(first);
  });

  it('holds nothing without cards', () => {
    expect(lay(arrangement, [])).toEqual([]);
  });

  it('lays no two cards into the same place', () => {
    const places = lay(arrangement, cards(12)).map(({ x, y, z }) => `${x.toFixed(3)} ${y.toFixed(3)} ${z.toFixed(3)}`);
    expect(new Set(places).size).toBe(12);
  });
});

describe('the own hand', () => {
  it.each([1, 5, 8, 20, 40])('keeps a fan of %i cards within its width', (count) => {
    const poses = lay('hand', cards(count));
    const reach = poses.map(({ x }) => Math.abs(x) + SIZE.width / 2);
    expect(Math.max(...reach)).toBeLessThanOrEqual(HAND.width / 2 + 0.1);
  });

  it('lays each card before the one at its left, so that its corner is read', () => {
    const poses = lay('hand', cards(5));
    for (const [i, pose] of poses.entries()) {
      const before = poses[i - 1];
      if (!before) continue;
      const { normal } = axesOf(before);
      const out = (pose.x - before.x) * normal.x + (pose.y - before.y) * normal.y + (pose.z - before.z) * normal.z;
      expect(pose.x).toBeGreaterThan(before.x);
      expect(out).toBeGreaterThan(0.04);
    }
  });

  it('holds what can be played a little higher', () => {
    const [low] = lay('hand', cards(1, { playable: false }));
    const [high] = lay('hand', cards(1, { playable: true }));
    expect(high?.y ?? 0).toBeGreaterThan((low?.y ?? 0) + 0.3);
  });
});

describe('another’s hand', () => {
  it('stands on the cloth, not in it', () => {
    for (const { y, tilt, scale } of lay('fan', cards(8, { face: null }))) {
      expect(y - (SIZE.height / 2) * scale * Math.sin((tilt * Math.PI) / 180)).toBeGreaterThan(0);
    }
  });

  it('shows some of its back to the viewer from the side of the table', () => {
    const [pose] = lay('fan', cards(1, { face: null }), { place: { x: -30, z: 0, turn: -90 } });
    expect(pose && axesOf(pose).normal.z).toBeLessThan(-0.5);
  });
});

describe('flat on the cloth', () => {
  it('shows the back where the face is not known', () => {
    expect(lay('pile', cards(2, { face: null })).map(({ flip }) => flip)).toEqual([180, 180]);
    expect(lay('row', cards(2)).map(({ flip }) => flip)).toEqual([0, 0]);
  });

  it('piles each card on the one before', () => {
    const heights = lay('pile', cards(5)).map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  it('lays a pile on the card under it, such as the last of the stock on the turned-up trump', () => {
    const [under] = lay('row', cards(1));
    const [last] = lay('pile', cards(1), { above: 1 });
    expect((last?.y ?? 0) - (under?.y ?? 0)).toBeCloseTo(CARD_THICKNESS_CM, 5);
  });

  it('never lets a long row or overlap grow wider than a limit', () => {
    for (const arrangement of ['row', 'overlap'] as const) {
      const xs = lay(arrangement, cards(30)).map(({ x }) => x);
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(SIZE.width * 8);
    }
  });

  it('lays a trick’s card on the side of the seat that played it, readable for the viewer', () => {
    const list = [-90, -163, 163, 90, 0].map(
      (toward, i): TableCard => ({ key: `t${i}`, face: 'AS', name: '', toward }),
    );
    const [left, farLeft, farRight, right, near] = lay('spread', list);
    expect(left?.x).toBeLessThan(3 - 6);
    expect(right?.x).toBeGreaterThan(3 + 6);
    expect(farLeft?.z).toBeLessThan(-4 - 4);
    expect(farRight?.z).toBeLessThan(-4 - 4);
    expect(near?.z).toBeGreaterThan(-4 + 4);
    for (const pose of [left, farLeft, farRight, right, near]) expect(Math.abs(pose?.turn ?? 99)).toBeLessThan(30);
  });
});
