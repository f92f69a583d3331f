import { describe, expect, it } from 'vitest';
import type { VivaCard } from '../../../cards/viva.ts';
import { refusalOf, takePlace } from '../../../engine/checks/testing.ts';
import type { Match } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/rules.ts';
import { rules } from '../rules.ts';
import { allCards } from '../state/options.ts';
import type { Viva } from '../state/state.ts';
import { act, chance, namesHeld, setTable, stockOf, table, told } from '../testing.ts';

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

describe('VI-4 the deal', () => {
  it('gives each seat five cards in one go from the starter on, then the blocking card; the rest is the stock', () => {
    const match = table(3, { youngest: 1 });
    const cards = allCards('full').toReversed();
    takePlace(match, { by: 'chance', type: 'deal', cards });
    const sorted = (from: number) => cards.slice(from, from + 5).toReversed();
    expect([0, 1, 2].map((seat) => namesHeld(match.state, seat))).toEqual([sorted(10), sorted(0), sorted(5)]);
    expect(rules.observe(match.state, 0).table.general).toBe(cards[15]);
    expect(match.state.table.own).toBeNull();
    expect(stockOf(match.state)).toBe(126 - 16);
    act(match, 'take');
    expect(rules.observe(match.state, 1).taken).toBe(cards[16]);
  });

  it('is all cards of the edition and nothing else', () => {
    const match = table(2, { youngest: 0, edition: 'pocket' });
    const cards = allCards('pocket');
    const wrong = [...cards.slice(1), 'black' as VivaCard];
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: wrong })).toBe('VI-4 not-the-deal');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: allCards('full') })).toBe('VI-4 not-the-deal');
    expect(refusalOf(match, { by: 'chance', type: 'restock', cards })).toBe('VI-4 deal-first');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards })).toBeUndefined();
  });
});

describe('VI-5 who starts', () => {
  it('is drawn by chance, and the seat before deals', () => {
    const match = table(4);
    expect(rules.toAct(match.state)).toBe('chance');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: allCards('full') })).toBe('VI-5 starter-first');
    expect(refusalOf(match, { by: 'chance', type: 'starter', seat: 4 })).toBe('VI-5 no-such-starter');
    takePlace(match, { by: 'chance', type: 'starter', seat: 0 });
    expect(match.state.round).toMatchObject({ number: 1, starter: 0, dealer: 3 });
    chance(match);
    expect(rules.toAct(match.state)).toEqual([0]);
  });

  it('is the seat of the youngest where an option names it, without a draw', () => {
    const match = table(3, { youngest: 2 });
    expect(refusalOf(match, { by: 'chance', type: 'starter', seat: 2 })).toBe('VI-4 deal-first');
    chance(match);
    expect(match.state.round).toMatchObject({ starter: 2, dealer: 1 });
    expect(rules.toAct(match.state)).toEqual([2]);
  });

  it('is the winner of the last round later on, and its loser deals', () => {
    const match = table(3, { youngest: 0 });
    chance(match);
    setTable(match, { hands: ['r r', 'r', 'y'], general: 'r', stock: 'g g g g' });
    act(match, 'take', 'pass', { type: 'last', on: 'general' });
    expect(match.state.round?.out).toEqual([1]);
    setTable(match, { hands: ['r r', '', 'y k'], general: 'r', stock: 'g g' });
    act(match, { type: 'block', card: 'black' });
    setTable(match, { hands: ['r r', '', 'y'], general: 'y', stock: 'g g' });
    act(match, { type: 'last', on: 'general' });
    expect(match.state).toMatchObject({ phase: 'deal', results: [{ winner: 1, loser: 0 }] });
    expect(match.state.round).toMatchObject({ number: 2, starter: 1, dealer: 0, burdened: 0 });
    chance(match);
    expect(rules.toAct(match.state)).toEqual([1]);
  });

  it('is followed clockwise by the seats still in the round', () => {
    const match = table(4, { youngest: 2 });
    chance(match);
    const order = [0, 1, 2, 3, 4].map(() => {
      const seat = match.state.turn;
      act(match, 'take', 'pass');
      return seat;
    });
    expect(order).toEqual([2, 3, 0, 1, 2]);
    match.state.round = { ...(match.state.round as NonNullable<typeof match.state.round>), out: [0, 3] };
    act(match, 'take', 'pass', 'take', 'pass');
    expect(match.state.turn).toBe(2);
    expect(refusalOf(match, { by: 1, type: 'take' })).toBe('VI-5 not-your-turn');
  });
});

describe('VI-6 the loser’s own blocking card', () => {
  it('is the next card after the general one', () => {
    const match = table(2, { youngest: 0 });
    chance(match);
    setTable(match, { hands: ['y', 'r r'], general: 'y' });
    act(match, { type: 'last', on: 'general' });
    const cards = allCards('full');
    takePlace(match, { by: 'chance', type: 'deal', cards });
    const { general, own } = rules.observe(match.state, 0).table;
    expect(general).toBe(cards[10]);
    expect(own).toEqual({ seat: 1, card: cards[11] });
    expect(stockOf(match.state)).toBe(126 - 12);
    expect(told(match)).toMatchObject({ turn: 0, phase: 'turn' });
  });
});
