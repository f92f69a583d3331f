import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../engine/checks/testing.ts';
import { at } from '../../engine/collections.ts';
import { pilesOf } from '../../tricks/piles.ts';
import { takerOf, tricksOf } from '../../tricks/play.ts';
import { DECK } from './cards.ts';
import { rules } from './rules.ts';
import {
  begun,
  deal,
  handsIn,
  type Layout,
  layPiles,
  legal,
  moves,
  numbers,
  pilesIn,
  playAnyhow,
  playsIn,
  SWEEP,
  table,
} from './testing.ts';

const play = (by: number, card: '4C' | '5C' | 'FC' | '7B' | 'CB' | '2S') => ({ by, type: 'play', card }) as const;

describe('play', () => {
  it.each([0, 1])('SP-12: the non-dealer leads the first trick, whatever was declared; dealer %i', (dealer) => {
    const match = begun(undefined, undefined, dealer);
    expect(playsIn(match.state)).toEqual([{ leader: 1 - dealer, plays: [], winner: null }]);
    expect(rules.toAct(match.state)).toEqual([1 - dealer]);
  });

  it('SP-12: who takes a trick leads the next', () => {
    const match = begun();
    expect(rules.toAct(moves(match, '4C 1C').state)).toEqual([1]);
    expect(rules.toAct(moves(match, '4D').state)).toEqual([0]);
    expect(rules.toAct(moves(match, '7D').state)).toEqual([0]);
    expect(refusalOf(match, { by: 1, type: 'play', card: '5D' })).toBe('SP-12 not-your-turn');
  });

  it('SP-12: twenty tricks, then nobody holds a card', () => {
    const match = playAnyhow(begun());
    expect(playsIn(match.state)).toHaveLength(20);
    expect(new Set(playsIn(match.state).flatMap(({ plays }) => plays.map(({ card }) => card))).size).toBe(40);
    expect([...handsIn(match.state).flat(), ...pilesIn(match.state).flat(2)]).toEqual([]);
    expect(match.state.phase).toBe('scored');
    expect(rules.scorePause?.(match.state)).toBe(true);
    expect(refusalOf(match, play(0, '4C'))).toBe('record chance-first');
  });

  it('SP-13: any card of the hand, or either top card of its own piles', () => {
    const match = begun();
    expect(legal(match)).toEqual(['3D', '2D', '1D', 'RD', '7D', '4C', '5C', '6S', '7S', '4B', '1S', '7B', '+0']);
    expect(refusalOf(match, play(0, '7B'))).toBeUndefined();
  });

  it('SP-13: no card beneath a top, of the other’s piles or hand', () => {
    const match = begun();
    expect(refusalOf(match, play(0, 'FC'))).toBe('SP-13 out-of-reach');
    expect(refusalOf(match, play(0, '2S'))).toBe('SP-13 out-of-reach');
    expect(refusalOf(match, { by: 0, type: 'play', card: '3C' })).toBe('SP-13 out-of-reach');
  });

  it('SP-14: the second player follows suit if able, counting hand and both tops', () => {
    const match = moves(begun(), '7B');
    expect(legal(match)).toEqual(['3B', '2B', 'RB', '+0']);
    expect(refusalOf(match, { by: 1, type: 'play', card: '3C' })).toBe('SP-14 must-follow');
    expect(legal(moves(begun(), '7S'))).toEqual(['2S', '+0']);
    expect(legal(moves(begun(), '4C 3C 2C'))).toEqual(['5C', '+0']);
  });

  it('SP-14: a top card alone must follow, though the hand has none of the suit', () => {
    const match = moves(
      begun({
        hands: ['7B', '4D 5D 6D 7D FD CD RD 3D 4S 5S'],
        piles: [
          ['', ''],
          ['4B', '6S'],
        ],
      }),
      '7B',
    );
    expect(legal(match)).toEqual(['4B']);
  });

  it('SP-14: who has none of the suit plays any card', () => {
    const match = moves(begun(), '3D 4D 2D 5D 1D 6D RD');
    expect(legal(match)).toEqual(['3C', '2C', '1C', 'RC', '3B', '2B', 'RB', '2S', '7C', '+0']);
  });

  it('SP-14: whether it can follow is judged after what it takes', () => {
    const match = moves(begun(), '3D 4D 2D 5D 1D 6D RD');
    expect(refusalOf(match, { by: 1, type: 'play', card: '3C' })).toBeUndefined();
    moves(match, '+0');
    expect(legal(match)).toEqual(['CD']);
    expect(refusalOf(match, { by: 1, type: 'play', card: '3C' })).toBe('SP-14 must-follow');
  });

  it.each([
    ['3D 4D', 0],
    ['7D 6D', 0],
    ['4C RC', 1],
    ['4C 7C', 1],
    ['7B RB', 1],
    ['1S 2S', 1],
  ])('SP-15: the highest card of the suit led takes the trick: %s', (trick, winner) => {
    expect(playsIn(moves(begun(), trick).state)[0]).toMatchObject({ leader: 0, winner });
  });

  it('SP-15: as long as a trick is not full, who led it takes it as it lies', () => {
    const match = begun();
    expect(match.state.best).toBeNull();
    const taker = () => takerOf(DECK, at(tricksOf(DECK, match.state), 0), null, 2);
    moves(match, '4C');
    expect(taker()).toBe(0);
    moves(match, 'RC');
    expect(taker()).toBe(1);
  });

  it('SP-15: another suit never takes a trick', () => {
    const match = moves(begun(), '3D 4D 2D 5D 1D 6D RD 3B');
    expect(playsIn(match.state)[3]).toMatchObject({ leader: 0, winner: 0 });
  });

  it('SP-16: the next card of a pile is turned up at once, before the other seat answers', () => {
    const match = moves(begun(), '7B');
    expect(rules.observe(match.state, 1).piles[0]).toEqual([
      { top: '1S', depth: 5 },
      { top: '3S', depth: 4 },
    ]);
    expect(playsIn(match.state)[0]?.plays).toEqual([{ card: '7B', pile: 1 }]);
  });

  it('SP-16: and may be played from the next trick on', () => {
    expect(refusalOf(moves(begun(), '7B'), play(0, 'FC'))).toBe('SP-12 not-your-turn');
    const match = moves(begun(), '3D 4D 7B RB');
    expect(legal(moves(match, 'RC'))).toEqual(['4C', '5C', '+0', '+1']);
    expect(legal(moves(begun(), '+0 FC RC 4D'))).toContain('RD');
    expect(legal(moves(begun(), '+0 FC RC 2S'))).toEqual(['6S', '7S', '1S']);
    expect(legal(moves(begun(), '+0 FC RC RB'))).toEqual(['4B', '5B', '7B']);
  });

  it('SP-18: a seat with an empty hand plays from its piles', () => {
    const coins = '3D 3C 2D RC 1D FC RD 6C CD 4C FD 2B 7D 1B 6D CB 5D 7B 4D 5B';
    const layout: Layout = {
      hands: ['3D 2D 1D RD CD FD 7D 6D 5D 4D', '3C RC FC 6C 4C 2B 1B CB 7B 5B'],
      piles: [
        ['3S 2S', 'FS'],
        ['2C', '3B'],
      ],
    };
    const match = moves(begun(layout), coins);
    expect(match.state.hands).toEqual([[], []]);
    expect(legal(match)).toEqual(['3S', 'FS', '+0']);
    expect(legal(moves(match, '3S'))).toEqual(['2C', '3B', '+0', '+1']);
  });

  it('SP-18: a seat without piles plays from its hand, and a pile keeps its number when the other is empty', () => {
    const match = begun();
    expect(refusalOf(match, { by: 0, type: 'take', pile: 1 })).toBe('SP-17 no-honour');
    const { state } = match;
    layPiles(state, [[[], numbers('3S 7B')], pilesOf(state, 1)]);
    expect(legal(match)).toEqual(['3D', '2D', '1D', 'RD', '7D', '4C', '5C', '6S', '7S', '4B', '7B']);
    moves(match, '7B RB');
    expect(pilesIn(state)[0]).toEqual([[], ['3S']]);
    state.turn = 0;
    expect(refusalOf(match, { by: 0, type: 'take', pile: 0 })).toBe('SP-17 pile-empty');
    expect(refusalOf(match, { by: 0, type: 'take', pile: 1 })).toBeUndefined();
    layPiles(state, [[[], []], pilesOf(state, 1)]);
    expect(legal(match)).toEqual(['3D', '2D', '1D', 'RD', '7D', '4C', '5C', '6S', '7S', '4B']);
  });
});

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
    expect(match.state.honours).toEqual([{ seat: 0, pile: 0, card: honour, trick: 0 }]);
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
    expect(match.state.honours.map(({ card }) => card).join(' ')).toBe('3S 2S 3B 1S 1B 3C 2C');
    moves(match, '4D');
    expect(rules.toAct(match.state)).toEqual([0]);
  });

  it('SP-17: the card beneath is turned up at once and may be played in the same turn', () => {
    const match = moves(begun(), '+0');
    expect(rules.observe(match.state, 'everyone').piles[0]?.[0]).toEqual({ top: 'FC', depth: 4 });
    expect(legal(match)).toContain('FC');
    expect(playsIn(moves(match, 'FC').state)[0]?.plays).toEqual([{ card: 'FC', pile: 0 }]);
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
