import { describe, expect, it } from 'vitest';
import { resolveOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import type { GameEvent } from '../../engine/rules.ts';
import type { Chance, Move } from './moves.ts';
import { OPTIONS } from './options.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';
import { HIGHEST, STONES } from './stones.ts';

/** A round of three: hands of four, the open stone, and the rest in any order. */
function dealt(hands: readonly (readonly number[])[], open: number, options = { hand: 4, rounds: 1 }): State {
  const known = [...hands.flat(), open].map(stoneOf);
  const state = rules.initial(options as State['options'], hands.length);
  rules.apply(state, { by: 'chance', ...dealOf([...known, ...STONES.filter((stone) => !known.includes(stone))]) });
  return state;
}

const stoneOf = (height: number) => `s${height}`;
const dealOf = (cards: string[]): Chance => ({ type: 'deal', cards });
const HANDS = [
  [2, 9, 14, 20],
  [3, 8, 15, 21],
  [4, 7, 16, 22],
];

/** Plays these one after the other, each as a rule allows. */
function play(state: State, ...moves: readonly Move[]): State {
  for (const move of moves) {
    const by = state.turn ?? -1;
    expect(rules.refuse(state, by, move)).toBeUndefined();
    rules.apply(state, { by, ...move } as GameEvent<Move, Chance>);
  }
  return state;
}

const lay = (stone: number): Move => ({ type: 'lay', stone: stoneOf(stone) });
const TAKE: Move = { type: 'take' };

describe('Sassi', () => {
  it('is played by two to four (SA-1)', () => expect(rules.seats).toEqual({ min: 2, max: 4 }));

  it('has every stone once (SA-2)', () => {
    expect(STONES).toHaveLength(HIGHEST);
    const state = rules.initial({ hand: 4, rounds: 1 }, 2);
    expect(rules.refuseChance(state, rules.drawChance(state, seeded(1)))).toBeUndefined();
    expect(rules.refuseChance(state, dealOf(STONES.map(() => 's7')))).toMatchObject({
      rule: 'SA-2',
      params: { count: 1 },
    });
  });

  it('deals hands that others do not see, and one open stone (SA-3)', () => {
    const state = dealt(HANDS, 5);
    expect(rules.observe(state, 1)).toMatchObject({ hand: HANDS[1]?.map(stoneOf), handSizes: [4, 4, 4], heap: ['s5'] });
    expect(JSON.stringify(rules.observe(state, 'everyone'))).not.toContain('s16');
    expect(rules.refuseOptions?.({ hand: 6, rounds: 1 }, 4)).toMatchObject({ rule: 'SA-3' });
    expect(resolveOptions(OPTIONS, {})).toEqual({ options: { hand: 5, rounds: 2 } });
  });

  it('begins with the first seat, later with the next, and goes clockwise (SA-4)', () => {
    const state = dealt(HANDS, 5, { hand: 4, rounds: 2 });
    expect(rules.toAct(state)).toEqual([0]);
    expect(rules.refuse(state, 1, lay(8))).toEqual({ rule: 'SA-4', reason: 'not-your-turn' });
    expect(rules.toAct(play(state, lay(9)))).toEqual([1]);
    state.rounds.push([0, 0, 0]);
    rules.apply(state, { by: 'chance', ...dealOf([...STONES]) });
    expect(rules.toAct(state)).toEqual([1]);
  });

  it('lets lay what is higher than the top (SA-5)', () => {
    const state = dealt(HANDS, 14);
    expect(rules.legalMoves(state, 0)).toEqual([lay(20), TAKE]);
    expect(rules.refuse(state, 0, lay(9))).toMatchObject({ rule: 'SA-5', reason: 'too-low' });
    expect(rules.refuse(state, 0, lay(21))).toMatchObject({ rule: 'SA-5', reason: 'not-yours' });
  });

  it('lets take the heap, and then lay anything (SA-6)', () => {
    const state = play(dealt(HANDS, 5), lay(9), TAKE);
    expect(state).toMatchObject({ turn: 1, heap: [], taken: [[], ['s5', 's9'], []] });
    expect(rules.legalMoves(state, 1)).toEqual([3, 8, 15, 21].map(lay));
    expect(rules.refuse(state, 1, TAKE)).toEqual({ rule: 'SA-6', reason: 'no-heap' });
    expect(rules.toAct(play(state, lay(3)))).toEqual([2]);
  });

  it('ends a round with an empty hand and counts what was taken and is left (SA-7, SA-8)', () => {
    const hands = [[10], [11], [12]];
    const state = play(dealt(hands, 5, { hand: 1, rounds: 2 }), TAKE, lay(10));
    expect(state).toMatchObject({ phase: 'deal', turn: null, rounds: [[-1, -1, -1]] });
    expect(rules.scorePause?.(state)).toBe(true);
  });

  it('ends the match after so many rounds: least lost wins, alone or together (SA-9)', () => {
    const state = play(dealt([[10], [11], [12]], 13, { hand: 1, rounds: 1 }), TAKE, lay(10));
    expect(rules.toAct(state)).toBe('over');
    expect(rules.result(state)).toEqual({ scores: [-1, -1, -1], winners: [0, 1, 2] });
    const other = play(dealt([[10], [11]], 5, { hand: 1, rounds: 1 }), lay(10));
    expect(rules.result(other)).toEqual({ scores: [0, -1], winners: [0] });
  });
});
