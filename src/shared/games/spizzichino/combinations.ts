/** Declarable combinations of a hand, and the choice among competing ones (SP-8, SP-10). */
import {
  ITALIAN_SUITS,
  type ItalianCard,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '../../cards/italian.ts';
import { at } from '../../engine/collections.ts';
import type { Seat } from '../../engine/rules.ts';
import type { CardNumber } from '../../tricks/deck.ts';
import { show } from '../../tricks/state.ts';
import { DECK, isHonour } from './cards.ts';
import {
  type Combination,
  type Declaration,
  HONOURS,
  type Honour,
  type Observation,
  type Options,
  type State,
} from './state.ts';

// Declarations happen automatically (SP-9).

/** SP-9: what the hand holds now that it has not declared yet. `completed`: the card just taken from a pile. */
export function declare(state: State, seat: Seat, completed: ItalianCard | null): void {
  const { declarations } = state;
  const hand = at(state.hands, seat);
  const earlier = declarations.length === 0 ? declarations : declarations.filter((made) => made.seat === seat);
  const combinations = combinationsAmong(honoursIn(hand), earlier, state.options.reuse);
  if (combinations.length === 0) return;
  const declared = combinations.map((combination) => ({ seat, completed, ...combination }));
  state.declarations = [...declarations, ...declared];
  // SP-11
  const seen = usedIn(combinations, null);
  for (const card of hand) if (((HONOUR_AT[card] ?? 0) & seen) !== 0) show(state, card);
}

/** Whether this hand would have made exactly the declarations that were made (SP-9). */
export function matchesDeclarations(observation: Observation, seat: Seat, hand: readonly ItalianCard[]): boolean {
  const { options, tricks } = observation;
  const taken = observation.honours.filter((honour) => honour.seat === seat);
  const playedIn = new Map<ItalianCard, number>();
  for (const [index, { leader, cards, from = [] }] of tricks.entries()) {
    const place = leader === seat ? 0 : 1;
    const card = cards[place];
    if (card !== undefined && from[place] === null) playedIn.set(card, index);
  }
  const held = new Set([...hand, ...playedIn.keys()]);
  for (const { card } of taken) held.delete(card);

  const declared: Declaration[] = [];
  const declareHeld = (completed: ItalianCard | null) => {
    for (const combination of combinationsOf([...held], declared, options.reuse)) {
      declared.push({ seat, completed, ...combination });
    }
  };
  declareHeld(null);
  for (const { card, trick } of taken) {
    held.add(card);
    for (const [other, index] of playedIn) if (index < trick) held.delete(other);
    declareHeld(card);
  }
  const seen = observation.declarations.filter((declaration) => declaration.seat === seat);
  return JSON.stringify(declared) === JSON.stringify(seen);
}

const NAPOLETANA_POINTS = 3;
/** Three or four equals score a point a card. */
const FEWEST_EQUALS = 3;

/** A set of suits: denari 8, coppe 4, spade 2, bastoni 1, so that of two equally large sets the greater comes first. */
type Suits = number;

const ALL_SUITS: Suits = 15;

const bitOf = (suit: ItalianSuit): Suits => 8 >> ITALIAN_SUITS.indexOf(suit);
const suitsIn = (suits: Suits): ItalianSuit[] => ITALIAN_SUITS.filter((suit) => suits & bitOf(suit));
const countOf = (suits: Suits): number => (suits >> 3) + ((suits >> 2) & 1) + ((suits >> 1) & 1) + (suits & 1);

/** For each honour rank the suits in which its card is free to be declared. */
type FreeHonours = Readonly<Record<Honour, Suits>>;

/** A set of honours in one number: the suits of the 3s, of the 2s, of the aces, four bits each. */
export type Honours = number;

const SHIFT: Readonly<Record<Honour, number>> = { '3': 8, '2': 4, '1': 0 };
/** The lowest bit of each rank. */
const EACH_RANK: Honours = (1 << SHIFT['3']) | (1 << SHIFT['2']) | (1 << SHIFT['1']);

/** By the number of a card: itself, if it is an honour. */
const HONOUR_AT: readonly Honours[] = DECK.cards.map((card) =>
  isHonour(card) ? bitOf(italianSuitOf(card)) << SHIFT[italianRankOf(card)] : 0,
);

/** The honours among these cards. */
function honoursIn(cards: readonly CardNumber[]): Honours {
  let honours = 0;
  for (const card of cards) honours |= HONOUR_AT[card] ?? 0;
  return honours;
}

const suitsOf = (honours: Honours, rank: Honour): Suits => (honours >> SHIFT[rank]) & ALL_SUITS;
const freeIn = (honours: Honours): FreeHonours => ({
  '3': suitsOf(honours, '3'),
  '2': suitsOf(honours, '2'),
  '1': suitsOf(honours, '1'),
});

/** The same as `combinationsAmong` of a hand by name. */
export function combinationsOf(
  hand: readonly ItalianCard[],
  earlier: readonly Combination[],
  reuse: Options['reuse'],
): readonly Combination[] {
  return combinationsAmong(honoursIn(hand.map(DECK.numberOf)), earlier, reuse);
}

/**
 * SP-9, SP-10: what a hand with these honours declares now, beside what its seat has declared earlier in the deal: napoletane
 * first, in the order of the suits, then threes, twos, aces.
 */
function combinationsAmong(
  held: Honours,
  earlier: readonly Combination[],
  reuse: Options['reuse'],
): readonly Combination[] {
  if (earlier.length === 0) return declared(held, held, reuse);
  // SP-10: what has been declared counts no more, in combinations of its kind or in any.
  const forKind = (kind: Combination['kind']) => held & ~usedIn(earlier, reuse === 'once' ? null : kind);
  return declared(forKind('napoletana'), forKind('equals'), reuse);
}

/** The honours in combinations of this kind, or of both. */
function usedIn(combinations: readonly Combination[], kind: Combination['kind'] | null): Honours {
  let used = 0;
  for (const combination of combinations) {
    if (kind === null || combination.kind === kind) used |= honoursOf(combination);
  }
  return used;
}

/** The honours that make it up. */
function honoursOf(combination: Combination): Honours {
  if (combination.kind === 'napoletana') return EACH_RANK * bitOf(combination.suit);
  const { rank, missing } = combination;
  return (missing === null ? ALL_SUITS : ALL_SUITS & ~bitOf(missing)) << SHIFT[rank];
}

/** Cached: few sets of honours occur. */
const DECLARED: Readonly<Record<Options['reuse'], Map<number, readonly Combination[]>>> = {
  once: new Map(),
  'across-kinds': new Map(),
};

/** What is declared of the honours that are free for napoletane and of those that are free for equals. */
function declared(forNapoletane: Honours, forEquals: Honours, reuse: Options['reuse']): readonly Combination[] {
  const asked = (forNapoletane << 12) | forEquals;
  const known = DECLARED[reuse].get(asked);
  if (known) return known;
  const combinations = declaredOf(freeIn(forNapoletane), freeIn(forEquals), reuse);
  DECLARED[reuse].set(asked, combinations);
  return combinations;
}

function declaredOf(forNapoletane: FreeHonours, forEquals: FreeHonours, reuse: Options['reuse']): Combination[] {
  const napoletane = forNapoletane['3'] & forNapoletane['2'] & forNapoletane['1'];
  if (reuse === 'across-kinds') return asCombinations(napoletane, forEquals);
  const chosen = bestNapoletane(napoletane, forEquals);
  return asCombinations(chosen, without(forEquals, chosen));
}

/**
 * SP-10: of the napoletane that could be declared, those that leave the most points in all; at equal points the
 * most napoletane; then those that come first. Trying from the greatest set down, the first stands among equals.
 */
function bestNapoletane(possible: Suits, free: FreeHonours): Suits {
  let best = 0;
  let most = napoletanePoints(0, free);
  for (let chosen = possible; chosen > 0; chosen = (chosen - 1) & possible) {
    const worth = napoletanePoints(chosen, free);
    if (worth > most || (worth === most && countOf(chosen) > countOf(best))) [best, most] = [chosen, worth];
  }
  return best;
}

/** Points of these napoletane and of all equals that they leave. */
function napoletanePoints(napoletane: Suits, free: FreeHonours): number {
  const left = without(free, napoletane);
  return HONOURS.reduce((sum, rank) => sum + equalsPoints(left[rank]), NAPOLETANA_POINTS * countOf(napoletane));
}

function equalsPoints(suits: Suits): number {
  return countOf(suits) >= FEWEST_EQUALS ? countOf(suits) : 0;
}

function without(free: FreeHonours, suits: Suits): FreeHonours {
  return { '3': free['3'] & ~suits, '2': free['2'] & ~suits, '1': free['1'] & ~suits };
}

function asCombinations(napoletane: Suits, equals: FreeHonours): Combination[] {
  return [
    ...suitsIn(napoletane).map((suit): Combination => ({ kind: 'napoletana', suit })),
    ...HONOURS.filter((rank) => equalsPoints(equals[rank]) > 0).map((rank): Combination => {
      return { kind: 'equals', rank, missing: suitsIn(ALL_SUITS & ~equals[rank])[0] ?? null };
    }),
  ];
}
