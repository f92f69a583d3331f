import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import { seeded } from '../../../engine/random.ts';
import { rules } from '../rules.ts';
import {
  act,
  block,
  callOut,
  card,
  laying,
  namesHeld,
  refusalTo,
  restock,
  type Scene,
  scene,
  told,
} from '../testing.ts';

const caught = (given: Scene) => scene(given, { policing: 'caught' });
const THREE = { hands: ['r y b', 'g g', 'p p'], general: 'r', houses: ['b'], stock: 'k rk yk gk pk' };

describe('VI-21 a play that isn’t permitted', () => {
  it('is refused with its reason, where the rules are enforced', () => {
    const match = scene(THREE);
    expect(refusalTo(match, laying('r', 1))).toBe('VI-7 blocked-by-general');
    expect(refusalTo(match, laying('y', 0))).toBe('VI-8 no-match');
    act(match, 'take');
    expect(refusalTo(match, laying('b', 0))).toBe('VI-10 not-the-card-taken');
    expect(refusalOf(match, { by: 1, type: 'catch' })).toBe('VI-21 policing-enforced');
    expect(rules.legalMoves(match.state, 1)).toEqual([]);
  });

  it('can be made, where it must be caught: blocked, without a match, or not the card taken', () => {
    for (const play of [laying('r', 1), laying('y', 0)]) {
      const match = caught(THREE);
      expect(rules.legalMoves(match.state, 0)).toContainEqual(play);
      act(match, play);
      callOut(match, 1);
      expect(told(match).hands[0]).toBe('r rk b y yk k');
    }
    const match = caught(THREE);
    act(match, 'take', laying('b', 0));
    callOut(match, 2);
    expect(told(match).hands[0]).toBe('r rk b y yk gk k');
  });

  it('leaves everything else enforced', () => {
    const match = caught({ ...THREE, hands: ['r r', 'g', 'p'] });
    expect(refusalTo(match, laying('r', 0, 1))).toBe('VI-11 keep-one');
    expect(refusalTo(match, laying('y', 0))).toBe('VI-9 not-in-hand');
    expect(refusalTo(match, { type: 'last', on: 'general' })).toBe('VI-17 not-the-last-card');
    expect(refusalTo(match, 'pass')).toBe('VI-10 take-instead');
    const last = caught({ ...THREE, hands: ['y', 'g', 'p'] });
    expect(refusalTo(last, { type: 'last', on: 'general' })).toBe('VI-17 last-no-match');
    const four = caught({ ...THREE, hands: ['r r r r', 'g', 'p'] });
    expect(refusalTo(four, laying('r', 0, 0, 1))).toBe('VI-9 mixed-placement');
  });
});

describe('VI-21 calling out', () => {
  it('is open to every other seat, once each, the one on turn first', () => {
    const match = caught({ ...THREE, hands: [...THREE.hands, 'k k'] });
    expect(rules.toAct(match.state)).toEqual([0]);
    act(match, laying('y', 1));
    expect(rules.toAct(match.state)).toEqual([1, 2, 3]);
    expect(refusalOf(match, { by: 0, type: 'catch' })).toBe('VI-21 own-play');
    callOut(match, 2);
    expect(rules.toAct(match.state)).toEqual([1, 3]);
    expect(refusalOf(match, { by: 2, type: 'catch' })).toBe('VI-21 called-already');
    callOut(match, 1);
    callOut(match, 3);
    expect(rules.toAct(match.state)).toEqual([1]);
  });

  it('also to a seat that is out of the round', () => {
    const match = caught({ ...THREE, hands: ['r y b', '', 'p p'] });
    match.state.round = { ...(match.state.round as NonNullable<typeof match.state.round>), out: [1] };
    act(match, laying('r', 1));
    expect(rules.toAct(match.state)).toEqual([2, 1]);
    expect(rules.legalMoves(match.state, 1)).toEqual([{ type: 'catch' }]);
    callOut(match, 1);
    expect(told(match)).toMatchObject({ turn: 2, hands: ['r rk b y yk k', '', 'p p'] });
  });

  it('of a permitted play has no effect', () => {
    const match = caught(THREE);
    act(match, laying('y', 1));
    const before = told(match);
    callOut(match, 1);
    expect(told(match)).toEqual(before);
    expect(match.events.at(-1)).toEqual({ by: 1, type: 'catch' });
  });

  it('is possible until another seat has made an event other than a call', () => {
    const match = caught(THREE);
    act(match, laying('r', 1));
    act(match, 'take');
    expect(refusalOf(match, { by: 2, type: 'catch' })).toBe('VI-21 too-late');
    expect(rules.toAct(match.state)).toEqual([1]);
  });

  it('is not closed by the player’s own VIVA, pass and blocking card', () => {
    const ready = { ...THREE, houses: ['r', 'r'] };
    const viva = caught(ready);
    act(viva, laying('r', 2), 'viva');
    expect(rules.toAct(viva.state)).toEqual([0, 1, 2]);
    block(viva, 'b');
    expect(rules.toAct(viva.state)).toEqual([1, 2]);
    callOut(viva, 2);
    expect(told(viva).hands[0]).toBe('r rk b y yk k');
    const pass = caught(ready);
    act(pass, laying('r', 2), 'pass');
    callOut(pass, 2);
    expect(told(pass).hands[0]).toBe('r rk b y yk k');
  });

  it('reaches no earlier play', () => {
    const match = caught(THREE);
    act(match, laying('r', 1), laying('g', 2));
    callOut(match, 0);
    expect(told(match)).toMatchObject({ turn: 2, houses: ['b', 'r', 'g'] });
    const undone = caught(THREE);
    act(undone, laying('r', 1), laying('g', 1));
    callOut(undone, 0);
    expect(told(undone)).toMatchObject({ turn: 2, houses: ['b', 'r', ''], hands: ['b y', 'rk yk g g k', 'p p'] });
    expect(refusalOf(undone, { by: 1, type: 'catch' })).toBe('VI-21 too-late');
  });

  it('is no matter of a take, a VIVA or a last card', () => {
    const match = caught(THREE);
    act(match, 'take', 'pass');
    expect(refusalOf(match, { by: 2, type: 'catch' })).toBe('VI-21 too-late');
  });
});

