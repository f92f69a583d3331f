import { describe, expect, it } from 'vitest';
import { rules } from '../rules.ts';
import { act, block, laying, refusalTo, restock, scene, told } from '../testing.ts';

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
