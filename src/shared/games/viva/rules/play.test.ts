import { describe, expect, it } from 'vitest';
import { rules } from '../rules.ts';
import { act, block, chance, laying, refusalTo, restock, scene, told } from '../testing.ts';

/** Seat 0 can lay a third red house with `r`. */
const READY = { general: 'k', houses: ['r', 'rb'], stock: 'p pb py pg pk' };

describe('VI-13 calling VIVA', () => {
  it('is the choice of the seat whose play left one colour on all three houses', () => {
    const match = scene({ ...READY, hands: ['ry b', 'g g'] });
    act(match, laying('ry', 2));
    expect(told(match)).toMatchObject({ turn: 0, phase: 'answer' });
    expect(rules.legalMoves(match.state, 0)).toEqual([{ type: 'viva' }, { type: 'pass' }]);
    expect(refusalTo(match, laying('b', 1))).toBe('VI-8 no-play-now');
  });

  it('also where it was on all three before the play', () => {
    const match = scene({ ...READY, hands: ['ry b', 'g g'], houses: ['r', 'rb', 'r'] });
    act(match, laying('ry', 0));
    expect(told(match).phase).toBe('answer');
  });

  it('needs all three: neither an empty house nor another colour will do', () => {
    const match = scene({ ...READY, hands: ['r rb', 'g g'], houses: ['r', '', ''] });
    act(match, laying('r', 1));
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn' });
    const other = scene({ ...READY, hands: ['b g', 'g g'], houses: ['r', 'rb', 'r'] });
    act(other, laying('b', 1));
    expect(told(other)).toMatchObject({ turn: 1, phase: 'turn' });
  });

  it('declined is declined', () => {
    const match = scene({ ...READY, hands: ['r b', 'g g'] });
    act(match, laying('r', 2), 'pass');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn', houses: ['r', 'rb', 'r'] });
    expect(refusalTo(match, 'viva')).toBe('VI-13 no-viva-now');
  });

  it('is no right of who takes a card', () => {
    const match = scene({ ...READY, hands: ['r b', 'g g'], houses: ['r', 'rb', 'r'] });
    expect(refusalTo(match, 'viva')).toBe('VI-13 no-viva-now');
    act(match, 'take');
    expect(refusalTo(match, 'viva')).toBe('VI-13 no-viva-now');
    act(match, 'pass');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn' });
  });
});

describe('VI-14 what VIVA does', () => {
  it('clears houses and general blocking card; the seat before takes two cards, then the seat after one', () => {
    const match = scene({ ...READY, hands: ['r b', 'g', 'y', 'k'] });
    act(match, laying('r', 2), 'viva');
    expect(told(match)).toEqual({
      turn: 0,
      phase: 'block-then-next',
      hands: ['b', 'py g', 'y', 'p pb k'],
      houses: ['', '', ''],
      general: null,
      own: null,
      stock: 'pg pk',
      cleared: 'r rb r k',
    });
  });

  it('passes over seats that are out', () => {
    const match = scene({ ...READY, hands: ['r b', '', 'y', ''] });
    match.state.round = {
      ...(match.state.round as NonNullable<typeof match.state.round>),
      out: [3, 1],
      seats: [0, 1, 2, 3],
    };
    act(match, laying('r', 2), 'viva');
    expect(told(match).hands).toEqual(['b', '', 'p pb y', '']);
    const three = scene({ ...READY, hands: ['r b', '', 'y', 'k'] });
    three.state.round = { ...(three.state.round as NonNullable<typeof three.state.round>), out: [1] };
    act(three, laying('r', 2), 'viva');
    expect(told(three).hands).toEqual(['b', '', 'py y', 'p pb k']);
  });

  it('gives the other two cards where two play', () => {
    const match = scene({ ...READY, hands: ['r b', 'g'] });
    act(match, laying('r', 2), 'viva');
    expect(told(match).hands).toEqual(['b', 'p pb g']);
  });
});

describe('VI-15 the new blocking card', () => {
  it('is a card of the caller’s hand; the next seat’s turn follows', () => {
    const match = scene({ ...READY, hands: ['r b y y', 'g', 'g'] });
    act(match, laying('r', 2), 'viva');
    expect(rules.legalMoves(match.state, 0)).toEqual([
      { type: 'block', card: 'blue' },
      { type: 'block', card: 'yellow' },
    ]);
    expect(refusalTo(match, { type: 'block', card: 'green' })).toBe('VI-15 not-in-hand');
    expect(refusalTo(match, 'take')).toBe('VI-10 no-take-now');
    block(match, 'y');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn', general: 'y', hands: ['b y', 'py g', 'p pb g'] });
  });

  it('may be the only card: its seat takes one and is not out in between', () => {
    const match = scene({ ...READY, hands: ['r b', 'g', 'g'] });
    act(match, laying('r', 2), 'viva');
    block(match, 'b');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn', general: 'b', hands: ['pg', 'py g', 'p pb g'] });
    expect(match.state.round?.out).toEqual([]);
  });

  it('is laid at no other time', () => {
    const match = scene({ ...READY, hands: ['r b', 'g'] });
    expect(refusalTo(match, { type: 'block', card: 'red' })).toBe('VI-15 no-block-now');
  });
});

describe('VI-16 the own blocking card', () => {
  it('is cleared by every VIVA and replaced directly after the penalties, before the new general one', () => {
    const match = scene({ ...READY, hands: ['r b', 'g', 'g'], own: [2, 'g'] });
    act(match, laying('r', 2), 'viva');
    expect(told(match)).toMatchObject({
      phase: 'block-then-next',
      hands: ['b', 'py g', 'p pb g'],
      own: [2, 'pg'],
      general: null,
      cleared: 'r rb r k g',
      stock: 'pk',
    });
  });

  it('is gone for the rest of the round if its owner called', () => {
    const match = scene({ ...READY, hands: ['r b', 'g', 'g'], own: [0, 'g'] });
    act(match, laying('r', 2), 'viva');
    expect(told(match)).toMatchObject({ own: null, stock: 'pg pk', cleared: 'r rb r k g' });
  });

  it('lies among the cleared cards when a restock comes in the middle', () => {
    const match = scene({ ...READY, hands: ['r b', 'g', 'g'], own: [2, 'g'], stock: 'p pb py' });
    act(match, laying('r', 2), 'viva');
    expect(told(match).own).toEqual([2, null]);
    expect(rules.toAct(match.state)).toBe('chance');
    restock(match, 'rb g r r k');
    expect(told(match)).toMatchObject({ own: [2, 'rb'], stock: 'g r r k', phase: 'block-then-next' });
  });

  it('is gone like any other with a last card of its owner, and comes again to the loser of the round', () => {
    const match = scene({ ...READY, hands: ['y', 'g g'], own: [0, 'y'] });
    act(match, { type: 'last', on: 'own' });
    chance(match);
    expect(match.state.table.own?.seat).toBe(1);
  });
});