describe('VI-21 the undoing', () => {
  it('takes hands, houses, blocking cards and stock back; three cards for the player, then the next seat’s turn', () => {
    const match = caught({ ...THREE, houses: ['r', 'r'], own: [2, 'y'], cleared: 'b' });
    act(match, laying('r', 2), 'viva');
    block(match, 'y');
    expect(told(match)).toMatchObject({
      hands: ['b', 'yk g g', 'rk p p k'],
      own: [2, 'gk'],
      general: 'y',
      stock: 'pk',
    });
    callOut(match, 1);
    expect(told(match)).toEqual({
      turn: 1,
      phase: 'turn',
      hands: ['r rk b y yk k', 'g g', 'p p'],
      houses: ['r', 'r', ''],
      general: 'r',
      own: [2, 'y'],
      stock: 'gk pk',
      cleared: 'b',
    });
  });

  it('takes a restock back too, and shuffles anew for the penalty', () => {
    const viva = caught({ ...THREE, houses: ['b r', 'y r'], stock: 'k', cleared: 'g' });
    act(viva, laying('r', 2), 'viva');
    restock(viva, 'b r g y r r r');
    expect(told(viva)).toMatchObject({ hands: ['b y', 'r g g', 'p p b k'], cleared: '' });
    callOut(viva, 2);
    expect(told(viva)).toMatchObject({ stock: '', cleared: 'g', houses: ['b r', 'y r', ''] });
    restock(viva, 'y b g');
    expect(told(viva)).toMatchObject({ turn: 1, hands: ['r b b y y k', 'g g', 'p p'] });
    expect(told(viva)).toMatchObject({ stock: 'g', houses: ['r', 'r', ''], cleared: '' });
  });

  it('lets a take before the play stand', () => {
    const match = caught(THREE);
    act(match, 'take', laying('k', 0));
    callOut(match, 1);
    expect(told(match)).toMatchObject({
      turn: 1,
      hands: ['r rk b y yk gk k', 'g g', 'p p'],
      stock: 'pk',
      houses: ['b', '', ''],
    });
  });

  it('shows the table what went back into the hand', () => {
    const match = caught({ ...THREE, houses: ['r', 'r'] });
    act(match, laying('r', 2), 'viva');
    block(match, 'y');
    callOut(match, 1);
    expect(rules.observe(match.state, 2).table.past?.hands[0]).toContainEqual({ shows: [card('r'), card('y')] });
    act(match, 'take', 'pass', 'take', 'pass', laying('y', 2));
    const { past } = rules.observe(match.state, 2).table;
    expect(past?.hands[0]?.at(-1)).toEqual({ gone: card('y') });
    for (let seed = 1; seed <= 10; seed++) {
      expect(namesHeld(rules.resample(rules.observe(match.state, 2), seeded(seed)), 0)).toContain(card('r'));
    }
  });

  it('leaves a VIVA that a forbidden play made, if nobody calls it out', () => {
    const match = caught({ ...THREE, houses: ['r', 'r'] });
    act(match, laying('r', 2), 'viva');
    block(match, 'y');
    act(match, 'take');
    expect(match.state.window).toBeNull();
    expect(told(match)).toMatchObject({ general: 'y', houses: ['', '', ''] });
  });
});

const LAST = { type: 'last', on: 'general' } as const;
const LAST_ON_OWN = { type: 'last', on: 'own' } as const;

