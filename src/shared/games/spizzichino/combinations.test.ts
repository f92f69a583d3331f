import { describe, expect, it } from 'vitest';
import { ITALIAN_DECK, ITALIAN_SUITS, type ItalianCard } from '../../cards/italian.ts';
import { type Random, seeded, shuffle } from '../../engine/random.ts';
import { isHonour } from './cards.ts';
import { combinationsOf } from './combinations.ts';
import { cardsOf, declaredBy, pointsOf } from './declarations.ts';
import { rules } from './rules.ts';
import { type Combination, HONOURS, type Options, type State } from './state.ts';
import { begun, cards, choose, deal, type Layout, legal, moves, playAnyhow, table } from './testing.ts';

type Reuse = Options['reuse'];

const worth = (combinations: readonly Combination[]) => combinations.reduce((sum, it) => sum + pointsOf(it), 0);
const napoletane = (combinations: readonly Combination[]) =>
  combinations.flatMap((it) => (it.kind === 'napoletana' ? it.suit : []));

/** In few letters: `ND` a napoletana in coins, `3-B` three threes without clubs, `3` all four. */
function told(combinations: readonly Combination[]): string {
  return combinations
    .map((it) => (it.kind === 'napoletana' ? `N${it.suit}` : `${it.rank}${it.missing ? `-${it.missing}` : ''}`))
    .join(' ');
}

function read(text: string): Combination[] {
  return text.split(' ').map((word): Combination => {
    const [what = '', suit = ''] = word.startsWith('N') ? ['N', word.slice(1)] : word.split('-');
    if (what === 'N') return { kind: 'napoletana', suit: suit as 'D' };
    return { kind: 'equals', rank: what as '3', missing: (suit || null) as 'D' | null };
  });
}

const declares = (hand: string, reuse: Reuse = 'once') => told(combinationsOf(cards(hand), [], reuse));

describe('combinations', () => {
  it.each([
    ['3D 3C 3S 3B RD', '3', 4],
    ['2D 2C 2S 2B RD', '2', 4],
    ['1D 1C 1S 1B RD', '1', 4],
    ['3D 3C 3B 4S', '3-S', 3],
    ['2C 2S 2B 4S', '2-D', 3],
    ['1D 1C 1S 4S', '1-B', 3],
    ['3S 2S 1S 4S', 'NS', 3],
    ['3D 3C 3S 2B 2D 2C 1B', '3-B 2-S', 6],
  ])('SP-8: %s declares %s for %i points', (hand, combinations, points) => {
    expect(declares(hand)).toBe(combinations);
    expect(worth(combinationsOf(cards(hand), [], 'once'))).toBe(points);
  });

  it.each(['', '3D 3C 2S 2B 1D 1C', '3D 2C 1S 3B 2B RB CB FB', 'RD RC RS RB', '3D 2D RD'])(
    'SP-8: %s declares nothing',
    (hand) => {
      expect(declares(hand)).toBe('');
      expect(declares(hand, 'across-kinds')).toBe('');
    },
  );

  it.each([
    ['the most points: a napoletana and three threes before four', '3D 3C 3S 3B 2D 1D', 'ND 3-D'],
    ['the most points: seven of equals before six', '3D 3C 3S 3B 2D 2C 2B 1D 1B', '3 2-S'],
    ['at equal points a napoletana before three threes', '3D 2D 1D 3C 3S', 'ND'],
    ['at equal points two napoletane before one and three threes', '3D 3C 3S 3B 2C 1C 2B 1B', 'NC NB'],
    ['at equal points three napoletane before three times three', '3D 2D 1D 3C 2C 1C 3S 2S 1S', 'ND NC NS'],
    ['of equal sets the one whose napoletana comes first', '3D 3C 3S 3B 2D 2C 2S 2B 1D 1S', 'ND 3-D 2-D'],
    ['the same with cups before clubs', '3D 3C 3S 3B 2D 2C 2S 2B 1C 1B', 'NC 3-C 2-C'],
  ])('SP-10: %s', (_, hand, combinations) => {
    expect(declares(hand)).toBe(combinations);
  });

  it('SP-10: reuse once: no card counts again, not even with a fourth one taken later', () => {
    const then = (earlier: string, hand: string) => told(combinationsOf(cards(hand), read(earlier), 'once'));
    expect(then('3-B', '3D 3C 3S 3B')).toBe('');
    expect(then('3-B', '3D 3C 3S 2D 1D')).toBe('');
    expect(then('3-B', '3D 3C 3S 3B 2B 1B')).toBe('NB');
    expect(then('ND', '3D 2D 1D 3C 3S')).toBe('');
    expect(then('ND', '3D 2D 1D 3C 3S 3B')).toBe('3-D');
  });

  it('SP-10: reuse across-kinds: a card counts once among equals and once in a napoletana', () => {
    const then = (earlier: string, hand: string) => told(combinationsOf(cards(hand), read(earlier), 'across-kinds'));
    expect(declares('3D 2D 1D 3C 3S', 'across-kinds')).toBe('ND 3-B');
    expect(declares('3D 3C 3S 3B 2D 1D', 'across-kinds')).toBe('ND 3');
    expect(declares('3D 2D 1D 3C 2C 1C 3S 2S 1S', 'across-kinds')).toBe('ND NC NS 3-B 2-B 1-B');
    expect(then('3-B', '3D 3C 3S 2D 1D')).toBe('ND');
    expect(then('3-B', '3D 3C 3S 3B')).toBe('');
    expect(then('ND', '3D 2D 1D 3C 3S')).toBe('3-B');
    expect(then('ND', '3D 2D 1D')).toBe('');
  });

  it('SP-11: names the cards it is made of, and so the missing suit', () => {
    expect(read('NS').flatMap(cardsOf)).toEqual(cards('3S 2S 1S'));
    expect(read('2-C').flatMap(cardsOf)).toEqual(cards('2D 2S 2B'));
    expect(read('1').flatMap(cardsOf)).toEqual(cards('1D 1C 1S 1B'));
  });
});

