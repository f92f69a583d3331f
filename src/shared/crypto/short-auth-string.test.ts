import { expect, it } from 'vitest';
import { authenticationCards, nonceCommitment } from './short-auth-string.ts';

const filled = (byte: number) => new Uint8Array(32).fill(byte);

it('are three different ones, and hang on the line and on both parts', () => {
  const cards = authenticationCards(filled(1), filled(2), filled(3));
  expect(new Set(cards).size).toBe(3);
  expect(authenticationCards(filled(1), filled(2), filled(3))).toEqual(cards);
  for (const other of [
    authenticationCards(filled(9), filled(2), filled(3)),
    authenticationCards(filled(1), filled(9), filled(3)),
    authenticationCards(filled(1), filled(2), filled(9)),
    authenticationCards(filled(1), filled(3), filled(2)),
  ])
    expect(other).not.toEqual(cards);
});

it('are each of the forty as often in each place', () => {
  const counts = new Map<string, number>();
  const RUNS = 8000;
  for (let k = 0; k < RUNS; k++) {
    const part = filled(0);
    new DataView(part.buffer).setUint32(0, k);
    for (const [place, card] of authenticationCards(filled(1), part, filled(3)).entries())
      counts.set(`${place} ${card}`, (counts.get(`${place} ${card}`) ?? 0) + 1);
  }
  expect(counts.size).toBe(120);
  const expected = RUNS / 40;
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 117 degrees of freedom: above 190 has a probability of 1 in 30,000, and the runs are
  // deterministic.
  expect(chi).toBeLessThan(190);
});

it('a commitment hangs on the line and on the part', () => {
  const commitment = nonceCommitment(filled(1), filled(2));
  expect(commitment).toHaveLength(32);
  expect(nonceCommitment(filled(1), filled(3))).not.toEqual(commitment);
  expect(nonceCommitment(filled(3), filled(2))).not.toEqual(commitment);
});
