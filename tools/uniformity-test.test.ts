import { describe, expect, it } from 'vitest';
import { fromHex } from '../src/shared/crypto/bytes.ts';
import { rngFromSeed } from '../src/shared/fair-shuffle/seeded-rng.ts';
import { added, dealt, HANDS, isUniform, testResults } from './uniformity-test.ts';

const RUN = fromHex('0123456789abcdef');
const PACKS = 4000;

describe('sealed shuffles', () => {
  const counts = dealt(RUN, 0, PACKS);
  const sum = (list: Float64Array) => list.reduce((total, count) => total + count, 0);

  it('are counted, every card, pair and hand', () => {
    expect(counts.packs).toBe(PACKS);
    expect(sum(counts.places)).toBe(40 * PACKS);
    expect(sum(counts.pairs)).toBe(PACKS);
    expect(counts.hands.map(sum)).toEqual(Array(HANDS).fill(PACKS));
    const halves = added(dealt(RUN, 0, PACKS / 2), dealt(RUN, PACKS / 2, PACKS));
    expect(halves).toEqual(counts);
  });

  it('are uniform', () => {
    const verdicts = testResults(counts);
    expect(verdicts).toHaveLength(2 + HANDS);
    expect(verdicts.filter((verdict) => !isUniform(verdict))).toEqual([]);
    // Pinned: the same run is the same everywhere.
    expect(verdicts.map(({ chiSquare }) => Math.round(chiSquare))).toMatchInlineSnapshot(`
      [
        1533,
        1494,
        1030,
        973,
        1028,
        950,
        954,
      ]
    `);
  });

  it.each([
    [
      'that favour small numbers a little',
      (n: number, draw: (n: number) => number) => Math.min(draw(n), draw(n + 2) % n),
    ],
    ['that hardly shuffle', (n: number, draw: (n: number) => number) => (n > 20 ? n - 1 : draw(n))],
    ['that take one word for all', (n: number) => n >> 1],
  ])('%s are not', (_, lots) => {
    const biased = dealt(RUN, 0, PACKS, (seed) => {
      const { below } = rngFromSeed(seed);
      return { below: (n) => lots(n, below) };
    });
    expect(testResults(biased).every(isUniform)).toBe(false);
  });
});
