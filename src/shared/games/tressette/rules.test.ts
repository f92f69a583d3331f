import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../engine/checks/testing.ts';
import { deal, dealt, playCards, playOut } from '../../tricks/testing.ts';
import tressette, { definition } from './index.ts';
import type { Tressette } from './types.ts';

const { rules } = tressette;
type Table = Parameters<typeof dealt<Tressette>>[2];
const table = (given: Omit<Table, 'seats'> & { seats?: number }) => dealt(definition, rules, { seats: 2, ...given });

const COINS = '3D 2D 1D RD CD FD 7D 6D 5D 4D';
const CUPS = '3C 2C 1C RC CC FC 7C 6C 5C 4C';

describe('the deal', () => {
  it('TS-1, TS-6: ten cards each; of two players the other twenty are the stock, of four none', () => {
    expect(rules.observe(table({ hands: [] }).state, 0)).toMatchObject({ handSizes: [10, 10], stock: 20 });
    expect(rules.observe(table({ seats: 4, hands: [] }).state, 0)).toMatchObject({
      handSizes: [10, 10, 10, 10],
      stock: 0,
    });
    const match = table({ hands: [] });
    playOut(match);
    const cards = [...definition.deck.cards.slice(1), '2D' as const];
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards })).toBe('TS-1 not-the-deck');
  });

  it('TS-4: two, or four in pairs, and not three', () => {
    expect(rules.refuseOptions?.({ target: 21, buongioco: 'off', calls: 'on' }, 3)?.rule).toBe('TS-4');
    expect([0, 1, 2, 3].map((seat) => definition.sideOf?.(seat, { options: {} as never, seats: 4 }))).toEqual([
      0, 1, 0, 1,
    ]);
  });

  it('TS-5: the first dealer is drawn, then the deal moves on clockwise', () => {
    const match = table({ seats: 4, hands: [] });
    expect(match.state.dealer).toBe(3);
    playOut(match);
    expect(match.state.dealer).toBe(0);
    expect(refusalOf(match, { by: 'chance', type: 'dealer', seat: 0 })).toBe('TS-5 dealer-known');
  });
});

describe('tricks', () => {
  it('TS-2: 3, 2, ace, king, knight, jack, 7, 6, 5, 4', () => {
    expect(definition.deck.ranks.join(' ')).toBe('3 2 1 R C F 7 6 5 4');
    const match = table({ hands: ['1D', '2D'] });
    playCards(match, '1D 2D');
    expect(match.state.leaders.at(-1)).toBe(1);
  });

  it('TS-7: the dealer’s left leads, then who took the trick', () => {
    const match = table({ seats: 4, hands: ['4D', '5D', '6D', '3D'] });
    expect(refusalOf(match, { by: 1, type: 'play', card: '5D' })).toBe('TS-7 not-your-turn');
    playCards(match, '4D 5D 6D 3D');
    expect(match.state.turn).toBe(3);
  });

  it('TS-8: the suit led must be followed by who has it', () => {
    const match = table({ hands: [COINS, '4C 5C 6C 7C FC CC RC 1C 3S 2S'] });
    playCards(match, '4D');
    expect(rules.legalMoves(match.state, 1)).toHaveLength(10);
    const must = table({ hands: ['4D', '5D 3S'] });
    playCards(must, '4D');
    expect(refusalOf(must, { by: 1, type: 'play', card: '3S' })).toBe('TS-8 must-follow');
    expect(refusalOf(must, { by: 1, type: 'play', card: '5D' })).toBeUndefined();
    expect(refusalOf(must, { by: 1, type: 'play', card: '4B' })).toBe('TS-8 not-in-hand');
  });

  it('TS-9: the highest card of the suit led takes the trick; nothing is trump', () => {
    const match = table({ hands: [COINS, CUPS] });
    playCards(match, '4D 3C');
    expect(match.state).toMatchObject({ trump: null, leaders: [0, 0] });
  });

  it('TS-10: two draw after each trick, the taker first, and everybody sees both cards', () => {
    const match = table({ hands: [COINS, CUPS], stock: '3S 2S 1S' });
    playCards(match, '4D 4C');
    expect(rules.observe(match.state, 'everyone')).toMatchObject({ known: [['3S'], ['2S']], stock: 18 });
    expect(rules.observe(match.state, 0).own?.hand.at(-1)).toBe('3S');
  });
});

