import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealRng, dealsCommitment } from './duplicate-deals.ts';
import { shuffled } from './shuffle.ts';

const SECRET = '3c'.repeat(32);
const cards = fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G'), { maxLength: 20 });

/** Cards of one list that are also in the other, with copies. */
function shared(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

it('what two tables both have lies in the same order, whatever else they have', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200)), fc.uniqueArray(fc.nat(200)), (one, other) => {
      const lay = (ids: readonly number[]) => shuffled(ids, dealRng(SECRET, 3, 2));
      expect(lay(one).filter((id) => other.includes(id))).toEqual(lay(other).filter((id) => one.includes(id)));
    }),
  );
});

it('all cards are laid out, copies too, the same wherever they lay before', () => {
  fc.assert(
    fc.property(cards, (ids) => {
      const laid = shuffled(ids, dealRng(SECRET, 1));
      expect(laid.toSorted()).toEqual(ids.toSorted());
      expect(shuffled(ids.toReversed(), dealRng(SECRET, 1))).toEqual(laid);
      // One copy less leaves the others' order unchanged.
      expect(shared(laid, shuffled(ids.slice(1), dealRng(SECRET, 1)))).toHaveLength(Math.max(0, ids.length - 1));
    }),
  );
});

it('each shuffle, each stretch, each deal and each secret have an order of their own', () => {
  const ids = Array.from({ length: 40 }, (_, k) => k);
  const again = dealRng(SECRET, 1);
  const orders = [
    shuffled(ids, again),
    shuffled(ids, again),
    shuffled(ids, dealRng(SECRET, 1, 1)),
    shuffled(ids, dealRng(SECRET, 2)),
    shuffled(ids, dealRng('a5'.repeat(32), 1)),
  ];
  expect(new Set(orders.map(String)).size).toBe(orders.length);
});

it('every order is as likely', () => {
  const counts = new Map<string, number>();
  const lots = dealRng(SECRET, 9);
  for (let k = 0; k < 6000; k++) {
    const order = shuffled(['A', 'B', 'C'], lots).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  // A thousand each are expected; five standard deviations are 144.
  expect([...counts.values()].every((count) => Math.abs(count - 1000) < 144)).toBe(true);
  expect(counts.size).toBe(6);
});

it('a secret is bound with its round', () => {
  expect(dealsCommitment(1, SECRET)).not.toBe(dealsCommitment(2, SECRET));
});
