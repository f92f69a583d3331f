/**
 * Level normal: counts cards, plays from its piles, keeps master cards, more so towards the last
 * trick.
 */
import type { Policy, SeatObservation } from '../../../bots/policy.ts';
import { type ItalianCard, type ItalianSuit, italianSuitOf } from '../../../cards/italian.ts';
import { at, maxBy } from '../../../engine/collections.ts';
import { pick } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import { COUNTED_TRICKS, gainWith } from '../../../tricks/last-tricks.ts';
import { voidsOf } from '../../../tricks/resample.ts';
import { BASICS, beats, DECK, thirds } from '../cards.ts';
import { type Game, type Move, type Observation, opposite } from '../state.ts';

/** SP-12. */
const TRICKS = 20;

// Level easy, a few rules: takes every honour, takes valuable tricks cheaply, leads threes and low
// cards.

export const easy: SpizzichinoPolicy = (observation, moves, random) => {
  if (observation.phase === 'choosing') return pick(moves, random);
  const take = moves.find(({ type }) => type === 'take');
  if (take) return take;
  const led = cardLed(observation);
  if (!led) return bestCardMove(moves, (card) => (DECK.rankOf(card) === '3' ? 1 : -strength(card)));
  return bestCardMove(moves, (card) => {
    const takes = beats(card, led) && thirds(led) + thirds(card) > 0;
    return (takes ? 100 : 0) - 10 * thirds(card) - strength(card);
  });
};

/**
 * Weights of `normal` in thirds of a point, tuned over thousands of deals against itself and
 * `easy`, then rounded.
 */
const WEIGHTS = {
  /** Value of keeping a master card, and its growth towards the last trick. */
  keepMaster: 3,
  keepMasterLate: 1,
  /** Less for each other master of its suit, which takes tricks, too. */
  anotherMaster: 0.3,
  /** Value of keeping a second-best card that is guarded. */
  keepGuarded: 0.2,
  /** Risk per third of a point in any other card, shared within its suit. */
  danger: 0.4,
  /** Value of playing from a pile, which uncovers a card. */
  dig: 2.2,
} as const;

/**
 * What a seat on turn can count: cards out, their possible places, and the other hand's
 * probabilities.
 */
export interface PlayContext {
  /** The led card; undefined where the viewer leads. */
  readonly led: ItalianCard | undefined;
  /** The top cards of the viewer's piles that lie on another card. */
  readonly covers: readonly ItalianCard[];
  /** Playable cards: hand and both tops. */
  readonly mine: readonly ItalianCard[];
  /** Cards the other seat can surely play: its known hand cards and both tops. */
  readonly theirs: readonly ItalianCard[];
  /** Cards that may be in the other hand or under a top. */
  readonly unseen: readonly ItalianCard[];
  /** Suits void in the other hand's hidden cards. */
  readonly missing: ReadonlySet<ItalianSuit>;
  /** Probability that an unseen card of another suit is in the other hand. */
  readonly chance: number;
  /** The current trick, from 0. */
  readonly trick: number;
}

/** The viewer must be on turn, in play. */
export function playContextOf(observation: SpizzichinoObservation): PlayContext {
  const { viewer: me, own, piles, known, handSizes, tricks } = observation;
  const other = opposite(me);
  const tops = (seat: Seat) => at(piles, seat).flatMap(({ top }) => top ?? []);
  const covers = at(piles, me).flatMap(({ top, depth }) => (top !== null && depth > 1 ? top : []));
  const knownOfOther = at(known, other);
  const unseen = unseenBy(observation);
  const missing = new Set([...voidsOf(BASICS, observation, other)].map((suit) => at(DECK.suits, suit)));
  const possible = unseen.filter((card) => !missing.has(italianSuitOf(card))).length;
  const hidden = at(handSizes, other) - knownOfOther.length;
  return {
    led: cardLed(observation),
    covers,
    mine: [...(own?.hand ?? []), ...tops(me)],
    theirs: [...knownOfOther, ...tops(other)],
    unseen,
    missing,
    chance: hidden / Math.max(possible, 1),
    trick: tricks.length - 1,
  };
}

/** Probability that the other seat can play a matching card of this suit. */
export function chanceOfOne(outlook: PlayContext, suit: ItalianSuit, is: (card: ItalianCard) => boolean): number {
  const fits = (card: ItalianCard) => italianSuitOf(card) === suit && is(card);
  if (outlook.theirs.some(fits)) return 1;
  if (outlook.missing.has(suit)) return 0;
  return 1 - (1 - outlook.chance) ** outlook.unseen.filter(fits).length;
}