describe('VI-17 the last card', () => {
  it('goes on the general blocking card, if it shares a colour with it', () => {
    const match = scene({ hands: ['rb', 'g g', 'y y'], general: 'by', houses: ['r'], stock: 'p' });
    expect(rules.legalMoves(match.state, 0)).toEqual([LAST, { type: 'take' }]);
    act(match, LAST);
    expect(told(match)).toMatchObject({ hands: ['', 'g g', 'y y'], houses: ['', '', ''], general: null });
    expect(told(match)).toMatchObject({ turn: 1, phase: 'block-then-turn', cleared: 'r by rb' });
    expect(match.state.round?.out).toEqual([0]);
  });

  it('or on the seat’s own, and both are cleared', () => {
    const match = scene({ hands: ['rb', 'g g', 'y y'], general: 'y', own: [0, 'bg'], houses: ['r'], stock: 'p' });
    expect(refusalTo(match, LAST)).toBe('VI-17 last-no-match');
    act(match, LAST_ON_OWN);
    expect(told(match)).toMatchObject({ houses: ['', '', ''], general: null, own: null, cleared: 'r y rb bg' });
  });

  it('takes the own blocking card of its seat away also when it goes on the general one', () => {
    const match = scene({ hands: ['rb', 'g g', 'y y'], general: 'r', own: [0, 'y'] });
    act(match, LAST);
    expect(told(match)).toMatchObject({ own: null, cleared: 'r rb y' });
  });

  it('leaves the own blocking card of another seat', () => {
    const match = scene({ hands: ['rb', 'g g', 'y y'], general: 'r', own: [2, 'rb'] });
    expect(refusalTo(match, LAST_ON_OWN)).toBe('VI-17 no-own-blocker');
    act(match, LAST);
    expect(told(match).own).toEqual([2, 'rb']);
  });

  it('needs a shared colour, and to be the last', () => {
    expect(refusalTo(scene({ hands: ['rb', 'g'], general: 'y', stock: 'p' }), LAST)).toBe('VI-17 last-no-match');
    expect(refusalTo(scene({ hands: ['rb rb', 'g'], general: 'r' }), LAST)).toBe('VI-17 not-the-last-card');
  });

  it('is not stopped by a blocked colour, whichever it lies on', () => {
    const match = scene({ hands: ['rb', 'g', 'y'], general: 'r', own: [0, 'b'] });
    expect(refusalTo(match, LAST)).toBeUndefined();
    expect(refusalTo(match, LAST_ON_OWN)).toBeUndefined();
  });

  it('can’t be laid after taking a card', () => {
    const match = scene({ hands: ['rb', 'g'], general: 'r', stock: 'y' });
    act(match, 'take');
    expect(refusalTo(match, LAST)).toBe('VI-17 no-last-now');
  });
});

describe('VI-18 after a last card', () => {
  it('the next seat in the round must lay a new blocking card from its hand, and then has its turn', () => {
    const match = scene({ hands: ['r', 'g y', 'k k'], general: 'r', stock: 'p' });
    act(match, LAST);
    expect(rules.legalMoves(match.state, 1)).toEqual([
      { type: 'block', card: 'yellow' },
      { type: 'block', card: 'green' },
    ]);
    expect(refusalTo(match, 'pass')).toBe('VI-10 no-pass-now');
    block(match, 'g');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn', general: 'g', hands: ['', 'y', 'k k'] });
  });

  it('with one card only it first takes one and then lays either', () => {
    const match = scene({ hands: ['r', 'g', 'k k'], general: 'r', stock: 'p y' });
    act(match, LAST);
    expect(told(match)).toMatchObject({ turn: 1, phase: 'block-then-turn', hands: ['', 'p g', 'k k'], stock: 'y' });
    block(match, 'p');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'turn', general: 'p', hands: ['', 'g', 'k k'] });
  });

  it('if need be from a new stock, in which the last card lies too', () => {
    const match = scene({ hands: ['r', 'g', 'k k'], general: 'r', houses: ['y y'] });
    act(match, LAST);
    expect(rules.toAct(match.state)).toBe('chance');
    restock(match, 'y r y r');
    expect(told(match)).toMatchObject({ turn: 1, phase: 'block-then-turn', hands: ['', 'y g', 'k k'], stock: 'r y r' });
  });

  it('may take its last card to the new blocking card at once', () => {
    const match = scene({ hands: ['r', 'g g', 'k k'], general: 'r' });
    act(match, LAST);
    block(match, 'g');
    act(match, LAST);
    expect(match.state.results).toEqual([{ winner: 0, loser: 2 }]);
  });
});

it('VI-8 the houses are free again after a last card', () => {
  const match = scene({ hands: ['r', 'g y p', 'k k'], general: 'r', houses: ['b', 'b', 'b'] });
  act(match, LAST);
  block(match, 'g');
  act(match, laying('y', 0));
  expect(told(match).houses).toEqual(['y', '', '']);
});
