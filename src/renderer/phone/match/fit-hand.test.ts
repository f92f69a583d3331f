import { describe, expect, it } from 'vitest';
import { fitFan, fitHand, type HandBox, type HandFit, rowsOf } from './fit-hand.ts';

const FRENCH = 63 / 88;
const ITALIAN = 50 / 94;

/** The hand's room on phones beside a television: 45 % of the window's height and its full width. */
const PHONES = {
  upright: { width: 355, height: 227 },
  large: { width: 392, height: 390 },
  'on its side': { width: 528, height: 152 },
  narrow: { width: 300, height: 235 },
} as const satisfies Record<string, HandBox>;

/** The visible width of a covered card, and the height of all rows. */
function measured({ inRow, card, step }: HandFit, count: number, { width }: HandBox, form: number) {
  const strip = inRow > 1 ? Math.min(card, (width - card) / (inRow - 1)) : card;
  const rows = Math.ceil(count / inRow);
  return { strip, rows, high: card / form + (rows - 1) * step };
}

const HANDS = [
  ...Object.entries(PHONES).flatMap(([phone, room]) =>
    [1, 2, 3, 5, 8, 10, 13, 20].flatMap((count) =>
      // No hand of the long Italian cards is larger.
      (count > 13 ? [FRENCH] : [FRENCH, ITALIAN]).map((form) => [count, phone, form.toFixed(2), room, form] as const),
    ),
  ),
];

describe('a hand of cards', () => {
  it.each(HANDS)(
    'of %s is held %s (%s): every card under a thumb, all of them in the room',
    (count, _, __, room, form) => {
      const held = fitHand(count, room, form);
      const { strip, rows, high } = measured(held, count, room, form);
      expect(strip).toBeGreaterThanOrEqual(44);
      expect(high).toBeLessThanOrEqual(room.height + 1);
      if (rows > 1) expect(held.step).toBeGreaterThanOrEqual(48);
      expect(
        rowsOf(Array(count).fill(0), held.inRow)
          .map((row) => row.length)
          .every((n) => n <= held.inRow),
      ).toBe(true);
    },
  );

  it('fills its room where it is full', () => {
    for (const room of Object.values(PHONES)) {
      for (const [count, form] of [
        [8, FRENCH],
        [10, ITALIAN],
      ] as const) {
        const held = fitHand(count, room, form);
        expect(measured(held, count, room, form).high, JSON.stringify({ room, held })).toBeGreaterThan(
          0.95 * room.height,
        );
      }
    }
  });

  it('is one row where it is wide, and two where it is high', () => {
    expect(fitHand(8, PHONES['on its side'], FRENCH).inRow).toBe(8);
    expect(fitHand(8, PHONES.upright, FRENCH)).toMatchObject({ inRow: 4, card: 101 });
    expect(fitHand(10, PHONES.upright, ITALIAN).inRow).toBe(5);
    expect(fitHand(20, PHONES.upright, FRENCH)).toMatchObject({ inRow: 7, card: 73 });
  });

  it('shows at least half of each card where there are few', () => {
    const held = fitHand(3, PHONES.upright, FRENCH);
    expect(measured(held, 3, PHONES.upright, FRENCH).strip).toBeGreaterThanOrEqual(held.card / 2);
  });

  it('scrolls what does not fit', () => {
    const held = fitHand(60, PHONES['on its side'], FRENCH);
    expect(held).toMatchObject({ card: 50, inRow: 11, scrolls: true });
    expect(held.step).toBeGreaterThanOrEqual(48);
  });

  it('has no more of a window than it takes to show all cards', () => {
    // Beside a lesson's sentence, ten long cards need little more than their usual share.
    const low = { width: 359, height: 548 };
    const held = fitFan(10, low, ITALIAN, 0.27);
    expect(held.scrolls).toBe(false);
    expect(measured(held, 10, low, ITALIAN).high).toBeLessThan(0.27 * low.height);
  });

  it('scrolls no ten long cards that a low window has room for', () => {
    expect(fitHand(10, { width: 281, height: 132 }, ITALIAN)).toMatchObject({ inRow: 5, scrolls: false });
  });

  it('lies in rows as even as can be', () => {
    expect(rowsOf([1, 2, 3, 4, 5, 6, 7, 8], 7)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(rowsOf([], 4)).toEqual([]);
  });
});
