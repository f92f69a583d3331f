import { describe, expect, it } from 'vitest';
import type { Match } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/rules.ts';
import { rules } from '../rules.ts';
import type { Viva } from '../state/state.ts';
import { act, chance, setTable, table, told } from '../testing.ts';

const LAST = { type: 'last', on: 'general' } as const;

/** The round that waits for its deal is played so that the seats go out in this order. */
function playRound(match: Match<Viva>, order: readonly Seat[]): void {
  chance(match);
  for (const seat of order) goOut(match, seat);
}

/** This seat lays its last card now; the others keep two. */
function goOut(match: Match<Viva>, seat: Seat): void {
  const { state } = match;
  const { seats = [], out = [] } = state.round ?? {};
  const isIn = (other: Seat) => seats.includes(other) && !out.includes(other);
  const hands = state.table.hands.map((_, other) => (other === seat ? 'r' : isIn(other) ? 'r g' : ''));
  setTable(match, { hands, general: 'r' });
  Object.assign(state, { turn: seat, phase: 'turn' });
  act(match, LAST);
}

function begun(seats: number, rounds: number): Match<Viva> {
  return table(seats, { youngest: 0, rounds });
}

describe('VI-19 the end of a round', () => {
  it('comes when the second-to-last seat is out: the first out wins, the one with cards loses', () => {
    const match = begun(3, 2);
    playRound(match, [1]);
    expect(match.state.results).toEqual([]);
    goOut(match, 0);
    expect(match.state).toMatchObject({ phase: 'deal', turn: null, results: [{ winner: 1, loser: 2 }] });
    expect(rules.observe(match.state, 'everyone').scores).toEqual([0, 1, 0]);
    expect(rules.scorePause?.(match.state)).toBe(true);
    expect(told(match).phase).toBe('deal');
  });
});

describe('VI-20 the match', () => {
  it('goes to the most winner’s cards, when all rounds are played', () => {
    const match = begun(2, 3);
    for (const winner of [0, 0, 1]) {
      expect(rules.result(match.state)).toBeUndefined();
      playRound(match, [winner]);
    }
    expect(rules.toAct(match.state)).toBe('over');
    expect(rules.result(match.state)).toEqual({ scores: [2, 1], winners: [0] });
    expect(rules.scorePause?.(match.state)).toBe(false);
  });

  it('plays every round, also when it can’t be caught up any more', () => {
    const match = begun(2, 3);
    playRound(match, [0]);
    playRound(match, [0]);
    expect(rules.toAct(match.state)).toBe('chance');
  });

  it('lets those who share the most play one more round, alone', () => {
    const match = begun(4, 2);
    playRound(match, [3, 0, 2]);
    playRound(match, [1, 2, 3]);
    expect(match.state.round).toEqual({
      number: 3,
      tieBreak: true,
      seats: [1, 3],
      starter: 1,
      dealer: 0,
      burdened: null,
      out: [],
    });
    chance(match);
    expect(match.state.table.hands.map((hand) => hand.size)).toEqual([0, 5, 0, 5]);
    expect(match.state.turn).toBe(1);
    act(match, 'take', 'pass');
    expect(match.state.turn).toBe(3);
  });

  it('the tie-break is started by the next of them clockwise where the last winner is not among them', () => {
    const match = begun(3, 3);
    playRound(match, [0, 1]);
    playRound(match, [1, 0]);
    playRound(match, [2, 1]);
    expect(match.state.round).toMatchObject({ seats: [0, 1, 2], starter: 2 });
    const other = begun(4, 5);
    for (const order of [
      [0, 1, 3],
      [0, 2, 3],
      [2, 1, 3],
      [2, 1, 3],
      [3, 1, 0],
    ])
      playRound(other, order);
    expect(other.state.round).toMatchObject({ tieBreak: true, seats: [0, 2], starter: 0, dealer: 2, burdened: 2 });
  });

  it('the last loser has an own blocking card in it only if it plays in it', () => {
    const match = begun(3, 2);
    playRound(match, [0, 2]);
    playRound(match, [1, 2]);
    expect(match.state.round).toMatchObject({ seats: [0, 1], dealer: 0, burdened: 0 });
    chance(match);
    expect(match.state.table.own?.seat).toBe(0);
    const other = begun(3, 2);
    playRound(other, [0, 1]);
    playRound(other, [1, 0]);
    expect(other.state.round).toMatchObject({ seats: [0, 1], dealer: 2, burdened: null });
    chance(other);
    expect(other.state.table.own).toBeNull();
  });

  it('its first seat out wins at once and takes no winner’s card', () => {
    const match = begun(4, 3);
    playRound(match, [0, 1, 2]);
    playRound(match, [1, 0, 2]);
    playRound(match, [2, 0, 1]);
    expect(match.state.round).toMatchObject({ tieBreak: true, seats: [0, 1, 2] });
    playRound(match, [1]);
    expect(rules.toAct(match.state)).toBe('over');
    expect(rules.result(match.state)).toEqual({ scores: [1, 1, 1, 0], winners: [1] });
    expect(match.state.results.at(-1)).toEqual({ winner: 1, loser: null });
  });
});
