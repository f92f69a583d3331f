import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../engine/checks/testing.ts';
import { type Match, play } from '../../../engine/match.ts';
import { feedOf, viewOf } from '../../../engine/view.ts';
import { rules } from '../rules.ts';
import type { Options } from '../state/options.ts';
import type { Briscola } from '../state/state.ts';
import { act, auction, deal, playAnyhow, table, trump } from '../testing.ts';

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
