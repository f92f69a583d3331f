import { describe, expect, it } from 'vitest';
import { rules } from '../rules.ts';
import type { State } from '../state/state.ts';
import { begun, choose, deal, type Layout, legal, moves, playAnyhow, table } from '../testing.ts';
import { declaredBy } from './declare.ts';

/** Seat 0 has two threes in hand and two in a pile, and a napoletana but for its three; seat 1 has three twos. */
const GROWING: Layout = {
  hands: ['3D 3C 2B 1B 4D 4C 4S 5D 5C RS', '2D 2C 2S 6D 6C 7D 7C 7S 7B 1C'],
  piles: [
    ['3S 3B 4B', '6S'],
    ['1D 5B', '1S 5S'],
  ],
};

/** In few letters: `ND`, or `3-B` for three threes without clubs, and after it the card that completed it. */
const said = (state: State, seat: number) =>
  state.declarations
    .filter((declaration) => declaration.seat === seat)
    .map((it) =>
      [it.kind === 'napoletana' ? `N${it.suit}` : `${it.rank}-${it.missing}`, it.completed].join(' ').trim(),
    );

describe('declaring', () => {
  it('SP-8: the top of a pile does not count', () => {
    const { state } = begun(GROWING);
    expect(said(state, 0)).toEqual([]);
    expect(said(state, 1)).toEqual(['2-B']);
  });

  it('SP-9: when both have chosen, not before, the non-dealer first', () => {
    for (const dealer of [0, 1]) {
      const match = deal(table({}, dealer));
      expect(match.state.declarations).toEqual([]);
      choose(match);
      expect(match.state.declarations.map(({ seat }) => seat)).toEqual([1 - dealer, dealer]);
    }
  });

  it('SP-9: at once when a card taken from a pile completes something, on either turn', () => {
    const match = begun(GROWING);
    expect(said(moves(match, '+0').state, 0)).toEqual(['3-B 3S']);
    expect(said(moves(match, '+0').state, 0)).toEqual(['3-B 3S', 'NB 3B']);
    moves(match, '4D');
    expect(said(moves(match, '+0').state, 1)).toEqual(['2-B']);
    expect(said(moves(match, '+1').state, 1)).toEqual(['2-B', '1-B 1S']);
  });

  it('SP-9: only what is in the hand now: a card that was played completes nothing', () => {
    const match = moves(
      begun({
        hands: ['2B 1B', '7B'],
        piles: [
          ['3B', ''],
          ['', ''],
        ],
      }),
      '1B 7B +0',
    );
    expect(match.state.declarations).toEqual([]);
  });

  it('SP-9: nobody declares or refuses: there are no such moves, and what was declared stays', () => {
    const match = begun();
    expect(legal(match)).toEqual(['3D', '2D', '1D', 'RD', '7D', '4C', '5C', '6S', '7S', '4B', '1S', '7B', '+0']);
    expect(said(match.state, 0)).toEqual(['ND']);
    expect(said(moves(match, '3D 4D 2D 5D 1D 6D').state, 0)).toEqual(['ND']);
  });

  it('SP-10: with reuse once a later card never changes or repeats what was declared', () => {
    const layout: Layout = {
      hands: ['3D 3C 3S 2D', ''],
      piles: [
        ['1D 3B', ''],
        ['', ''],
      ],
    };
    expect(said(moves(begun(layout), '+0 +0').state, 0)).toEqual(['3-B']);
    expect(said(moves(begun(layout, { reuse: 'across-kinds' }), '+0 +0').state, 0)).toEqual(['3-B', 'ND 1D']);
  });

  it('SP-10: a new deal begins without declarations', () => {
    const match = playAnyhow(begun());
    deal(match, GROWING);
    expect(match.state.declarations).toEqual([]);
    expect(said(choose(match).state, 1)).toEqual(['2-B']);
  });

  it('SP-11: everybody is told kind, rank or suit, the missing suit, and so the cards', () => {
    const match = moves(begun(GROWING), '+0 +0 4D');
    for (const viewer of [0, 1, 'everyone'] as const) {
      const { declarations, known } = rules.observe(match.state, viewer);
      expect(declarations).toEqual([
        { seat: 1, completed: null, kind: 'equals', rank: '2', missing: 'B' },
        { seat: 0, completed: '3S', kind: 'equals', rank: '3', missing: 'B' },
        { seat: 0, completed: '3B', kind: 'napoletana', suit: 'B' },
      ]);
      expect(known).toEqual([
        ['3D', '3C', '3S', '3B', '2B', '1B'],
        ['2D', '2C', '2S'],
      ]);
    }
  });

  it('SP-8: their points by seat', () => {
    const { declarations } = moves(begun(GROWING), '+0 +0').state;
    expect([0, 1].map((seat) => declaredBy(declarations, seat))).toEqual([6, 3]);
  });
});
