import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import { clone } from '../../../engine/clone.ts';
import type { Match } from '../../../engine/match.ts';
import { rules } from '../rules.ts';
import type { Briscola } from '../state/state.ts';
import { auction, callOf, deal, playAnyhow, table, tricks, trump } from '../testing.ts';

/** Legal calls of the seat on turn, in test notation. */
function maySay(match: Match<Briscola>): string[] {
  const seat = match.state.turn as number;
  return rules.legalMoves(match.state, seat).map((move) => {
    if (move.type !== 'bid') return '-';
    return move.points === undefined ? move.rank : `${move.rank}/${move.points}`;
  });
}

/** Why the seat on turn may not say this. */
function refusedCall(match: Match<Briscola>, call: string): string | undefined {
  return refusalOf(match, { by: match.state.turn as number, ...callOf(call) });
}

const numbers = (from: number) => Array.from({ length: 121 - from }, (_, k) => `2/${from + k}`);

describe('auction', () => {
  it('BC-6: forehand speaks first, then clockwise', () => {
    const match = deal(table({}, 1));
    const spoke = ['A', '10', '-', 'K', 'Q', '-', '6'].map((call) => {
      const seat = match.state.turn;
      auction(match, call);
      return seat;
    });
    expect(spoke).toEqual([2, 3, 4, 0, 1, 2, 3]);
  });

  it('BC-6: nobody speaks out of turn, and nobody bids outside the auction', () => {
    const match = deal(table());
    expect(refusalOf(match, { by: 3, type: 'pass' })).toBe('BC-6 not-your-turn');
    trump(auction(match, 'A - - - -'), 'S');
    expect(refusalOf(match, { by: 2, type: 'bid', rank: '2' })).toBe('BC-6 no-auction');
    expect(refusalOf(match, { by: 2, type: 'pass' })).toBe('BC-6 no-auction');
  });

  it('BC-7: any rank opens', () => {
    const match = deal(table());
    expect(maySay(match)).toEqual(['A', '10', 'K', 'Q', 'J', '6', '5', '4', '3', '2', '-']);
  });

  it('BC-7: a bid names a rank lower than the one before', () => {
    const match = auction(deal(table()), 'J');
    expect(maySay(match)).toEqual(['6', '5', '4', '3', '2', '-']);
    expect(refusedCall(match, 'J')).toBe('BC-7 rank-not-lower');
    expect(refusedCall(match, 'Q')).toBe('BC-7 rank-not-lower');
    expect(refusedCall(match, '3')).toBeUndefined();
  });

  it('BC-8: the first 2 is bare', () => {
    const match = auction(deal(table()), 'J');
    expect(refusedCall(match, '2/62')).toBe('BC-8 number-too-early');
    expect(refusedCall(match, '6/62')).toBe('BC-8 number-too-early');
  });

  it('BC-8: over a 2 only 2 with a higher number, 62 to 120, jumps allowed', () => {
    const match = auction(deal(table()), '2');
    expect(maySay(match)).toEqual([...numbers(62), '-']);
    expect(refusedCall(match, '2')).toBe('BC-8 number-missing');
    // No number at all: there is no such move.
    for (const none of ['2/61', '2/121']) expect(refusedCall(match, none)).toBe('record malformed');
    expect(refusedCall(match, 'A')).toBe('BC-8 only-twos');
    auction(match, '2/90');
    expect(maySay(match)).toEqual([...numbers(91), '-']);
    expect(refusedCall(match, '2/90')).toBe('BC-8 number-not-higher');
    auction(match, '2/119');
    expect(maySay(match)).toEqual(['2/120', '-']);
  });

  it('BC-9: a pass is final', () => {
    const match = auction(deal(table()), '- A 10 - K');
    expect(rules.toAct(match.state)).toEqual([3]);
    expect(refusalOf(match, { by: 2, type: 'bid', rank: '2' })).toBe('BC-9 has-passed');
    auction(match, 'Q');
    expect(rules.toAct(match.state)).toEqual([4]);
  });

  it('BC-9: a bid wins once every other seat has passed', () => {
    const match = auction(deal(table()), 'A - K - - Q');
    expect(match.state.declarer).toBeNull();
    auction(match, '-');
    expect(match.state).toMatchObject({ declarer: 2, phase: 'trump', turn: 2 });
  });

  it('BC-9: 2 with 120 wins at once', () => {
    const match = auction(deal(table()), '2 2/120');
    expect(match.state).toMatchObject({ declarer: 3, phase: 'trump', turn: 3 });
  });

  it('BC-9: after four passes the fifth seat may bid, and has then won', () => {
    const match = auction(deal(table({}, 1)), '- - - -');
    expect(maySay(match)).toHaveLength(11);
    auction(match, '5');
    expect(match.state).toMatchObject({ declarer: 1, phase: 'trump', turn: 1 });
  });

  it.each(['redeal', 'redeal-doubled'] as const)('BC-10: with %s five passes move the deal on, unscored', (allPass) => {
    const match = auction(deal(table({ allPass }, 1)), '- - - - -');
    expect(match.state).toMatchObject({ phase: 'dealing', dealer: 2, deals: [] });
    expect(rules.toAct(match.state)).toBe('chance');
    expect(rules.scorePause?.(match.state)).toBe(false);
    expect(rules.observe(match.state, 0).handSizes).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    ['redeal', [1, 1, 1]],
    ['redeal-doubled', [2, 3, 1]],
  ] as const)('BC-10: with %s two passed-out deals make the factor %j', (allPass, factors) => {
    const match = table({ allPass, deals: 2 });
    const seen = [];
    for (const calls of ['- - - - -', '- - - - -']) {
      auction(deal(match), calls);
      seen.push(match.state.factor);
    }
    playAnyhow(trump(auction(deal(match), 'A - - - -'), 'S'));
    seen.push(match.state.factor);
    expect(seen).toEqual(factors);
    const scale = Math.max(...(match.state.deals[0]?.scores ?? []).map(Math.abs));
    expect(scale / factors[1]).toSatisfy((base) => base === 2 || base === 4);
    playAnyhow(trump(auction(deal(match), 'A - - - -'), 'S'));
    expect(Math.max(...(match.state.deals[1]?.scores ?? []).map(Math.abs))).toSatisfy((top) => top === 2 || top === 4);
  });

  it('BC-11: the winner names the trump, and with it the called card', () => {
    const match = auction(deal(table()), 'A - K Q - 6 4 - -');
    expect(rules.legalMoves(match.state, 4)).toHaveLength(4);
    expect(refusalOf(match, { by: 3, type: 'trump', suit: 'D' })).toBe('BC-11 not-your-turn');
    expect(rules.observe(match.state, 'everyone').called).toBeNull();
    trump(match, 'D');
    expect(rules.observe(match.state, 'everyone')).toMatchObject({ trump: 'D', called: '4D', declarer: 4 });
    expect(refusalOf(match, { by: 4, type: 'trump', suit: 'D' })).toBe('BC-11 no-trump-now');
  });

  it('BC-11: no card before the trump is named', () => {
    const match = auction(deal(table()), 'A - - - -');
    expect(refusalOf(match, { by: 2, type: 'play', card: 'AH' })).toBe('BC-12 no-trick');
  });

  it('BC-11: the winner may hold the called card and is then alone, which nobody else can see', () => {
    const match = trump(auction(deal(table()), '10 - - - -'), 'D');
    expect(rules.observe(match.state, 2).own?.isTeammate).toBe(true);
    for (const viewer of [0, 1, 3, 4]) expect(rules.observe(match.state, viewer).own?.isTeammate).toBe(false);
    tricks(match, 'AH 3S AC 6H 2D');
    expect(rules.observe(match.state, 0).teammate).toBeNull();
  });
});

