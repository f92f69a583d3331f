import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../engine/checks/testing.ts';
import { clone } from '../../engine/clone.ts';
import { type Match, play } from '../../engine/match.ts';
import { feedOf, viewOf } from '../../engine/view.ts';
import { rules } from './rules.ts';
import type { Briscola, Options } from './state.ts';
import { act, auction, callOf, deal, playAnyhow, table, tricks, trump } from './testing.ts';

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

/** Seat 0 holds no points, seat 2 holds two. */
const WEAK = [
  '2C 3C 4C 5C 2D 3D 4D 5D',
  'AC 10C KC QC JC 6S 5S 4S',
  'JH 4H 3H 2H 6C 6D 6H 5H',
  'AD 10D KD QD JD 3S 2S JS',
  'AH 10H KH QH AS 10S KS QS',
];
/** Seat 1 holds four points, seat 2 two. */
const LESS_WEAK = ['AC 10C', 'KS 6S 5S 4S 3S 2S 2C 3C', 'JH 4H 3H 2H 6C 6D 6H 5H', 'AD 10D', 'AH 10H AS'];

const KEEP = { type: 'keep' } as const;
const THROW_IN = { type: 'throw-in' } as const;
const view = (match: Match<Briscola>, viewer: number | 'everyone') =>
  JSON.stringify(viewOf(rules, match.state, viewer));

/** The same hands, but two seats have exchanged their first cards. */
function exchanged(hands: readonly string[], one = 0, other = 0): string[] {
  const [a = [], b = []] = [one, other].map((seat) => hands[seat]?.split(' '));
  [a[0], b[0]] = [b[0] as string, a[0] as string];
  return hands.map((hand, seat) => (seat === one ? a : seat === other ? b : [hand]).join(' '));
}

/** Who is asked, in order, if everybody keeps. */
function asked(weakHand: Options['weakHand'], dealer: number, hands: readonly string[]): number[] {
  const match = deal(table({ weakHand }, dealer), hands);
  const seats: number[] = [];
  while (match.state.phase === 'throw-in') {
    seats.push(match.state.turn as number);
    act(match, KEEP);
  }
  expect(match.state).toMatchObject({ phase: 'auction', turn: (dealer + 1) % 5 });
  return seats;
}

