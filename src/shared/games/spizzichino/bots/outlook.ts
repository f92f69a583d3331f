/** What a seat on turn can count: which cards are out, where they may be, and how likely the other seat holds them. */

import { type ItalianCard, type ItalianSuit, italianSuitOf } from '../../../cards/italian.ts';
import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { inferredVoids, unseenBy } from '../seen/story.ts';
import { beats } from '../state/cards.ts';
import { opposite } from '../state/seats.ts';
import { cardLed, type SpizzichinoObservation } from './policy.ts';

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
