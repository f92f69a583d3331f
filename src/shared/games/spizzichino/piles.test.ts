import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../engine/checks/testing.ts';
import { rules } from './rules.ts';
import { act, begun, cards, deal, handsIn, LAYOUT, legal, pilesIn, table } from './testing.ts';

const pick = (by: number, hand: number[], up: number[]) => ({ by, type: 'choose', hand, up }) as const;

describe('choosing piles', () => {
  it.each([0, 1])('SP-6: the seat that did not deal chooses first, dealer %i', (dealer) => {
    const match = deal(table({}, dealer));
    expect(rules.toAct(match.state)).toEqual([1 - dealer]);
    expect(refusalOf(match, pick(dealer, [0, 1], [2, 3]))).toBe('SP-6 not-your-turn');
    act(match, { type: 'choose', hand: [0, 1], up: [2, 3] });
    expect(rules.toAct(match.state)).toEqual([dealer]);
    expect(refusalOf(match, pick(1 - dealer, [4, 5], [6, 7]))).toBe('SP-6 not-your-turn');
  });

  it('SP-6: 420 ways to choose two and two of eight piles, then six for the dealer', () => {
    const match = deal(table());
    expect(new Set(legal(match)).size).toBe(420);
    act(match, { type: 'choose', hand: [6, 1], up: [4, 3] });
    expect(legal(match)).toEqual(['0,2/5,7', '0,5/2,7', '0,7/2,5', '2,5/0,7', '2,7/0,5', '5,7/0,2']);
  });

  it('SP-6: in any order; four different piles, and none that is taken', () => {
    const match = deal(table());
    expect(refusalOf(match, pick(0, [7, 2], [5, 0]))).toBeUndefined();
    expect(refusalOf(match, pick(0, [2, 2], [5, 0]))).toBe('SP-6 pile-twice');
    expect(refusalOf(match, pick(0, [2, 7], [7, 0]))).toBe('SP-6 pile-twice');
    act(match, { type: 'choose', hand: [7, 2], up: [5, 0] });
    expect(refusalOf(match, pick(1, [1, 3], [4, 5]))).toBe('SP-6 pile-gone');
    expect(refusalOf(match, pick(1, [6, 4], [3, 1]))).toBeUndefined();
  });

  it('SP-6: only right after the deal', () => {
    expect(refusalOf(begun(), pick(0, [0, 1], [2, 3]))).toBe('SP-6 nothing-to-choose');
  });

  it('SP-6: while it chooses nobody sees into any pile', () => {
    const match = deal(table());
    for (const viewer of [0, 1, 'everyone'] as const) {
      const text = JSON.stringify(rules.observe(match.state, viewer));
      for (const card of cards(LAYOUT.hands?.join(' ') ?? '')) expect(text).not.toContain(`"${card}"`);
    }
  });

  it('SP-6: the piles turned up show their top cards at once, the order of up names piles 0 and 1', () => {
    const match = act(deal(table()), { type: 'choose', hand: [0, 1], up: [3, 2] });
    for (const viewer of [0, 1, 'everyone'] as const) {
      const seen = rules.observe(match.state, viewer);
      expect(seen.piles).toEqual([
        [
          { top: '7B', depth: 5 },
          { top: '1S', depth: 5 },
        ],
        [],
      ]);
      expect(seen.choices).toEqual([{ seat: 0, hand: [0, 1], up: [3, 2] }]);
      expect(seen.own?.hand).toEqual(
        viewer === 'everyone' ? undefined : cards(viewer === 0 ? '3D 2D 1D RD 7D 4C 5C 6S 7S 4B' : ''),
      );
    }
  });

  it('SP-7: then each has ten cards in hand and two piles of five', () => {
    const { state } = begun();
    expect(handsIn(state).map((hand) => hand.join(' '))).toEqual(LAYOUT.hands);
    expect(pilesIn(state).map((piles) => piles.map((pile) => [...pile].reverse().join(' ')))).toEqual(LAYOUT.piles);
    expect(rules.observe(state, 0).handSizes).toEqual([10, 10]);
  });
});