/** The rungs of the auction: 0 nothing bid, 1 ace … 9 three, 10 a bare 2, 11 to 69 the numbers 62 to 120. */
const TOP = 69;

/** Auctions of so many calls, counted independently of the rules, as an oracle. */
function countByHand(rung: number, passed: ReadonlySet<number>, bidder: number, seat: number, calls: number): number {
  const silent = passed.size === 5 || (bidder >= 0 && passed.size === 4) || rung === TOP;
  if (calls === 0) return 1;
  if (silent) return 0;
  const next = (seat + 1) % 5;
  if (passed.has(seat)) return countByHand(rung, passed, bidder, next, calls);
  let sum = countByHand(rung, new Set(passed).add(seat), bidder, next, calls - 1);
  for (let over = rung + 1; over <= (rung < 10 ? 10 : TOP); over++) {
    sum += countByHand(over, passed, seat, next, calls - 1);
  }
  return sum;
}

/** The same by the rules: every legal call from every state. */
function countByRules(match: Match<Briscola>, depth: number): number {
  if (depth === 0) return 1;
  if (match.state.phase !== 'auction') return 0;
  let sum = 0;
  for (const call of maySay(match)) {
    sum += countByRules(auction({ ...match, state: clone(match.state), events: [] }, call), depth - 1);
  }
  return sum;
}

describe('auctions counted', () => {
  it.each([
    [1, 11],
    [2, 11 + (45 + 9) + (59 + 1)],
  ])('BC-6 to BC-9: %i calls make %i auctions', (depth, auctions) => {
    expect(countByHand(0, new Set(), -1, 0, depth)).toBe(auctions);
    expect(countByRules(deal(table()), depth)).toBe(auctions);
  });

  it.each([3, 4])('BC-6 to BC-9: as many auctions of %i calls as an independent count finds', (depth) => {
    expect(countByRules(deal(table()), depth)).toBe(countByHand(0, new Set(), -1, 0, depth));
  });
});
