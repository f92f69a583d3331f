/**
 * Solves for others' hands: each hidden card is of its stock, laid cards arrived before, and shown
 * or lacking cards fit (VI-12, VI-21).
 */
import type { VivaCard } from '../../../cards/viva.ts';
import { at, last, present } from '../../../engine/collections.ts';
import { type Random, randomFraction, shuffle } from '../../../engine/random.ts';
import type { HandEvent, HandHistory } from '../state/hand.ts';
import {
  type AbsentDesigns,
  type Clues,
  cardsOf,
  cluesOf,
  NEVER,
  type Pool,
  type Puzzle,
  putBack,
  type RevealedCard,
  takeFrom,
  type UnseenCard,
} from './clues.ts';

/** The complete history, and the last stock's remaining cards, unordered. */
export interface Solution {
  readonly past: HandHistory;
  readonly stock: VivaCard[];
}

/** Max tries: one may fail by lacking cards or a dead end, both rare. */
const TRIES = 100;

/** A random solution, roughly by likelihood. Undefined where there is none. */
export function solve(puzzle: Puzzle, random: Random): Solution | undefined {
  for (let tried = 0; tried < TRIES; tried++) {
    const clues = cluesOf(puzzle);
    if (!clues) return undefined;
    if (sourceReveals(clues, random) && placeReveals(clues, random) && fillSlots(clues, random)) {
      return solution(puzzle, clues, random);
    }
  }
  return undefined;
}

/** Unseen arrivals by seat and stock: when, and by when at the latest. */
type UnseenArrivals = Map<string, { readonly came: readonly number[]; readonly due: number[] }>;

/** Max steps of a try: after a dead end a restart is faster. */
const STEPS = 2000;

/**
 * Assigns a stock to each reveal, the most constrained first, with backtracking. Returns whether it
 * succeeded.
 */
function sourceReveals({ reveals, pools, slots }: Clues, random: Random): boolean {
  const comings: UnseenArrivals = new Map();
  for (const { seat, from, time, card } of slots) {
    const key = keyOf(seat, from);
    const { came = [], due = [] } = comings.get(key) ?? {};
    comings.set(key, { came: card ? came : [...came, time], due });
  }
  const stocks = pools.map((_, from) => from);
  const waysOf = (reveal: RevealedCard) => stocks.filter((from) => canCome(reveal, from));
  let steps = 0;
  return source(shuffle([...reveals], random));

  function source(open: readonly RevealedCard[]): boolean {
    if (open.length === 0) return true;
    if (steps++ > STEPS) return false;
    const { reveal, ways } = tightest(open);
    const left = open.filter((one) => one !== reveal);
    for (const from of byWeight(ways, (from) => likelihood(reveal, from), random)) {
      const due = comings.get(keyOf(reveal.seat, from))?.due ?? [];
      takeFrom(at(pools, from), reveal.card);
      reveal.from = from;
      due.push(reveal.time);
      if (source(left)) return true;
      due.splice(due.lastIndexOf(reveal.time), 1);
      putBack(at(pools, from), reveal.card);
    }
    return false;
  }

  /** The first with the fewest options. */
  function tightest(open: readonly RevealedCard[]): {
    readonly reveal: RevealedCard;
    readonly ways: readonly number[];
  } {
    let best = { reveal: at(open, 0), ways: waysOf(at(open, 0)) };
    for (const reveal of open) {
      if (best.ways.length <= 1) break;
      const ways = waysOf(reveal);
      if (ways.length < best.ways.length) best = { reveal, ways };
    }
    return best;
  }

  /** Whether that stock has the card and gave this hand enough cards in time. */
  function canCome({ seat, time, card }: RevealedCard, from: number): boolean {
    const coming = comings.get(keyOf(seat, from));
    if (!coming || !at(pools, from).get(card)) return false;
    const times = [...coming.due, time].toSorted((a, b) => a - b);
    return times.every((time, k) => (coming.came[k] ?? NEVER) < time);
  }

  /** Number of ways the card can have come from that stock. */
  function likelihood({ seat, time, card }: RevealedCard, from: number): number {
    const places = comings.get(keyOf(seat, from))?.came.filter((came) => came < time).length ?? 0;
    return ((at(pools, from).get(card) ?? 0) * places) / Math.max(1, sum(at(pools, from)));
  }
}

function keyOf(seat: number, from: number): string {
  return `${seat} ${from}`;
}

/** Assigns each reveal its slot. Fails where the seat couldn't have kept it. */
function placeReveals({ reveals, slots, lacks }: Clues, random: Random): boolean {
  for (const { seat, time, card, gone, from } of reveals.toSorted((a, b) => a.time - b.time)) {
    const places = slots.filter(
      (slot) =>
        !slot.card &&
        slot.seat === seat &&
        slot.from === from &&
        slot.time < time &&
        !isRuledOut(lacks, slot, card, gone),
    );
    const slot = places[random.below(Math.max(1, places.length))];
    if (!slot) return false;
    slot.card = card;
  }
  return true;
}

function isRuledOut(lacks: readonly AbsentDesigns[], slot: UnseenCard, card: VivaCard, gone: number): boolean {
  return lacks.some(
    ({ seat, time, designs }) => seat === slot.seat && slot.time < time && time < gone && designs.includes(card),
  );
}

/** Fills the other slots from each stock, the most constrained first. */
function fillSlots({ slots, lacks, pools }: Clues, random: Random): boolean {
  const cards = pools.map((pool) => shuffle(cardsOf(pool), random));
  const open = slots.filter(({ card }) => !card);
  const isPicky = (slot: UnseenCard) => lacks.some(({ seat, time }) => seat === slot.seat && slot.time < time);
  for (const slot of [...open.filter(isPicky), ...open.filter((slot) => !isPicky(slot))]) {
    const from = at(cards, slot.from);
    const index = from.findLastIndex((card) => !isRuledOut(lacks, slot, card, NEVER));
    const [card] = index < 0 ? [] : from.splice(index, 1);
    if (!card) return false;
    slot.card = card;
    takeFrom(at(pools, slot.from), card);
  }
  return true;
}

function solution({ past }: Puzzle, { slots, pools }: Clues, random: Random): Solution {
  const found = new Map(slots.map((slot) => [`${slot.seat} ${slot.time}`, slot.card]));
  const hands = past.hands.map((passages, seat) =>
    passages.map((passage, time): HandEvent => {
      if (!('came' in passage)) return passage;
      return { ...passage, came: present(passage.came ?? found.get(`${seat} ${time}`), 'card that came') };
    }),
  );
  return { past: { stocks: past.stocks, hands }, stock: shuffle(cardsOf(last(pools)), random) };
}

function sum(pool: Pool): number {
  let all = 0;
  for (const copies of pool.values()) all += copies;
  return all;
}

/** A weighted random order. */
function byWeight<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T[] {
  const left = items.map((item) => ({ item, weight: weightOf(item) }));
  const order: T[] = [];
  while (left.length > 0) {
    const total = left.reduce((sum, { weight }) => sum + weight, 0);
    let point = randomFraction(random) * total;
    const index = left.findIndex(({ weight }) => {
      point -= weight;
      return point < 0;
    });
    const [chosen] = left.splice(Math.max(0, index), 1);
    if (chosen) order.push(chosen.item);
  }
  return order;
}

/** A hand after its history. */
export function handAfter(passages: readonly HandEvent[]): VivaCard[] {
  const hand: VivaCard[] = [];
  for (const passage of passages) {
    if ('came' in passage) hand.push(passage.came);
    else if ('gone' in passage) hand.splice(hand.indexOf(passage.gone), 1);
  }
  return hand;
}
