import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../engine/checks/testing.ts';
import { scoringOf } from '../../tricks/score.ts';
import { deal, dealt, playCards, playOut } from '../../tricks/testing.ts';
import briscola, { definition } from './index.ts';
import type { Briscola } from './types.ts';

const { rules } = briscola;
type Table = Parameters<typeof dealt<Briscola>>[2];
const table = (given: Omit<Table, 'seats'> & { seats?: number }) => dealt(definition, rules, { seats: 2, ...given });

const HANDS = ['1D 7S 4C', 'RD 3B 5C'];

describe('the deal', () => {
  it.each([
    [2, 40],
    [3, 39],
    [4, 40],
    [6, 36],
  ])('BR-1, BR-4: %i seats play with %i cards, three of them without the 2 of clubs', (seats, count) => {
    const match = table({ seats, hands: [] });
    const { state } = match;
    expect(state.stock.length + state.hands.flat().length).toBe(count);
    expect(state.stock.length % seats).toBe(0);
    const all = definition.deck.namesOf([...state.stock, ...state.hands.flat()]);
    expect(all.filter((card) => card.startsWith('2'))).toHaveLength({ 2: 4, 3: 3, 4: 4, 6: 0 }[seats] ?? 0);
    expect(all.includes('2B')).toBe(seats % 2 === 0 && seats < 6);
  });

  it('BR-1: a deal is these cards, each once', () => {
    const match = dealt(definition, rules, { seats: 3, hands: [] });
    playOut(match);
    const cards = definition.deck.cards.filter((card) => card !== '2B');
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards })).toBeUndefined();
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: [...cards.slice(1), '2B'] })).toBe(
      'BR-1 not-the-deck',
    );
    expect(refusalOf(match, { by: 'chance', type: 'deal', cards: cards.slice(1) })).toBe('BR-1 not-the-deck');
  });

  it('BR-4: not for five; pairs of four, and three against three', () => {
    expect(rules.refuseOptions?.({ games: 3, lastThree: 'hidden', exchange: 'off' }, 5)?.rule).toBe('BR-4');
    const sides = (seats: number) =>
      Array.from({ length: seats }, (_, seat) => definition.sideOf?.(seat, { options: {} as never, seats }));
    expect([2, 3, 4, 6].map(sides)).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 0, 1],
      [0, 1, 0, 1, 0, 1],
    ]);
  });

  it('BR-5: the first dealer is drawn, then the deal moves on clockwise', () => {
    const match = table({ seats: 3, hands: [] });
    expect(match.state.dealer).toBe(2);
    playOut(match);
    expect(match.state.dealer).toBe(0);
    expect(refusalOf(match, { by: 'chance', type: 'dealer', seat: 1 })).toBe('BR-5 dealer-known');
  });

  it('BR-6, BR-7: three cards each, and the next one turned up beneath the stock, whose suit is trump', () => {
    const { state } = table({ hands: HANDS, stock: '5S 6S' });
    const seen = rules.observe(state, 1);
    expect(seen).toMatchObject({ handSizes: [3, 3], stock: 34, upcard: '5S', trump: 'S', toAct: [0] });
    expect(definition.deck.nameOf(state.stock[0] ?? 0)).toBe('5S');
  });
});

describe('tricks', () => {
  it('BR-2: ace, 3, king, knight, jack, 7, 6, 5, 4, 2', () => {
    expect(definition.deck.ranks.join(' ')).toBe('1 3 R C F 7 6 5 4 2');
    const match = table({ hands: ['RD 4C 5C', '3D 6C 7C'], stock: '2S' });
    playCards(match, 'RD 3D');
    expect(match.state.leaders.at(-1)).toBe(1);
  });

  it('BR-8: the dealer’s left leads, then who took the trick', () => {
    const match = table({ seats: 3, hands: ['4D 5C 6C', 'RD 4C 7C', '2D FC CC'], stock: '2S' });
    expect(refusalOf(match, { by: 1, type: 'play', card: 'RD' })).toBe('BR-8 not-your-turn');
    playCards(match, '4D RD 2D');
    expect(match.state.turn).toBe(1);
  });

  it('BR-9: any card of the hand may be played, and no other', () => {
    const match = table({ hands: HANDS, stock: '5S' });
    playCards(match, '1D');
    expect(rules.legalMoves(match.state, 1)).toHaveLength(3);
    expect(refusalOf(match, { by: 1, type: 'play', card: '6D' })).toBe('BR-9 not-in-hand');
  });

  it('BR-10: the highest trump takes the trick, else the highest card of the suit led', () => {
    const trumped = table({ seats: 4, hands: ['1D', '4S', 'RS', '3D'], stock: '5S' });
    playCards(trumped, '1D 4S RS 3D');
    expect(trumped.state.leaders.at(-1)).toBe(2);
    const plain = table({ seats: 4, hands: ['4D', '1C', '5D', '3B'], stock: '5S' });
    playCards(plain, '4D 1C 5D 3B');
    expect(plain.state.leaders.at(-1)).toBe(2);
  });

  it('BR-11: the taker draws first, nobody else sees it, and the turned-up card comes last', () => {
    const match = table({ hands: HANDS, stock: '5S 6S 7B' });
    playCards(match, '1D RD');
    expect(rules.observe(match.state, 0).own?.hand.at(-1)).toBe('6S');
    expect(rules.observe(match.state, 1).own?.hand.at(-1)).toBe('7B');
    expect(rules.observe(match.state, 1).known).toEqual([[], []]);
    while (match.state.stock.length > 0) {
      const [seat] = rules.observe(match.state, 'everyone').toAct;
      const move = rules.legalMoves(match.state, seat ?? 0)[0];
      if (move?.type === 'play') playCards(match, move.card);
    }
    const seen = rules.observe(match.state, 'everyone');
    expect(seen.known.flat()).toEqual(['5S']);
    expect(seen.handSizes).toEqual([3, 3]);
  });
});

