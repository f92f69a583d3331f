import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import { rules } from '../rules.ts';
import { act, block, callOut, laying, refusalTo, restock, scene, told } from '../testing.ts';

describe('VI-12 the first restock', () => {
  const EMPTY = { hands: ['r y', 'g p'], general: 'k', houses: ['r rb', 'g', 'b by y'], cleared: 'k pk' };

  it('shuffles the cleared cards and those beneath the top ones; the table stays', () => {
    const match = scene(EMPTY);
    act(match, 'take');
    expect(rules.toAct(match.state)).toBe('chance');
    restock(match, 'by r pk b k');
    expect(told(match)).toEqual({
      turn: 0,
      phase: 'taken',
      hands: ['r by y', 'p g'],
      houses: ['rb', 'g', 'y'],
      general: 'k',
      own: null,
      stock: 'r pk b k',
      cleared: '',
    });
  });

  it('comes when a card is due, and not before', () => {
    const match = scene({ ...EMPTY, stock: 'p' });
    act(match, 'take', 'pass');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn', stock: '' });
    act(match, 'take');
    expect(rules.toAct(match.state)).toBe('chance');
  });

  it('is just these cards, and nothing comes between', () => {
    const match = scene(EMPTY);
    act(match, 'take');
    const cards = ['black', 'pink-black', 'red', 'blue', 'blue-yellow'] as const;
    expect(refusalOf(match, { by: 'chance', type: 'restock', cards: [...cards] })).toBeUndefined();
    expect(refusalOf(match, { by: 'chance', type: 'restock', cards: cards.slice(1) })).toBe('VI-12 not-the-restock');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: [...cards] })).toBe('VI-12 restock-first');
    expect(refusalTo(match, 'pass')).toBe('record chance-first');
    expect(rules.legalMoves(match.state, 0)).toEqual([]);
    expect(rules.refuse(match.state, 0, { type: 'pass' })).toMatchObject({ rule: 'VI-12', reason: 'restock-first' });
  });

  it('also comes in the middle of penalties', () => {
    const match = scene({ hands: ['r r y', 'g', 'b', 'p'], general: 'k', houses: ['r', 'rb'], stock: 'pk' });
    act(match, laying('r', 2), 'viva');
    expect(told(match)).toMatchObject({ hands: ['r y', 'g', 'b', 'p pk'], general: null, cleared: 'r rb r k' });
    expect(rules.toAct(match.state)).toBe('chance');
    restock(match, 'rb r k r');
    expect(told(match)).toMatchObject({ hands: ['r y', 'r g', 'b', 'rb p pk'], stock: 'k r' });
    expect(told(match)).toMatchObject({ turn: 0, phase: 'block-then-next' });
  });
});

