/** A player by the book: counts what is out, digs into its piles, keeps what nothing beats, the more so towards the last trick. */

import type { Policy, SeatObservation } from '../../../bots/policy.ts';
import { type ItalianCard, type ItalianSuit, italianSuitOf } from '../../../cards/italian.ts';
import { at, maxBy } from '../../../engine/collections.ts';
import { pick } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/rules.ts';
import { TRICKS } from '../rules/tricks.ts';
import { beats, thirds } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import type { Observation } from '../state/observation.ts';
import { opposite } from '../state/seats-and-piles.ts';
import type { Spizzichino } from '../state/state.ts';
import { inferredVoids, unseenBy } from '../view/inferences.ts';

/** The numbers of `normal`, in thirds of a point, found by playing thousands of deals against itself and `easy`, then rounded. */
const WEIGHTS = {
  /** What a card that nothing beats any more is worth kept, and how much more towards the last trick. */
  keepMaster: 3,
  keepMasterLate: 1,
  /** How much less for each other such card of its suit: they take tricks too. */
  anotherMaster: 0.3,
  /** What a card that only one can beat is worth kept while others of its suit guard it. */
  keepGuarded: 0.2,
  /** What each third of a point is in danger in any other card, shared among the cards of its suit. */
  danger: 0.4,
  /** What it is worth to play from a pile: the card beneath it comes into play. */
  dig: 1.2,
} as const;

/** What a seat on turn can count: which cards are out, where they may be, and how likely the other seat holds them. */
export interface PlayContext {
  /** The card to be answered; nothing where the viewer leads. */
  readonly led: ItalianCard | undefined;
  /** The top cards of the viewer's piles. */
  readonly tops: readonly ItalianCard[];
  /** What the viewer can play: its hand and both tops. */
  readonly mine: readonly ItalianCard[];
  /** What the other seat can play for sure: the cards of its hand that all know, and both tops. */
  readonly theirs: readonly ItalianCard[];
  /** Cards that may be in the other hand or beneath any top. */
  readonly unseen: readonly ItalianCard[];
  /** Suits that the other hand's hidden cards can't be of. */
  readonly missing: ReadonlySet<ItalianSuit>;
  /** How likely an unseen card of another suit is in the other hand. */
  readonly chance: number;
  /** The trick in play, from 0. */
  readonly trick: number;
}

/** Needs a viewer on turn, in play. */
export function playContextOf(observation: SpizzichinoObservation): PlayContext {
  const { viewer: me, own, piles, known, handSizes, tricks } = observation;
  const other = opposite(me);
  const tops = (seat: Seat) => at(piles, seat).flatMap(({ top }) => top ?? []);
  const knownOfOther = at(known, other);
  const unseen = unseenBy(observation);
  const missing = inferredVoids(tricks, other);
  const possible = unseen.filter((card) => !missing.has(italianSuitOf(card))).length;
  const hidden = at(handSizes, other) - knownOfOther.length;
  return {
    led: cardLed(observation),
    tops: tops(me),
    mine: [...own.hand, ...tops(me)],
    theirs: [...knownOfOther, ...tops(other)],
    unseen,
    missing,
    chance: hidden / Math.max(possible, 1),
    trick: tricks.length - 1,
  };
}

/** How likely the other seat can play a card of this suit that this is true of. */
export function chanceOfOne(outlook: PlayContext, suit: ItalianSuit, is: (card: ItalianCard) => boolean): number {
  const fits = (card: ItalianCard) => italianSuitOf(card) === suit && is(card);
  if (outlook.theirs.some(fits)) return 1;
  if (outlook.missing.has(suit)) return 0;
  return 1 - (1 - outlook.chance) ** outlook.unseen.filter(fits).length;
}

/** How many cards that beat this one are still out, or beneath a top. */
export function higherOut({ theirs, unseen }: PlayContext, card: ItalianCard): number {
  const higher = (other: ItalianCard) => beats(other, card);
  return theirs.filter(higher).length + unseen.filter(higher).length;
}

export type SpizzichinoObservation = SeatObservation<Spizzichino>;
export type SpizzichinoPolicy = Policy<Spizzichino>;

/** The card played that is best by this measure, the first among equals. */
export function bestCardMove(moves: readonly Move[], worth: (card: ItalianCard) => number): Move {
  return maxBy(
    moves.filter((move) => move.type === 'play'),
    ({ card }) => worth(card),
  );
}

/** The card to be answered; nothing where the viewer leads. */
export function cardLed({ tricks }: Observation): ItalianCard | undefined {
  const trick = tricks.at(-1);
  return trick?.winner === null ? trick.plays[0]?.card : undefined;
}

export const normal: SpizzichinoPolicy = (observation, moves, random) => {
  // All piles look the same.
  if (observation.phase === 'choosing') return pick(moves, random);
  // An honour in the hand may be declared, and the card beneath it comes into play: taking it has always paid.
  const take = moves.find(({ type }) => type === 'take');
  if (take) return take;
  const outlook = playContextOf(observation);
  return bestCardMove(moves, (card) => trickValue(card, outlook) - keepValue(card, outlook));
};

/** Thirds of a point that the trick is likely to bring, or to cost, if this card is played to it. */
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

/** Thirds of a point that the other seat must give to a card it follows but can't beat: it gives the least it can. */
function givenTo(card: ItalianCard, outlook: PlayContext): number {
  const chanceOf = (worth: number) =>
    chanceOfOne(outlook, italianSuitOf(card), (other) => !beats(other, card) && thirds(other) === worth);
  return (1 - chanceOf(0)) * (chanceOf(1) + (1 - chanceOf(1)) * chanceOf(3) * 3);
}

/** What the card is worth in a later trick. */
function keepValue(card: ItalianCard, outlook: PlayContext): number {
  const { mine, tops, trick } = outlook;
  const dug = tops.includes(card) ? WEIGHTS.dig : 0;
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