describe('scores', () => {
  it('BR-3: 11, 10, 4, 3, 2: 120 in all', () => {
    const { deck } = definition;
    expect(deck.ranks.map((_, rank) => deck.worthAt(rank))).toEqual([11, 10, 4, 3, 2, 0, 0, 0, 0, 0]);
    expect(deck.worthIn([...deck.cards.keys()])).toBe(120);
  });

  it('BR-12: more points than any other side win the game, 60 to 60 nothing', () => {
    const points = (...taken: number[]) =>
      scoringOf(definition).result({ ...table({ seats: taken.length, hands: [] }).state, taken }).points;
    expect(points(61, 59)).toEqual([1, 0]);
    expect(points(60, 60)).toEqual([0, 0]);
    expect(points(50, 20, 50)).toEqual([0, 0, 0]);
    expect(points(30, 45, 45)).toEqual([0, 0, 0]);
    expect(points(30, 46, 44)).toEqual([0, 1, 0]);
  });

  it.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
  ])('BR-13: of %i games %i must be won', (games, needed) => {
    const table = { options: { games, lastThree: 'hidden', exchange: 'off' } as never, seats: 2 };
    expect(definition.isMatchOver([needed - 1, needed - 1], [], table)).toBe(false);
    expect(definition.isMatchOver([0, needed], [], table)).toBe(true);
  });

  it('BR-13: numbered deals are the match, however they end', () => {
    const match = table({ hands: [], options: { deals: 2 } as never });
    playOut(match);
    deal(definition, match, { seats: 2, hands: [] });
    playOut(match);
    expect(rules.result(match.state)).toMatchObject({ deals: [{}, {}] });
  });
});

describe('options', () => {
  it.each([
    ['shown', 3],
    ['hidden', 0],
  ] as const)('BR-14: with %s partners see %i cards of each other at the end', (lastThree, count) => {
    const match = table({ seats: 4, hands: [], options: { lastThree } });
    expect(rules.observe(match.state, 0).own?.others).toEqual([]);
    while (match.state.stock.length > 0) {
      const move = rules.legalMoves(match.state, match.state.turn ?? 0)[0];
      if (move?.type === 'play') playCards(match, move.card);
    }
    const others = rules.observe(match.state, 1).own?.others ?? [];
    expect(others.flatMap(({ hand }) => hand)).toHaveLength(count);
    expect(others.map(({ seat }) => seat)).toEqual(count > 0 ? [3] : []);
    expect(rules.observe(match.state, 'everyone').own).toBeNull();
  });

  it('BR-15: the 7 of trumps for a higher turned-up card, on one’s turn, once', () => {
    const match = table({ hands: ['1D 4C 5C', '7S 3B 6C'], stock: 'RS 6S 7B', options: { exchange: 'seven' } });
    expect(refusalOf(match, { by: 0, type: 'exchange' })).toBe('BR-15 nothing-to-exchange');
    expect(refusalOf(match, { by: 1, type: 'exchange' })).toBe('BR-8 not-your-turn');
    playCards(match, '1D');
    expect(rules.legalMoves(match.state, 1)).toContainEqual({ type: 'exchange' });
    rules.apply(match.state, { by: 1, type: 'exchange' });
    const seen = rules.observe(match.state, 'everyone');
    expect(seen).toMatchObject({ upcard: '7S', trump: 'S', known: [[], ['RS']], toAct: [1] });
    expect(refusalOf(match, { by: 1, type: 'exchange' })).toBe('BR-15 nothing-to-exchange');
  });

  it('BR-15: no 2 to exchange among six, who play without 2s', () => {
    const refused = (exchange: 'seven' | 'two', seats: number) =>
      rules.refuseOptions?.({ games: 3, lastThree: 'hidden', exchange }, seats)?.reason;
    expect([refused('two', 6), refused('seven', 6), refused('two', 4)]).toEqual(['no-twos', undefined, undefined]);
  });

  it('BR-15: not for a lower card, not at a table without it; the 2 where the table plays that', () => {
    const low = table({ hands: ['7S 4C 5C'], stock: '4S', options: { exchange: 'seven' } });
    expect(refusalOf(low, { by: 0, type: 'exchange' })).toBe('BR-15 nothing-to-exchange');
    const off = table({ hands: ['7S 4C 5C'], stock: 'RS' });
    expect(refusalOf(off, { by: 0, type: 'exchange' })).toBe('BR-15 no-exchange');
    const two = table({ hands: ['2S 4C 5C'], stock: '4S', options: { exchange: 'two' } });
    expect(refusalOf(two, { by: 0, type: 'exchange' })).toBeUndefined();
  });
});