describe('VI-12 the second restock without a VIVA or a last card between', () => {
  const STALE = { hands: ['r y', 'g p'], general: 'k', houses: ['rb', 'g', 'y'], cleared: 'pk', stale: true };

  it('clears the table first; its top card becomes the general blocking card before the due card is taken', () => {
    const match = scene({ ...STALE, own: [1, 'p'] });
    act(match, 'take');
    restock(match, 'y k rb pk g');
    expect(told(match)).toMatchObject({
      hands: ['r y k', 'p g'],
      houses: ['', '', ''],
      general: 'y',
      stock: 'rb pk g',
    });
    expect(told(match).own).toEqual([1, 'p']);
  });

  it('is counted from the first of the round', () => {
    const match = scene({ ...STALE, stale: false });
    act(match, 'take');
    restock(match, 'pk');
    act(match, 'pass', 'take');
    restock(match, 'g rb k y');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'taken', houses: ['', '', ''], general: 'g', stock: 'k y' });
  });

  it('a restock that cleared the table counts', () => {
    const match = scene(STALE);
    act(match, 'take');
    restock(match, 'k pk rb g y');
    act(match, 'pass', 'take', 'pass', 'take', 'pass', 'take', 'pass');
    act(match, laying('y', 0), 'take');
    expect(rules.refuseChance(match.state, { type: 'restock', cards: ['yellow', 'black'] })).toBeUndefined();
  });

  it('a VIVA between starts the count again', () => {
    const match = scene({
      hands: ['r r r y', 'g p'],
      general: 'k',
      houses: ['r', 'r', ''],
      stale: true,
      stock: 'k pk',
    });
    act(match, laying('r', 2), 'viva');
    block(match, 'y');
    act(match, 'take');
    restock(match, 'k r r r');
    expect(told(match)).toMatchObject({ general: 'y', stock: 'r r r' });
  });

  it('so does a last card', () => {
    const match = scene({ hands: ['k', 'g p', 'y y'], general: 'k', houses: ['r', 'r b', ''], stale: true });
    act(match, { type: 'last', on: 'general' });
    block(match, 'g');
    act(match, 'take');
    restock(match, 'k r r b k');
    expect(told(match)).toMatchObject({ turn: 1, general: 'g', stock: 'r r b k' });
  });

  it('a VIVA that was undone has not come', () => {
    const match = scene(
      { hands: ['r r k', 'g p'], general: 'r', houses: ['r', 'r', ''], stale: true, stock: 'k pk y b g' },
      { policing: 'caught' },
    );
    act(match, laying('r', 2), 'viva');
    callOut(match, 1);
    expect(told(match)).toMatchObject({ turn: 1, stock: 'b g', houses: ['r', 'r', ''], general: 'r' });
    act(match, 'take', 'pass', 'take', 'pass', 'take');
    restock(match, 'r r r');
    expect(told(match)).toMatchObject({ houses: ['', '', ''], general: 'r' });
  });

  it('neither has a restock that was undone', () => {
    const match = scene(
      { hands: ['r r k', 'g p'], general: 'r', houses: ['r', 'r', ''], stock: 'k', cleared: 'y b' },
      { policing: 'caught' },
    );
    act(match, laying('r', 2), 'viva');
    restock(match, 'b y r r r r');
    callOut(match, 1);
    // Three cards for seat 0: the one in the stock, and two of the first restock.
    expect(told(match)).toMatchObject({ stock: '', cleared: 'y b', houses: ['r', 'r', ''] });
    restock(match, 'y b');
    expect(told(match)).toMatchObject({ turn: 1, hands: ['r r b y k k', 'p g'], houses: ['r', 'r', ''], general: 'r' });
    expect(match.state.table.stale).toBe(true);
  });

  it('may follow the first for the same event', () => {
    const match = scene(
      { hands: ['k k', 'g p'], general: 'k', houses: ['r', 'b', 'y'], cleared: 'g' },
      { policing: 'caught' },
    );
    act(match, laying('k', 2));
    callOut(match, 1);
    restock(match, 'g');
    expect(rules.toAct(match.state)).toBe('chance');
    restock(match, 'b k r y');
    expect(told(match)).toMatchObject({ turn: 1, general: 'b', hands: ['r g k k k', 'p g'], stock: 'y' });
  });

  it('after VIVA takes in the new blocking card, where its caller laid the only one', () => {
    const match = scene({ hands: ['r r', 'g p'], general: 'k', houses: ['r', 'r', ''], stock: '' });
    act(match, laying('r', 2), 'viva');
    restock(match, 'k r r r');
    act(match, { type: 'block', card: 'red' });
    expect(told(match)).toMatchObject({ turn: 1, hands: ['r', 'r p g k'], general: 'r' });
  });
});