describe('scores', () => {
  it('TS-3: an ace 3 thirds, 3, 2, king, knight and jack one; the last trick 3', () => {
    const { deck } = definition;
    expect(deck.ranks.map((_, rank) => deck.worthAt(rank))).toEqual([1, 1, 3, 1, 1, 1, 0, 0, 0, 0]);
    expect(deck.worthIn([...deck.cards.keys()])).toBe(32);
    const match = table({ hands: [] });
    playOut(match);
    expect(match.state.deals[0]?.worth.reduce((sum, one) => sum + one)).toBe(35);
  });

  it('TS-11: thirds are cut to whole points, a side’s together', () => {
    const { state } = table({ seats: 4, hands: [] });
    expect(definition.dealPoints?.([17, 18], state)).toEqual([5, 6]);
  });

  it.each([11, 21, 31] as const)(
    'TS-12: a side with %i points or more ends the match, unless both have as many',
    (target) => {
      const table = { options: { target, buongioco: 'off', calls: 'on' } as const, seats: 2 };
      expect(definition.isMatchOver([target - 1, 0], [], table)).toBe(false);
      expect(definition.isMatchOver([target, 3], [], table)).toBe(true);
      expect(definition.isMatchOver([target, target], [], table)).toBe(false);
    },
  );

  it('TS-12: numbered deals are the match, however they end', () => {
    const match = table({ hands: [], options: { deals: 2 } as never });
    playOut(match);
    deal(definition, match, { seats: 2, hands: [] });
    playOut(match);
    expect(rules.result(match.state)).toMatchObject({ deals: [{}, {}] });
  });
});

describe('options', () => {
  const HANDS = ['3D 2D 1D 1C 1S 4D 5D 6D 7D FD', '3C 3S 3B 2C 2S 2B 1B RC CC FC'];

  it('TS-13: equals and napoletane of the dealt hands, told after the first trick', () => {
    const match = table({ hands: HANDS, stock: '4S 5S', options: { buongioco: 'on' } });
    expect(rules.observe(match.state, 'everyone').honours).toEqual([]);
    playCards(match, '1D 3C');
    expect(rules.observe(match.state, 'everyone').honours).toEqual([
      { seat: 0, kind: 'equals', rank: '1', missing: 'B' },
      { seat: 0, kind: 'napoletana', suit: 'D' },
      { seat: 1, kind: 'equals', rank: '3', missing: 'D' },
      { seat: 1, kind: 'equals', rank: '2', missing: 'D' },
      { seat: 1, kind: 'napoletana', suit: 'B' },
    ]);
    expect(definition.dealPoints?.([18, 17], match.state)).toEqual([12, 14]);
  });

  it('TS-13: all four bring 4 points; without the option nothing does', () => {
    const four = table({ hands: ['3D 3C 3S 3B 4D 5D 6D 7D FD CD'], options: { buongioco: 'on' } });
    playCards(four, '3D');
    playCards(
      four,
      rules.legalMoves(four.state, 1).flatMap((move) => (move.type === 'play' ? move.card : []))[0] ?? '',
    );
    expect(definition.dealPoints?.([0, 0], four.state)[0]).toBe(4);
    const off = table({ hands: HANDS });
    playCards(off, '1D 3C');
    expect(off.state.honours).toEqual([]);
  });

  const FOUR = ['3D 4D 5D 6D 7D FD CD RD 1D 4C', '2D', '5C', '6C'];

  it('TS-14: the leader of four calls once, before the card, and truly', () => {
    const match = table({ seats: 4, hands: FOUR });
    expect(rules.legalMoves(match.state, 0).filter(({ type }) => type === 'call')).toHaveLength(3);
    rules.apply(match.state, { by: 0, type: 'call', call: 'volo' });
    expect(rules.observe(match.state, 2).calls).toEqual([{ seat: 0, call: 'volo', trick: 0 }]);
    expect(refusalOf(match, { by: 0, type: 'call', call: 'busso' })).toBe('TS-14 no-call-now');
    expect(rules.legalMoves(match.state, 0)).toEqual([{ type: 'play', card: '4C' }]);
    expect(refusalOf(match, { by: 0, type: 'play', card: '3D' })).toBe('TS-8 not-after-call');
    playCards(match, '4C');
    expect(refusalOf(match, { by: 1, type: 'call', call: 'busso' })).toBe('TS-14 no-call-now');
  });

  it('TS-14: nothing that is not true of the hand', () => {
    const match = table({ seats: 4, hands: [COINS] });
    expect(refusalOf(match, { by: 0, type: 'call', call: 'volo' })).toBe('TS-14 call-untrue');
    expect(refusalOf(match, { by: 0, type: 'call', call: 'striscio' })).toBeUndefined();
  });

  it('TS-14: nobody calls of two, or where the table does not want it', () => {
    expect(refusalOf(table({ hands: [] }), { by: 0, type: 'call', call: 'busso' })).toBe('TS-14 no-call-now');
    const off = table({ seats: 4, hands: FOUR, options: { calls: 'off' } });
    expect(refusalOf(off, { by: 0, type: 'call', call: 'busso' })).toBe('TS-14 no-call-now');
  });
});
