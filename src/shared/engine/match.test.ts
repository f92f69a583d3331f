import { describe, expect, it } from 'vitest';
import { type Toy, toyMatch } from './checks/toy-game.ts';
import { drawNext, isAsked, isOver, type Match, moveEvent, play, refuseEvent, take } from './match.ts';
import { seeded } from './random.ts';
import type { ChanceEvent, GameEvent } from './rules.ts';

const deal: ChanceEvent<Toy['Chance']> = { by: 'chance', type: 'deal', numbers: [1, 2] };
const guess = (by: number, number: number) => ({ by, type: 'guess', number }) as const;

function reason(match: Match<Toy>, event: GameEvent): string | undefined {
  return refuseEvent(match, event)?.reason;
}

describe('match', () => {
  it('begins with chance where the rules say so', () => {
    const match = toyMatch();
    expect(reason(match, guess(0, 1))).toBe('chance-first');
    expect(isAsked(match, 0)).toBe(false);
    expect(drawNext(match, seeded(1))).toMatchObject({ by: 'chance', type: 'deal' });
    expect(match.events).toEqual([]);
    expect(reason(match, deal)).toBeUndefined();
  });

  it('asks the rules what chance may have done', () => {
    const event = { by: 'chance', type: 'deal', numbers: [1] } as const;
    expect(refuseEvent(toyMatch(), event)).toEqual({ rule: 'TOY-4', reason: 'one-each', params: { count: 1 } });
  });

  it('takes a move of any seat that is asked, in any order, and of no other', () => {
    const match = toyMatch();
    take(match, deal);
    expect([isAsked(match, 0), isAsked(match, 1)]).toEqual([true, true]);
    expect(reason(match, deal)).toBe('not-chance');
    for (const seat of [2, -1, 0.5, Number.NaN]) expect(reason(match, guess(seat, 1))).toBe('no-such-seat');
    expect(play(match, guess(1, 1))).toBeUndefined();
    expect([isAsked(match, 0), isAsked(match, 1)]).toEqual([true, false]);
    expect(reason(match, guess(1, 1))).toBe('guessed');
    expect(reason(match, guess(0, 9))).toBe('no-such-number');
    expect(drawNext(match, seeded(1))).toBeUndefined();
  });

  it('refuses a legal move of a seat that is not asked, under the rule of discretion where there is one', () => {
    const match = toyMatch();
    take(match, deal);
    const rules = { ...match.rules, toAct: () => [0] };
    expect(refuseEvent({ ...match, rules }, guess(1, 1))).toEqual({ rule: 'record', reason: 'not-your-turn' });
    const discreet = { rule: 'TOY-5', ms: () => 0, defaultMove: { type: 'guess', number: 1 } } as const;
    expect(refuseEvent({ ...match, rules: { ...rules, constantTimeWindow: discreet } }, guess(1, 1))?.rule).toBe(
      'TOY-5',
    );
  });

  it('writes down what was taken, and nothing that was refused', () => {
    const match = toyMatch();
    for (const event of [guess(0, 1), deal, guess(1, 7), guess(1, 1), guess(0, 2)]) play(match, event);
    expect(match.events).toEqual([deal, guess(1, 1), guess(0, 2)]);
  });

  it('ends where the rules say so, and nothing follows', () => {
    const match = toyMatch();
    for (const event of [deal, guess(1, 1), guess(0, 2)]) expect(isOver(match)).toBe(play(match, event) !== undefined);
    expect(isOver(match)).toBe(true);
    expect(reason(match, deal)).toBe('match-over');
    expect(reason(match, guess(0, 1))).toBe('match-over');
    expect(drawNext(match, seeded(1))).toBeUndefined();
    expect(isAsked(match, 0)).toBe(false);
  });

  it('puts the seat before the move’s own fields', () => {
    expect(JSON.stringify(moveEvent(1, { type: 'guess', number: 3 }))).toBe('{"by":1,"type":"guess","number":3}');
  });
});
