import { describe, expect, it } from 'vitest';
import { BLESSINGS, CURSES, isBlessing, isCurse, isRome, numberOf, ROME_CARDS, VBI_DECK } from './rome.ts';

describe('the deck of Vbi Maior', () => {
  it('VM-1: 90 Rome cards, 14 blessings and 3 curses are 107 different cards', () => {
    expect([ROME_CARDS.length, BLESSINGS.length, CURSES.length]).toEqual([90, 14, 3]);
    expect(new Set(VBI_DECK).size).toBe(107);
    expect([ROME_CARDS[0], ROME_CARDS[89]]).toEqual(['R1', 'R90']);
  });

  it('VM-1: every card is of one kind', () => {
    const kinds = [isRome, isBlessing, isCurse];
    for (const card of VBI_DECK) expect(kinds.filter((isKind) => isKind(card))).toHaveLength(1);
    expect([VBI_DECK.filter(isRome), VBI_DECK.filter(isBlessing), VBI_DECK.filter(isCurse)]).toEqual([
      ROME_CARDS,
      BLESSINGS,
      CURSES,
    ]);
  });

  it('VM-1: a Rome card tells its number', () => {
    expect(ROME_CARDS.map(numberOf)).toEqual(Array.from({ length: 90 }, (_, k) => k + 1));
  });
});
