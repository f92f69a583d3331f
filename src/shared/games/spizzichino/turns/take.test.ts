import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import { rules } from '../rules.ts';
import { begun, deal, handsIn, type Layout, legal, moves, pilesIn, SWEEP, table } from '../testing.ts';
import { tricksOf } from './tricks.ts';

const take = (by: number, pile: number) => ({ by, type: 'take', pile }) as const;

describe('taking honours', () => {
  it.each(['3S', '2S', '1S'])('SP-17: %s may be taken into the hand', (honour) => {
    const match = moves(
      begun({
        piles: [
          [`${honour} 4B`, '7B'],
          ['', ''],
        ],
      }),
      '+0',
    );
    expect(handsIn(match.state)[0]).toContain(honour);
    expect(pilesIn(match.state)[0]?.map((pile) => pile.at(-1))).toEqual(['4B', '7B']);
    expect(match.state.taken).toEqual([{ seat: 0, pile: 0, card: honour, trick: 0 }]);
    expect(rules.toAct(match.state)).toEqual([0]);
  });

  it.each(['RS', 'CS', 'FS', '7S', '6S', '5S', '4S'])('SP-17: %s may not', (card) => {
    expect(
      refusalOf(
        begun({
          piles: [
            [card, '7B'],
            ['', ''],
          ],
        }),
        take(0, 0),
      ),
    ).toBe('SP-17 no-honour');
  });

  it('SP-17: only from one’s own piles, on one’s own turn, while tricks are played', () => {
    expect(refusalOf(begun(), take(1, 0))).toBe('SP-17 not-your-turn');
    expect(refusalOf(deal(table()), take(0, 0))).toBe('SP-17 no-trick');
  });

  it('SP-17: leading or answering, before playing, as often as it applies', () => {
    const layout: Layout = {
      hands: ['7D', '4D'],
      piles: [
        ['3S 2S 1S', '3B'],
        ['3C 2C', '1B'],
      ],
    };
    const match = moves(begun(layout), '+0 +0 +1 +0 7D');
    expect(refusalOf(match, take(0, 0))).toBe('SP-17 not-your-turn');
    moves(match, '+1 +0 +0');
    expect(match.state.hands.map((hand) => hand.length)).toEqual([13, 13]);
    expect(match.state.taken.map(({ card }) => card).join(' ')).toBe('3S 2S 3B 1S 1B 3C 2C');
    moves(match, '4D');
    expect(rules.toAct(match.state)).toEqual([0]);
  });

  it('SP-17: the card beneath is turned up at once and may be played in the same turn', () => {
    const match = moves(begun(), '+0');
    expect(rules.observe(match.state, 'everyone').piles[0]?.[0]).toEqual({ top: 'FC', depth: 4 });
    expect(legal(match)).toContain('FC');
    expect(tricksOf(moves(match, 'FC').state)[0]?.plays).toEqual([{ card: 'FC', pile: 0 }]);
  });

  it('SP-17: never a duty', () => {
    const match = moves(begun(), '7B');
    expect(legal(match)).toContain('RB');
    expect(refusalOf(match, { by: 1, type: 'play', card: 'RB' })).toBeUndefined();
    expect(legal(begun())).toContain('1S');
  });

  it('SP-17: also with an empty hand', () => {
    const match = moves(begun(SWEEP), '3D 3C 2D RC 1D FC RD 6C CD 4C FD 2B 7D 1B 6D CB 5D 7B 4D 5B');
    expect(match.state.hands[0]).toEqual([]);
    expect(handsIn(moves(match, '+0').state)[0]).toEqual(['3S']);
    expect(legal(match)).toEqual(['3S', '2S', 'FS', '+0']);
  });

  it('SP-17: everybody has seen what was taken, as long as it is in the hand', () => {
    const match = moves(begun(), '+0');
    for (const viewer of [0, 1, 'everyone'] as const) {
      expect(rules.observe(match.state, viewer).known[0]).toEqual(['3D', '2D', '1D', '1S']);
    }
    expect(rules.observe(moves(match, '1S').state, 1).known[0]).toEqual(['3D', '2D', '1D']);
  });
});