describe('throwing in a weak hand', () => {
  it('BC-21: weakHand off asks nobody', () => {
    expect(asked('off', 1, WEAK)).toEqual([]);
  });

  it('BC-21: weakHand 0 asks a hand without points, and is not off', () => {
    expect(asked(0, 1, WEAK)).toEqual([0]);
  });

  it('BC-21: weakHand 2 asks hands with at most two points', () => {
    expect(asked(2, 1, WEAK)).toEqual([2, 0]);
    expect(asked(2, 1, LESS_WEAK)).toEqual([2]);
  });

  it('BC-21: weakHand 4 asks hands with at most four points', () => {
    expect(asked(4, 1, LESS_WEAK)).toEqual([2, 1]);
  });

  it('BC-21: seats are asked clockwise from the dealer’s left', () => {
    expect(asked(2, 2, WEAK)).toEqual([0, 2]);
    expect(asked(2, 0, WEAK)).toEqual([2, 0]);
  });

  it('BC-21: a seat that is asked may throw in or keep; a stronger hand may not', () => {
    const match = deal(table({ weakHand: 2 }), WEAK);
    expect(rules.legalMoves(match.state, 2)).toEqual([THROW_IN, KEEP]);
    expect(refusalOf(match, { by: 1, ...THROW_IN })).toBe('BC-21 not-asked');
    expect(refusalOf(match, { by: 1, ...KEEP })).toBe('BC-21 not-asked');
    expect(refusalOf(match, { by: 2, type: 'pass' })).toBe('BC-6 no-auction');
    act(match, KEEP);
    expect(refusalOf(match, { by: 2, ...THROW_IN })).toBe('BC-21 not-asked');
  });

  it('BC-21: after a throw-in the same dealer deals again, and the deal is not scored', () => {
    const match = act(deal(table({ weakHand: 2, deals: 1 }), WEAK), THROW_IN);
    expect(match.state).toMatchObject({ phase: 'dealing', dealer: 1, deals: [] });
    expect(rules.observe(match.state, 'everyone').last).toEqual({ by: 2, type: 'throw-in' });
    expect(rules.observe(match.state, 4)).toMatchObject({ handSizes: [0, 0, 0, 0, 0], own: { hand: [] } });
    playAnyhow(trump(auction(deal(match), 'A - - - -'), 'S'));
    expect(match.state).toMatchObject({ phase: 'over', deals: [{ winner: 2 }] });
  });

  it('BC-21: a throw-in adds nothing to BC-10, and what is due stays due', () => {
    const match = table({ weakHand: 2, allPass: 'redeal-doubled' });
    act(deal(match, WEAK), THROW_IN);
    expect(match.state.factor).toBe(1);
    auction(deal(match), '- - - - -');
    act(deal(match, WEAK), THROW_IN);
    expect(match.state.factor).toBe(2);
  });

  it.each([
    [1, 3, 4],
    [3, 1, 4],
    [4, 1, 3],
  ])('BC-21: seat %i sees the auction open with the deal, whether or not others are asked', (viewer, ...donors) => {
    const quiet = deal(table({ weakHand: 2 }, 2), exchanged(exchanged(WEAK, 0, donors[0]), 2, donors[1]));
    expect(quiet.state.phase).toBe('auction');
    const match = deal(table({ weakHand: 2 }, 2), WEAK);
    for (const seat of [0, 2, 3]) {
      expect(match.state.turn).toBe(seat);
      expect(view(match, viewer)).toBe(view(quiet, viewer));
      expect(view(match, 'everyone')).toBe(view(quiet, 'everyone'));
      if (seat !== 3) act(match, KEEP);
    }
  });

  it('BC-21: forehand sees its bids as legal, and may not make them before the others have answered', () => {
    const match = deal(table({ weakHand: 2 }, 2), WEAK);
    expect(rules.toAct(match.state)).toEqual([0]);
    expect(rules.observe(match.state, 3)).toMatchObject({ phase: 'auction', toAct: [3] });
    expect(rules.legalMoves(match.state, 3)).toHaveLength(11);
    expect(rules.refuse(match.state, 3, { type: 'bid', rank: 'A' })).toBeUndefined();
    expect(refusalOf(match, { by: 3, type: 'bid', rank: 'A' })).toBe('BC-21 not-your-turn');
    act(act(match, KEEP), KEEP);
    expect(refusalOf(match, { by: 3, type: 'bid', rank: 'A' })).toBeUndefined();
  });

  it('BC-21: a weak hand sees its offer at once and can’t tell whether another is asked before it', () => {
    const match = deal(table({ weakHand: 2 }, 2), WEAK);
    const seen = view(match, 2);
    expect(rules.observe(match.state, 2)).toMatchObject({ phase: 'throw-in', toAct: [2] });
    expect(rules.legalMoves(match.state, 2)).toEqual([THROW_IN, KEEP]);
    expect(refusalOf(match, { by: 2, ...KEEP })).toBe('BC-21 not-your-turn');
    act(match, KEEP);
    expect(view(match, 2)).toBe(seen);
    expect(refusalOf(match, { by: 2, ...KEEP })).toBeUndefined();
  });

  it('BC-21: a kept hand makes an update for its own seat alone, and does not change what was last', () => {
    const match = deal(table({ weakHand: 2 }, 2), WEAK);
    const feeds = ([0, 1, 2, 3, 4, 'everyone'] as const).map((viewer) => feedOf(match, viewer));
    const noticed = () => feeds.filter((feed) => feed.next()).map(({ viewer }) => viewer);
    act(match, KEEP);
    expect(noticed()).toEqual([0]);
    expect(rules.observe(match.state, 0).last).toEqual({ by: 'chance', type: 'deal' });
    act(match, KEEP);
    expect(noticed()).toEqual([2]);
    auction(match, 'A');
    expect(noticed()).toHaveLength(6);
  });

  it('BC-21: the table waits after every deal, asked or not, where the variant is on', () => {
    const wait = (weakHand: Options['weakHand'], hands: readonly string[]) => {
      const match = deal(table({ weakHand }), hands);
      return rules.constantTimeWindow?.ms(match.state, { by: 'chance', type: 'deal', cards: [] });
    };
    expect(wait('off', WEAK)).toBe(0);
    expect(wait(0, WEAK)).toBeGreaterThan(0);
    expect(wait(0, LESS_WEAK)).toBe(wait(0, WEAK));
    const match = deal(table({ weakHand: 0 }), WEAK);
    expect(rules.constantTimeWindow?.ms(match.state, { by: 0, type: 'keep' })).toBe(0);
    expect(play(match, { by: 0, ...(rules.constantTimeWindow?.defaultMove ?? THROW_IN) })).toBeUndefined();
    expect(match.state.phase).toBe('auction');
  });
});