/** Higher cards still out or under a top. */
export function higherOut({ theirs, unseen }: PlayContext, card: ItalianCard): number {
  const higher = (other: ItalianCard) => beats(other, card);
  return theirs.filter(higher).length + unseen.filter(higher).length;
}

export type SpizzichinoObservation = SeatObservation<Game>;
export type SpizzichinoPolicy = Policy<Game>;

/** From 0, a 4, to 9, a 3 (SP-2). */
function strength(card: ItalianCard): number {
  return DECK.strengthAt(DECK.numberOf(card));
}

/** Cards that the viewer sees nowhere. */
function unseenBy({ own, known, piles, tricks }: Observation): ItalianCard[] {
  const tops = piles.flat().map(({ top }) => top);
  const seen = new Set([...(own?.hand ?? []), ...known.flat(), ...tops, ...tricks.flatMap(({ cards }) => cards)]);
  return DECK.cards.filter((card) => !seen.has(card));
}

/** The card move with the highest value, the first of equals. */
function bestCardMove(moves: readonly Move[], worth: (card: ItalianCard) => number): Move {
  return maxBy(
    moves.filter((move) => move.type === 'play'),
    ({ card }) => worth(card),
  );
}

/** The led card; undefined where the viewer leads. */
function cardLed({ tricks }: Observation): ItalianCard | undefined {
  const trick = tricks.at(-1);
  return trick?.winner === null ? trick.cards[0] : undefined;
}

export const normal: SpizzichinoPolicy = (observation, moves, random) => {
  // All piles look alike.
  if (observation.phase === 'choosing') return pick(moves, random);
  // An honour in hand may be declared, and the card under it becomes playable: taking it always
  // pays.
  const take = moves.find(({ type }) => type === 'take');
  if (take) return take;
  const outlook = playContextOf(observation);
  const rest = lastTricks(outlook);
  if (rest) return bestCardMove(moves, (card) => gainWith(DECK.numberOf(card), { game: BASICS, trump: null }, rest));
  return bestCardMove(moves, (card) => trickValue(card, outlook) - keepValue(card, outlook));
};

/** The last cards, where none lies hidden under another of its own: then the others are the other seat's. */
function lastTricks({ mine, theirs, unseen, led, trick }: PlayContext) {
  const left = TRICKS - trick;
  if (left > COUNTED_TRICKS || mine.length < left) return undefined;
  const numbers = (cards: readonly ItalianCard[]) => cards.map(DECK.numberOf);
  return { mine: numbers(mine), theirs: numbers([...theirs, ...unseen]), led: led ? DECK.numberOf(led) : null };
}

/** Expected thirds of a point won or lost in the trick by this card. */
function trickValue(card: ItalianCard, outlook: PlayContext): number {
  const { led } = outlook;
  if (!led) return leadValue(card, outlook);
  const pot = thirds(led) + thirds(card);
  return beats(card, led) ? pot : -pot;
}

function leadValue(card: ItalianCard, outlook: PlayContext): number {
  const beaten = chanceOfOne(outlook, italianSuitOf(card), (other) => beats(other, card));
  return (1 - beaten) * (thirds(card) + givenTo(card, outlook)) - beaten * thirds(card);
}

/** Thirds the other seat must give when it follows without beating: its minimum. */
function givenTo(card: ItalianCard, outlook: PlayContext): number {
  const chanceOf = (worth: number) =>
    chanceOfOne(outlook, italianSuitOf(card), (other) => !beats(other, card) && thirds(other) === worth);
  return (1 - chanceOf(0)) * (chanceOf(1) + (1 - chanceOf(1)) * chanceOf(3) * 3);
}

/** The card's value in later tricks. */
function keepValue(card: ItalianCard, outlook: PlayContext): number {
  const { mine, covers, trick } = outlook;
  const dug = covers.includes(card) ? WEIGHTS.dig : 0;
  const others = mine.filter((other) => other !== card && italianSuitOf(other) === italianSuitOf(card));
  const higher = higherOut(outlook, card);
  if (higher === 0) {
    const masters = others.filter((other) => higherOut(outlook, other) === 0).length;
    const late = (WEIGHTS.keepMasterLate * trick) / TRICKS;
    return WEIGHTS.keepMaster + late - WEIGHTS.anotherMaster * masters - dug;
  }
  const guarded = higher === 1 && others.length > 0 ? WEIGHTS.keepGuarded : 0;
  return guarded - (WEIGHTS.danger * thirds(card)) / (1 + others.length) - dug;
}