describe('VI-12 nothing to shuffle', () => {
  const NOTHING = { hands: ['k r', 'k k', 'k p'], general: 'k', houses: ['b', 'b', 'b'] };

  it('take is refused', () => {
    expect(refusalTo(scene(NOTHING), 'take')).toBe('VI-12 nothing-to-take');
  });

  it('a seat that can play must, one that can’t passes', () => {
    const match = scene({ ...NOTHING, houses: ['r', 'b', 'b'] });
    expect(refusalTo(match, 'pass')).toBe('VI-12 must-play');
    expect(rules.legalMoves(match.state, 0)).toEqual([laying('r', 0)]);
    act(match, laying('r', 0));
    // Now a card lies beneath another and can be shuffled.
    expect(rules.legalMoves(match.state, 1)).toEqual([{ type: 'take' }]);
    expect(rules.legalMoves(scene(NOTHING).state, 0)).toEqual([{ type: 'pass' }]);
  });

  it('a seat that can lay its last card must', () => {
    const match = scene({ ...NOTHING, hands: ['k', 'k k', 'k p'] });
    expect(refusalTo(match, 'pass')).toBe('VI-12 must-play');
    expect(rules.legalMoves(match.state, 0)).toEqual([{ type: 'last', on: 'general' }]);
  });

  it('after as many passes in a row as seats in the round the table is cleared', () => {
    const match = scene(NOTHING);
    act(match, 'pass', 'pass', 'pass');
    expect(rules.toAct(match.state)).toBe('chance');
    expect(refusalOf(match, { by: 'chance', type: 'restock', cards: ['blue'] })).toBe('VI-12 not-the-restock');
    restock(match, 'b k b b');
    expect(told(match)).toEqual({
      turn: 0,
      phase: 'turn',
      hands: ['r k', 'k k', 'p k'],
      houses: ['', '', ''],
      general: 'b',
      own: null,
      stock: 'k b b',
      cleared: '',
    });
  });

  it('seats that are out don’t count among them', () => {
    const match = scene({ ...NOTHING, hands: ['k r', '', 'k p'] });
    match.state.round = { ...(match.state.round as NonNullable<typeof match.state.round>), out: [1] };
    act(match, 'pass', 'pass');
    expect(rules.toAct(match.state)).toBe('chance');
  });

  it('a restock after passes counts as one', () => {
    const match = scene(NOTHING);
    act(match, 'pass', 'pass', 'pass');
    restock(match, 'b k b b');
    expect(match.state.table.stale).toBe(true);
  });

  it('a play breaks the row of passes', () => {
    const match = scene({ ...NOTHING, hands: ['k r', 'k b', 'k p'], houses: ['r', '', ''], general: 'k' });
    match.state.passes = 2;
    act(match, laying('r', 1));
    expect(match.state.passes).toBe(0);
  });

  it('so does a play that was undone', () => {
    const match = scene({ ...NOTHING }, { policing: 'caught' });
    act(match, 'pass', 'pass', laying('p', 0));
    callOut(match, 1);
    expect(match.state).toMatchObject({ turn: 0, passes: 0 });
    expect(told(match).hands).toEqual(['r k', 'k k', 'p k']);
    act(match, 'pass', 'pass');
    expect(rules.toAct(match.state)).toEqual([2]);
    act(match, 'pass');
    expect(rules.toAct(match.state)).toBe('chance');
  });

  it('where the table would be cleared, its houses can be shuffled', () => {
    const match = scene({ ...NOTHING, stale: true });
    expect(refusalTo(match, 'take')).toBeUndefined();
    act(match, 'take');
    restock(match, 'b b k b');
    expect(told(match)).toMatchObject({ phase: 'taken', general: 'b', hands: ['r b k', 'k k', 'p k'], stock: 'k b' });
  });

  it('but not the general blocking card alone', () => {
    const match = scene({ ...NOTHING, houses: [], stale: true });
    expect(refusalTo(match, 'take')).toBe('VI-12 nothing-to-take');
  });

  it('a penalty that finds nothing is not taken', () => {
    const match = scene(NOTHING, { policing: 'caught' });
    act(match, laying('r', 0));
    callOut(match, 1);
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn', hands: ['r k', 'k k', 'p k'] });
    expect(match.state.due).toEqual([]);
  });
});
