/** Counts of many shuffles, and whether they are what chance alone would give: chi-square tests. */
import { createHmac } from 'node:crypto';
import { errorFunction } from 'simple-statistics';
import { FRENCH_DECK } from '../src/shared/cards/french.ts';
import { u32 } from '../src/shared/crypto/bytes.ts';
import { rngFromSeed } from '../src/shared/fair-shuffle/seeded-rng.ts';
import { type Rng, shuffled, sortedIds } from '../src/shared/fair-shuffle/shuffle.ts';

const DECK = sortedIds(FRENCH_DECK);
const CARDS = DECK.length;
/** A pack makes five hands of eight. */
export const HANDS = 5;
const HAND = CARDS / HANDS;
/** All hands there are, put in an order and cut into so many classes of nearly the same size. */
const CLASSES = 1000;

/** What was counted: each card in each place, the first two cards, and the class of each of the hands. */
export interface Counts {
  packs: number;
  readonly places: Float64Array;
  readonly pairs: Float64Array;
  readonly hands: readonly Float64Array[];
}

export function noCounts(): Counts {
  return {
    packs: 0,
    places: new Float64Array(CARDS * CARDS),
    pairs: new Float64Array(CARDS * CARDS),
    hands: Array.from({ length: HANDS }, () => new Float64Array(CLASSES)),
  };
}

/** Deals packs `from` to `to` of a run, each from a seal of its own. */
export function dealt(
  run: Uint8Array,
  from: number,
  to: number,
  lotsOf: (seed: Uint8Array) => Rng = rngFromSeed,
): Counts {
  const counts = noCounts();
  for (let pack = from; pack < to; pack++)
    count(counts, shuffled(DECK, lotsOf(createHmac('sha256', run).update(u32(pack)).digest())));
  return counts;
}

const NUMBERS = new Map(DECK.map((card, number) => [card, number]));

function count(counts: Counts, pack: readonly (typeof DECK)[number][]): void {
  const numbers = pack.map((card) => NUMBERS.get(card) ?? Number.NaN);
  counts.packs++;
  for (const [place, card] of numbers.entries()) add(counts.places, place * CARDS + card);
  add(counts.pairs, (numbers[0] ?? 0) * CARDS + (numbers[1] ?? 0));
  for (const [k, hand] of counts.hands.entries()) add(hand, classOf(numbers.filter((_, place) => place % HANDS === k)));
}

function add(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

/** How many ways there are to take `k` of `n`. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let j = 1; j <= k; j++) ways = (ways * (n - k + j)) / j;
  return n < k ? 0 : Math.round(ways);
}

const ALL_HANDS = choose(CARDS, HAND);
const WAYS = Array.from({ length: CARDS }, (_, n) => Array.from({ length: HAND + 1 }, (_, k) => choose(n, k)));

/** The class of a hand: its number among all hands (the combinatorial number system), cut into classes. */
function classOf(hand: readonly number[]): number {
  const number = hand.toSorted((a, b) => a - b).reduce((sum, card, k) => sum + (WAYS[card]?.[k + 1] ?? 0), 0);
  return Math.floor((number * CLASSES) / ALL_HANDS);
}

/** Both counts together. */
export function added(a: Counts, b: Counts): Counts {
  const sum = (one: Float64Array, other: Float64Array) => one.map((value, k) => value + (other[k] ?? 0));
  return {
    packs: a.packs + b.packs,
    places: sum(a.places, b.places),
    pairs: sum(a.pairs, b.pairs),
    hands: a.hands.map((hand, k) => sum(hand, b.hands[k] ?? hand)),
  };
}

export interface TestResult {
  readonly name: string;
  readonly chiSquare: number;
  readonly freedom: number;
  /** How likely chance alone gives as much, or more. */
  readonly p: number;
}

/** A test fails where its p, or what is left of it to 1, is smaller: for a fair shuffle once in fifty thousand tests. */
export const SIGNIFICANCE = 1e-5;

export function isUniform({ p }: TestResult): boolean {
  return p >= SIGNIFICANCE && p <= 1 - SIGNIFICANCE;
}

export function testResults({ packs, places, pairs, hands }: Counts): TestResult[] {
  const differs = (_: number, k: number): boolean => Math.floor(k / CARDS) !== k % CARDS;
  // Every card lies in one place, every place has one card: so the sum is too large by n / (n − 1).
  const placed = (chiSquareOf(places, () => packs / CARDS) * (CARDS - 1)) / CARDS;
  return [
    verdict('each card in each place', placed, (CARDS - 1) ** 2),
    verdict(
      'the first two cards',
      chiSquareOf(pairs.filter(differs), () => packs / (CARDS * (CARDS - 1))),
      CARDS * (CARDS - 1) - 1,
    ),
    ...hands.map((hand, k) =>
      verdict(
        `hand ${k + 1} of ${HANDS}`,
        chiSquareOf(hand, (j) => (packs * sizeOf(j)) / ALL_HANDS),
        CLASSES - 1,
      ),
    ),
  ];
}

/** How many hands a class has. */
function sizeOf(one: number): number {
  return Math.ceil(((one + 1) * ALL_HANDS) / CLASSES) - Math.ceil((one * ALL_HANDS) / CLASSES);
}

function chiSquareOf(counts: Float64Array, expected: (k: number) => number): number {
  return counts.reduce((sum, counted, k) => sum + (counted - expected(k)) ** 2 / expected(k), 0);
}

/** By Wilson and Hilferty's approximation, which is good for so many degrees of freedom. */
function verdict(name: string, chiSquare: number, freedom: number): TestResult {
  const spread = 2 / (9 * freedom);
  const z = ((chiSquare / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
  return { name, chiSquare, freedom, p: (1 - errorFunction(z / Math.SQRT2)) / 2 };
}
