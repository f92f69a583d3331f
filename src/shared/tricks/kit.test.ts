/** The kit by a game that no other one is: a suit must be followed and beaten, and the dealer's left names the trump first. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkMatch, playMatch } from '../engine/checks/properties.ts';
import { refusalOf } from '../engine/checks/testing.ts';
import { seeded } from '../engine/random.ts';
import { refusal } from '../engine/refusal.ts';
import { beginPlay } from './deal.ts';
import { trickDeck } from './deck.ts';
import type { TrickGameDefinition } from './definition.ts';
import { trickGame } from './game.ts';
import type { DealResult } from './state.ts';
import { dealt, playCards } from './testing.ts';

const SUITS = ['D', 'C', 'S', 'B'] as const;
type Suit = (typeof SUITS)[number];
type Card = `${'A' | 'R' | 'C' | 'F' | '7'}${Suit}`;

interface Toy {
  Card: Card;
  Options: object;
  Move: { readonly type: 'name'; readonly suit: Suit };
  Extra: { named: Suit | null };
  Seen: Readonly<Toy['Extra']>;
  Deal: DealResult;
}

const definition: TrickGameDefinition<Toy> = {
  id: 'toy',
  listPosition: 1,
  seats: { min: 2, max: 4 },
  options: {},
  ruleNumbers: { deal: 'T-1', dealer: 'T-2', turn: 'T-3', follow: 'T-4' },
  deck: trickDeck({ suits: SUITS, ranks: ['A', 'R', 'C', 'F', '7'], worth: { A: 4, R: 3, C: 2, F: 1 } }),
  scoreRule: 'T-5',
  handSize: ({ seats }) => Math.floor(20 / seats),
  cardsInPlay: ({ seats }) => Array.from({ length: 20 - (20 % seats) }, (_, card) => card),
  follow: 'beat',
  trump: 'own',
  dealPoints: (worth) => worth,
  isMatchOver: (totals) => Math.max(...totals) > 30,
  extra: {
    moves: SUITS.map((suit) => ({ type: 'name', suit })),
    schemas: [z.strictObject({ type: z.literal('name'), suit: z.enum(SUITS) })],
    initial: () => ({ named: null }),
    observe: ({ named }) => ({ named }),
    resample: ({ named }) => ({ named }),
    afterDeal: (state) => {
      state.phase = 'naming';
      state.turn = ((state.dealer ?? 0) + 1) % state.seats;
    },
    legal: ({ phase }) => (phase === 'naming' ? [20, 21, 22, 23] : []),
    refuse: ({ phase }) => (phase === 'naming' ? undefined : refusal('T-6', 'no-naming')),
    apply: (state, seat, { suit }) => {
      state.named = suit;
      state.trump = SUITS.indexOf(suit);
      beginPlay(state, seat);
    },
  },
  messages: {
    'no-trick': 'no',
    'not-your-turn': 'no',
    'not-in-hand': 'no',
    'must-follow': 'no',
    'must-beat': 'no',
    'no-naming': 'no',
    'not-the-deck': 'no',
    'dealer-known': 'no',
    'dealer-first': 'no',
    'no-such-seat': 'no',
  },
};

const game = trickGame(definition);
const { rules } = game;
const table = (hands: readonly string[], suit: Suit) => {
  const match = dealt(definition, rules, { seats: hands.length, hands });
  rules.apply(match.state, { by: 0, type: 'name', suit });
  return match;
};
const mayPlay = (match: ReturnType<typeof table>) =>
  rules.legalMoves(match.state, match.state.turn ?? 0).flatMap((move) => ('card' in move ? move.card : []));

describe('the kit', () => {
  it.each(['random', 'easy', 'normal'] as const)('keeps the contract with two to four %s bots', (level) => {
    const maker = game.bots[level];
    if (!maker) throw new Error(`no ${level}`);
    for (const seats of [2, 3, 4]) {
      const match = playMatch(game as never, {}, seats, maker as never, seats);
      expect(checkMatch(game as never, match, seeded(seats), 3).states).toBeGreaterThan(5);
    }
  });

  it('takes a deal for a list of the deck’s cards and nothing else', () => {
    const isDeal = (cards: unknown) => rules.chanceSchema.safeParse({ type: 'deal', cards }).success;
    const { cards } = definition.deck;
    expect(isDeal(cards)).toBe(true);
    const holes = [...cards];
    delete holes[3];
    const others = [holes, cards.with(3, '8D' as Card), [...cards.slice(1), 7], [...cards, 'AD'], 'AD', { length: 20 }];
    for (const other of others) expect(isDeal(other)).toBe(false);
  });

  it('has a phase of the game’s own before the first card', () => {
    const match = dealt(definition, rules, { seats: 2, hands: [] });
    expect(match.state.phase).toBe('naming');
    expect(refusalOf(match, { by: 0, type: 'play', card: 'AD' })).toBe('T-3 no-trick');
    expect(refusalOf(match, { by: 1, type: 'name', suit: 'D' })).toBe('T-3 not-your-turn');
    rules.apply(match.state, { by: 0, type: 'name', suit: 'C' });
    expect(rules.observe(match.state, 1)).toMatchObject({ phase: 'play', trump: 'C', named: 'C' });
    expect(refusalOf(match, { by: 0, type: 'name', suit: 'D' })).toBe('T-6 no-naming');
  });

  it('has a suit followed with a higher card where there is one', () => {
    const match = table(['CD', 'AD 7D FC'], 'B');
    playCards(match, 'CD');
    expect(mayPlay(match)).toEqual(['AD']);
    expect(refusalOf(match, { by: 1, type: 'play', card: '7D' })).toBe('T-4 must-beat');
    expect(refusalOf(match, { by: 1, type: 'play', card: 'FC' })).toBe('T-4 must-follow');
  });

  it('has any card of the suit followed where none is higher', () => {
    const match = table(['AD', 'CD 7D FC'], 'B');
    playCards(match, 'AD');
    expect(mayPlay(match)).toEqual(['CD', '7D']);
  });

  it('has a trump played where the suit is missing, and any card without one', () => {
    const cut = table(['AD RD CD FD 7D', '7B FC RC', 'FB AB', '7S'], 'B');
    playCards(cut, 'AD');
    expect(mayPlay(cut)).toEqual(['7B']);
    const free = table(['AD RD CD FD 7D', 'FC RC AC 7C CC'], 'B');
    playCards(free, 'AD');
    expect(mayPlay(free).length).toBeGreaterThan(4);
  });
});
