import { describe, expect, it } from 'vitest';
import { type Card, spreadApart } from './use-seat-positions.ts';

const PANE = { width: 948, height: 486 };
const SIZE = { width: 256, height: 122 };
const card = (x: number, y: number, size = SIZE): Card => ({ x, y, ...size });

/** Six seats of VIVA at 1280 × 720, the own one first. */
const SIX = [
  card(474, 378),
  card(158, 284),
  card(233, 152),
  card(474, 121),
  card(715, 152, { width: 256, height: 127 }),
  card(790, 283),
];

function touching(cards: readonly Card[]): string[] {
  return cards.flatMap((a, k) =>
    cards.slice(k + 1).flatMap((b, l) => {
      const across = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
      const along = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
      return across > 0 && along > 0 ? [`${k} and ${k + l + 1}`] : [];
    }),
  );
}

describe('place cards', () => {
  it('of six seats lie beside each other', () => {
    expect(touching(SIX)).toEqual(['2 and 3', '3 and 4']);
    expect(touching(spreadApart(SIX, PANE))).toEqual([]);
  });

  it('lie beside each other also where names and buttons have two lines', () => {
    const high = SIX.map((one) => ({ ...one, height: 165 }));
    expect(touching(spreadApart(high, { width: 1600, height: 700 }))).toEqual([]);
  });

  it('stay where they are where there is room', () => {
    const two = [card(474, 400), card(474, 100)];
    expect(spreadApart(two, PANE)).toEqual(two);
  });

  it('stay in the window', () => {
    for (const { x, y, width, height } of spreadApart([...SIX, card(20, 20), card(900, 20)], PANE)) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(PANE.width);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(PANE.height);
    }
  });
});