/** Everything that could be declared at all. */
const ALL: readonly Combination[] = [
  ...ITALIAN_SUITS.map((suit): Combination => ({ kind: 'napoletana', suit })),
  ...HONOURS.flatMap((rank) =>
    [...ITALIAN_SUITS, null].map((missing): Combination => ({ kind: 'equals', rank, missing })),
  ),
];

/** Every set of combinations that the hand allows, by trying them all. */
function* sets(hand: readonly ItalianCard[], used: Used, reuse: Reuse, from = 0): Generator<Combination[]> {
  yield [];
  for (const [index, combination] of ALL.entries()) {
    const made = cardsOf(combination);
    const spent = reuse === 'once' ? [...used.napoletana, ...used.equals] : used[combination.kind];
    if (index < from || !made.every((card) => hand.includes(card) && !spent.includes(card))) continue;
    const now = { ...used, [combination.kind]: [...used[combination.kind], ...made] };
    for (const others of sets(hand, now, reuse, index + 1)) yield [combination, ...others];
  }
}
type Used = Readonly<Record<Combination['kind'], readonly ItalianCard[]>>;

/** SP-10 as it is written: points, then napoletane, then which. */
function isBetter(one: readonly Combination[], other: readonly Combination[]): boolean {
  if (worth(one) !== worth(other)) return worth(one) > worth(other);
  const [a, b] = [napoletane(one), napoletane(other)];
  if (a.length !== b.length) return a.length > b.length;
  const first = a.findIndex((suit, k) => suit !== b[k]);
  return first >= 0 && ITALIAN_SUITS.indexOf(a[first] as 'D') < ITALIAN_SUITS.indexOf(b[first] as 'D');
}

function bestByTrying(hand: readonly ItalianCard[], earlier: readonly Combination[], reuse: Reuse): Combination[] {
  const used = {
    napoletana: earlier.filter(({ kind }) => kind === 'napoletana').flatMap(cardsOf),
    equals: earlier.filter(({ kind }) => kind === 'equals').flatMap(cardsOf),
  };
  let best: Combination[] = [];
  for (const set of sets(hand, used, reuse)) if (isBetter(set, best)) best = set;
  return best;
}

describe('SP-10: beside trying every set', () => {
  const honours = ITALIAN_DECK.filter(isHonour);

  it('every hand of honours declares the best set there is', () => {
    for (let bits = 0; bits < 1 << honours.length; bits++) {
      const hand = honours.filter((_, k) => bits & (1 << k));
      if (hand.length > 10) continue;
      expect(told(combinationsOf(hand, [], 'once'))).toBe(told(bestByTrying(hand, [], 'once')));
    }
  });

  it.each(['once', 'across-kinds'] as const)('so does a hand that grows, beside what it has declared: %s', (reuse) => {
    const random = seeded(2);
    let later = 0;
    for (let k = 0; k < 400; k++) later += grow(shuffle([...honours], random), random, reuse);
    expect(later).toBeGreaterThan(200);
  });

  /** Six honours, then one at a time, now and then one played: how many combinations came later. */
  function grow(order: ItalianCard[], random: Random, reuse: Reuse): number {
    const hand = order.splice(0, 6);
    const declared = [...combinationsOf(hand, [], reuse)];
    const first = declared.length;
    for (const next of order) {
      if (random.below(2) === 0) hand.splice(random.below(hand.length), 1);
      hand.push(next);
      const now = combinationsOf(hand, declared, reuse);
      expect(told(now)).toBe(told(bestByTrying(hand, declared, reuse)));
      declared.push(...now);
    }
    return declared.length - first;
  }
});

