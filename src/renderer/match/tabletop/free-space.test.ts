import { describe, expect, it } from 'vitest';
import type { Scene, ScreenRect } from '../../motion/scene.ts';
import { freeSpotFor, hiddenArea, readBoxesOn } from './free-space.ts';

const ROOM = { x: 0, y: 0, width: 800, height: 450 };
const box = (x: number, y: number, width: number, height: number): ScreenRect => ({ x, y, width, height });
const card = (x: number, y: number) => ({ box: box(x, y, 60, 90), weight: 4 });

describe('where words of a moment are laid', () => {
  it('is where they are, as long as nothing is read there', () => {
    expect(freeSpotFor(box(300, 100, 200, 80), ROOM, [card(20, 20)])).toEqual({ x: 300, y: 100, hides: 0 });
  });

  it('is the nearest place that hides nothing', () => {
    const found = freeSpotFor(box(300, 100, 200, 80), ROOM, [card(310, 120)]);
    expect(found.hides).toBe(0);
    expect(found.y + 80 <= 120 || found.x >= 370).toBe(true);
    expect(Math.hypot(found.x - 300, found.y - 100)).toBeLessThan(80);
  });

  it('is in the room, though they were outside', () => {
    expect(freeSpotFor(box(700, 400, 200, 80), ROOM, [])).toEqual({ x: 600, y: 370, hides: 0 });
  });

  it('is where least is hidden, and of that what matters least, where there is no free place', () => {
    const cards = [box(0, 0, 800, 225)].map((one) => ({ box: one, weight: 4 }));
    const names = [box(0, 225, 800, 225)].map((one) => ({ box: one, weight: 1 }));
    const found = freeSpotFor(box(300, 0, 200, 80), ROOM, [...cards, ...names]);
    expect(found.hides).toBeCloseTo(200 * 80);
    expect(hiddenArea({ ...found, width: 200, height: 80 }, cards)).toBe(0);
  });
});

describe('what is read on a table', () => {
  const seen: Record<string, ScreenRect> = {
    a: box(0, 0, 50, 100),
    b: box(60, 0, 50, 100),
    'plate:0': box(0, 200, 90, 30),
  };
  const at = { x: 0, z: 0, turn: 0 };
  const zone = (arrangement: 'hand' | 'spread', key: string, face: string | null) => ({
    ...{ id: key, arrangement, label: key, place: at },
    cards: [{ key, face, name: key }],
  });
  const scene = (zones: Scene['zones']): Pick<Scene, 'zones' | 'plates'> => ({
    zones,
    plates: [{ seat: 0, place: 0, name: 'Ada', kind: 'person', onTurn: false }],
  });
  const read = (zones: Scene['zones'], papers: ScreenRect[] = []) =>
    readBoxesOn(scene(zones), (id) => seen[id], papers).map(({ box }) => box);

  it('is the upper part of a card of the own hand, and the whole of another one', () => {
    expect(read([zone('hand', 'a', 'KH'), zone('spread', 'b', 'QS')])).toEqual([
      box(0, 0, 50, 45),
      box(60, 0, 50, 100),
      box(0, 200, 90, 30),
    ]);
  });

  it('is no card that lies face down, but names and paper', () => {
    expect(read([zone('spread', 'b', null)], [box(500, 0, 90, 90)])).toEqual([
      box(0, 200, 90, 30),
      box(500, 0, 90, 90),
    ]);
  });
});
