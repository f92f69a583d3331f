import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../cards/viva.ts';
import { rules } from '../rules.ts';
import { act, block, card, chance, laying, onTurn, refusalTo, restock, scene, told } from '../testing.ts';

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

/** The plays of the seat on turn, as `card houses`. */
function plays(match: ReturnType<typeof scene>): string[] {
  return rules
    .legalMoves(match.state, onTurn(match))
    .flatMap((move) => (move.type === 'play' ? [`${move.card} ${move.houses.join('')}`] : []));
}

describe('VI-7 blocked cards', () => {
  it('show a colour of the general blocking card', () => {
    const match = scene({ hands: ['rb r yg', 'g'], general: 'rk' });
    expect(refusalTo(match, laying('rb', 0))).toBe('VI-7 blocked-by-general');
    expect(refusalTo(match, laying('r', 0))).toBe('VI-7 blocked-by-general');
    expect(refusalTo(match, laying('yg', 0))).toBeUndefined();
  });

  it('or of the seat’s own, which leaves the others alone', () => {
    const match = scene({ hands: ['yg p', 'yg p'], general: 'k', own: [0, 'y'] });
    expect(refusalTo(match, laying('yg', 0))).toBe('VI-7 blocked-by-own');
    act(match, laying('p', 0));
    expect(refusalTo(match, laying('yg', 1))).toBeUndefined();
  });

  it('can’t be played even where they match', () => {
    const match = scene({ hands: ['rb y', 'g'], general: 'r', houses: ['b'] });
    expect(refusalTo(match, laying('rb', 0))).toBe('VI-7 blocked-by-general');
    expect(plays(match)).toEqual(['yellow 1', 'yellow 2']);
  });
});

describe('VI-8 the houses', () => {
  it('take any card that isn’t blocked while they are empty', () => {
    const match = scene({ hands: ['rb y', 'g'], general: 'k' });
    expect(plays(match)).toEqual(['red-blue 0', 'red-blue 1', 'red-blue 2', 'yellow 0', 'yellow 1', 'yellow 2']);
  });

  it('take a card that shares a colour with the top card, whatever lies beneath', () => {
    const match = scene({ hands: ['rb g', 'g'], general: 'k', houses: ['rb yg', 'g rb', 'ry'] });
    expect(plays(match)).toEqual(['red-blue 1', 'red-blue 2', 'green 0']);
    expect(refusalTo(match, laying('rb', 0))).toBe('VI-8 no-match');
    act(match, laying('rb', 2));
    expect(told(match).houses).toEqual(['rb yg', 'g rb', 'ry rb']);
  });

  it('are three', () => {
    expect(rules.moveSchema.safeParse({ type: 'play', card: 'red', houses: [3] }).success).toBe(false);
  });
});

describe('VI-9 identical cards', () => {
  const HANDS = ['r r r r y', 'g'];

  it('go each on a different house, any of them, at most three', () => {
    const match = scene({ hands: HANDS, general: 'k' });
    expect(plays(match)).toEqual(expect.arrayContaining(['red 01', 'red 02', 'red 12', 'red 012']));
    act(match, laying('r', 0, 2));
    expect(told(match)).toMatchObject({ houses: ['r', '', 'r'], hands: ['r r y', 'g'] });
  });

  it('or all on one house', () => {
    const match = scene({ hands: HANDS, general: 'k', houses: ['', 'rb'] });
    expect(plays(match)).toEqual(expect.arrayContaining(['red 11', 'red 111', 'red 1111']));
    act(match, laying('r', 1, 1, 1, 1));
    expect(told(match)).toMatchObject({ houses: ['', 'rb r r r r', ''], hands: ['y', 'g'] });
  });

  it('but not a mixture', () => {
    const match = scene({ hands: HANDS, general: 'k' });
    expect(refusalTo(match, laying('r', 0, 0, 1))).toBe('VI-9 mixed-placement');
    expect(refusalTo(match, laying('r', 0, 1, 1))).toBe('VI-9 mixed-placement');
  });

  it('are told in the order of the houses', () => {
    expect(refusalTo(scene({ hands: HANDS, general: 'k' }), laying('r', 1, 0))).toBe('VI-9 mixed-placement');
  });

  it('must all fit where they land', () => {
    const match = scene({ hands: HANDS, general: 'k', houses: ['y', 'r', 'b'] });
    expect(refusalTo(match, laying('r', 0, 1))).toBe('VI-8 no-match');
    expect(refusalTo(match, laying('r', 0, 0))).toBe('VI-8 no-match');
    expect(plays(match)).toEqual(['red 1', 'red 11', 'red 111', 'red 1111', 'yellow 0']);
  });

  it('must be in the hand', () => {
    const match = scene({ hands: ['r r y', 'g'], general: 'k' });
    expect(refusalTo(match, laying('r', 0, 1, 2))).toBe('VI-9 not-in-hand');
    expect(refusalTo(match, laying('g', 0))).toBe('VI-9 not-in-hand');
  });
});

describe('VI-10 taking a card', () => {
  it('is always possible, also with something to play', () => {
    const match = scene({ hands: ['r y', 'g'], general: 'k', stock: 'g p' });
    act(match, 'take');
    expect(told(match)).toMatchObject({ phase: 'taken', turn: 0, hands: ['r y g', 'g'], stock: 'p' });
    expect(match.state.taken).toBe(orderOf(card('g')));
  });

  it('is a duty where nothing can be played', () => {
    const match = scene({ hands: ['k rk', 'g'], general: 'k', stock: 'g' });
    expect(rules.legalMoves(match.state, 0)).toEqual([{ type: 'take' }]);
    expect(refusalTo(match, 'pass')).toBe('VI-10 take-instead');
  });

  it('lets the card be played at once, with identical ones from the hand', () => {
    const match = scene({ hands: ['r y y', 'g'], general: 'k', stock: 'y' });
    act(match, 'take');
    expect(plays(match)).toHaveLength(3 + 3 + 3 + 3 + 1);
    expect(plays(match).every((play) => play.startsWith('yellow '))).toBe(true);
    act(match, laying('y', 0, 1, 2));
    expect(told(match)).toMatchObject({ phase: 'answer', hands: ['r', 'g'] });
  });

  it('but no other card', () => {
    const match = scene({ hands: ['r y', 'g'], general: 'k', stock: 'p' });
    act(match, 'take');
    expect(refusalTo(match, laying('r', 0))).toBe('VI-10 not-the-card-taken');
    expect(refusalTo(match, 'take')).toBe('VI-10 no-take-now');
  });

  it('or the turn ends, also if the card can’t be played', () => {
    const match = scene({ hands: ['r y', 'g p'], general: 'k', stock: 'k' });
    act(match, 'take');
    expect(rules.legalMoves(match.state, 0)).toEqual([{ type: 'pass' }]);
    act(match, 'pass');
    expect(told(match)).toMatchObject({ phase: 'turn', turn: 1 });
    expect(match.state.taken).toBeNull();
  });
});

describe('VI-11 one card', () => {
  it('at least stays in the hand', () => {
    const match = scene({ hands: ['r r', 'g'], general: 'k', stock: 'y' });
    expect(plays(match)).toEqual(['red 0', 'red 1', 'red 2']);
    expect(refusalTo(match, laying('r', 0, 1))).toBe('VI-11 keep-one');
    expect(refusalTo(scene({ hands: ['r', 'g'], general: 'k', stock: 'y' }), laying('r', 0))).toBe('VI-11 keep-one');
  });
});