/** Seat 0 has two threes in hand and two in a pile, and a napoletana but for its three; seat 1 has three twos. */
const GROWING: Layout = {
  hands: ['3D 3C 2B 1B 4D 4C 4S 5D 5C RS', '2D 2C 2S 6D 6C 7D 7C 7S 7B 1C'],
  piles: [
    ['3S 3B 4B', '6S'],
    ['1D 5B', '1S 5S'],
  ],
};

/** In few letters: `ND`, or `3-B` for three threes without clubs, and after it the card that completed it. */
const said = (state: State, seat: number) =>
  state.declarations
    .filter((declaration) => declaration.seat === seat)
    .map((it) =>
      [it.kind === 'napoletana' ? `N${it.suit}` : `${it.rank}-${it.missing}`, it.completed].join(' ').trim(),
    );

describe('declaring', () => {
  it('SP-8: the top of a pile does not count', () => {
    const { state } = begun(GROWING);
    expect(said(state, 0)).toEqual([]);
    expect(said(state, 1)).toEqual(['2-B']);
  });

  it('SP-9: when both have chosen, not before, the non-dealer first', () => {
    for (const dealer of [0, 1]) {
      const match = deal(table({}, dealer));
      expect(match.state.declarations).toEqual([]);
      choose(match);
      expect(match.state.declarations.map(({ seat }) => seat)).toEqual([1 - dealer, dealer]);
    }
  });

  it('SP-9: at once when a card taken from a pile completes something, on either turn', () => {
    const match = begun(GROWING);
    expect(said(moves(match, '+0').state, 0)).toEqual(['3-B 3S']);
    expect(said(moves(match, '+0').state, 0)).toEqual(['3-B 3S', 'NB 3B']);
    moves(match, '4D');
    expect(said(moves(match, '+0').state, 1)).toEqual(['2-B']);
    expect(said(moves(match, '+1').state, 1)).toEqual(['2-B', '1-B 1S']);
  });

  it('SP-9: only what is in the hand now: a card that was played completes nothing', () => {
    const match = moves(
      begun({
        hands: ['2B 1B', '7B'],
        piles: [
          ['3B', ''],
          ['', ''],
        ],
      }),
      '1B 7B +0',
    );
    expect(match.state.declarations).toEqual([]);
  });

  it('SP-9: nobody declares or refuses: there are no such moves, and what was declared stays', () => {
    const match = begun();
    expect(legal(match)).toEqual(['3D', '2D', '1D', 'RD', '7D', '4C', '5C', '6S', '7S', '4B', '1S', '7B', '+0']);
    expect(said(match.state, 0)).toEqual(['ND']);
    expect(said(moves(match, '3D 4D 2D 5D 1D 6D').state, 0)).toEqual(['ND']);
  });

  it('SP-10: with reuse once a later card never changes or repeats what was declared', () => {
    const layout: Layout = {
      hands: ['3D 3C 3S 2D', ''],
      piles: [
        ['1D 3B', ''],
        ['', ''],
      ],
    };
    expect(said(moves(begun(layout), '+0 +0').state, 0)).toEqual(['3-B']);
    expect(said(moves(begun(layout, { reuse: 'across-kinds' }), '+0 +0').state, 0)).toEqual(['3-B', 'ND 1D']);
  });

  it('SP-10: a new deal begins without declarations', () => {
    const match = playAnyhow(begun());
    deal(match, GROWING);
    expect(match.state.declarations).toEqual([]);
    expect(said(choose(match).state, 1)).toEqual(['2-B']);
  });

  it('SP-11: everybody is told kind, rank or suit, the missing suit, and so the cards', () => {
    const match = moves(begun(GROWING), '+0 +0 4D');
    for (const viewer of [0, 1, 'everyone'] as const) {
      const { declarations, known } = rules.observe(match.state, viewer);
      expect(declarations).toEqual([
        { seat: 1, completed: null, kind: 'equals', rank: '2', missing: 'B' },
        { seat: 0, completed: '3S', kind: 'equals', rank: '3', missing: 'B' },
        { seat: 0, completed: '3B', kind: 'napoletana', suit: 'B' },
      ]);
      expect(known).toEqual([
        ['3D', '3C', '3S', '3B', '2B', '1B'],
        ['2D', '2C', '2S'],
      ]);
    }
  });

  it('SP-8: their points by seat', () => {
    const { declarations } = moves(begun(GROWING), '+0 +0').state;
    expect([0, 1].map((seat) => declaredBy(declarations, seat))).toEqual([6, 3]);
  });
});
