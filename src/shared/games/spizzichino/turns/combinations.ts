/** What a hand holds that is worth declaring, and which of it where cards compete (SP-8, SP-10). */
import {
  ITALIAN_SUITS,
  type ItalianCard,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '../../../cards/italian.ts';
import { HONOURS, type Honour, isHonour } from '../state/cards.ts';
import type { Combination } from '../state/observation.ts';
import type { Options } from '../state/options.ts';

const NAPOLETANA_POINTS = 3;
/** Equals are worth a point a card, and there must be three. */
const FEWEST_EQUALS = 3;

/** SP-8. */
export function pointsOf(combination: Combination): number {
  return cardsOf(combination).length;
}

/** The cards that make it up, all of them seen by everybody once it is declared (SP-11). */
export function cardsOf(combination: Combination): ItalianCard[] {
  if (combination.kind === 'napoletana') {
    return HONOURS.map((rank): ItalianCard => `${rank}${combination.suit}`);
  }
  const { rank, missing } = combination;
  return ITALIAN_SUITS.filter((suit) => suit !== missing).map((suit): ItalianCard => `${rank}${suit}`);
}

/** A set of suits: denari 8, coppe 4, spade 2, bastoni 1, so that of two equally large sets the greater comes first. */
type Suits = number;

const bitOf = (suit: ItalianSuit): Suits => 8 >> ITALIAN_SUITS.indexOf(suit);
const suitsIn = (suits: Suits): ItalianSuit[] => ITALIAN_SUITS.filter((suit) => suits & bitOf(suit));
const countOf = (suits: Suits): number => (suits >> 3) + ((suits >> 2) & 1) + ((suits >> 1) & 1) + (suits & 1);

/** For each honour rank the suits in which its card is free to be declared. */
type Free = Readonly<Record<Honour, Suits>>;

/**
 * SP-9, SP-10: what a hand declares now, beside what its seat has declared earlier in the deal: napoletane first,
 * in the order of the suits, then threes, twos, aces.
 */
export function combinationsOf(
  hand: readonly ItalianCard[],
  earlier: readonly Combination[],
  reuse: Options['reuse'],
): Combination[] {
  const used = (kind: Combination['kind']) =>
    earlier.filter((combination) => reuse === 'once' || combination.kind === kind).flatMap(cardsOf);
  const forNapoletane = freeIn(hand, used('napoletana'));
  const forEquals = freeIn(hand, used('equals'));
  const napoletane = forNapoletane['3'] & forNapoletane['2'] & forNapoletane['1'];
  if (reuse === 'across-kinds') return told(napoletane, forEquals);
  const chosen = bestNapoletane(napoletane, forEquals);
  return told(chosen, without(forEquals, chosen));
}

function freeIn(hand: readonly ItalianCard[], used: readonly ItalianCard[]): Free {
  const free = { '3': 0, '2': 0, '1': 0 };
  for (const card of hand) {
    if (isHonour(card) && !used.includes(card)) free[italianRankOf(card)] |= bitOf(italianSuitOf(card));
  }
  return free;
}

/**
 * SP-10: of the napoletane that could be declared, those that leave the most points in all; at equal points the
 * most napoletane; then those that come first. Trying from the greatest set down, the first stands among equals.
 */
function bestNapoletane(possible: Suits, free: Free): Suits {
  let best = 0;
  let most = worthOf(0, free);
  for (let chosen = possible; chosen > 0; chosen = (chosen - 1) & possible) {
    const worth = worthOf(chosen, free);
    if (worth > most || (worth === most && countOf(chosen) > countOf(best))) [best, most] = [chosen, worth];
  }
  return best;
}

/** Points of these napoletane and of all equals that they leave. */
function worthOf(napoletane: Suits, free: Free): number {
  const left = without(free, napoletane);
  return HONOURS.reduce((sum, rank) => sum + equalsPoints(left[rank]), NAPOLETANA_POINTS * countOf(napoletane));
}

function equalsPoints(suits: Suits): number {
  return countOf(suits) >= FEWEST_EQUALS ? countOf(suits) : 0;
}

function without(free: Free, suits: Suits): Free {
  return { '3': free['3'] & ~suits, '2': free['2'] & ~suits, '1': free['1'] & ~suits };
}

function told(napoletane: Suits, equals: Free): Combination[] {
  return [
    ...suitsIn(napoletane).map((suit): Combination => ({ kind: 'napoletana', suit })),
    ...HONOURS.filter((rank) => equalsPoints(equals[rank]) > 0).map((rank): Combination => {
      return { kind: 'equals', rank, missing: suitsIn(15 & ~equals[rank])[0] ?? null };
    }),
  ];
}
