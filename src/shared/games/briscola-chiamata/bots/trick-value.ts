/** What playing a card is likely to bring: who will take the trick with how many points, and what the card is worth kept. */

import { FRENCH_DECK, type FrenchCard, suitOf } from '../../../cards/french.ts';
import { at, last } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beats, points, pointsOf } from '../state/cards.ts';
import type { Trick } from '../state/observation.ts';
import { ALL_SEATS, clockwise, SEATS } from '../state/seats.ts';
import { takerOf } from '../turns/tricks.ts';
import { alliesOf } from './belief.ts';
import type { Seen } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/** What a seat on turn goes by. */
export interface Outlook {
  readonly observation: Seen;
  readonly me: Seat;
  /** −1 to 1 by seat: see `alliesOf`. */
  readonly allies: readonly number[];
  /** The cards in the other hands, as a whole. */
  readonly unseen: readonly FrenchCard[];
  /** Points of an unseen card on average. */
  readonly average: number;
}

/** Needs a trick in play, and a viewer on turn. */
export function outlookOf(observation: Seen): Outlook {
  const seen = new Set(observation.own.hand);
  for (const { cards } of observation.tricks) for (const card of cards) seen.add(card);
  const unseen = FRENCH_DECK.filter((card) => !seen.has(card));
  return {
    observation,
    me: observation.viewer,
    allies: alliesOf(observation),
    unseen,
    average: pointsOf(unseen) / Math.max(unseen.length, 1),
  };
}

/** In card points for the viewer's side; only to be compared with another card's. */
export function worthOf(card: FrenchCard, outlook: Outlook): number {
  return trickWorth(card, outlook) - keepWorth(card, outlook);
}

/** The points of the trick, counted for the side of who is likely to take it. */
function trickWorth(card: FrenchCard, outlook: Outlook): number {
  const { observation, me, allies, average } = outlook;
  const { leader, cards } = last(observation.tricks);
  const trick = { leader, cards: [...cards, card], winner: null };
  const after = Array.from({ length: SEATS - trick.cards.length }, (_, k) => clockwise(me, k + 1));
  const holds = takers(trick, after, outlook);
  const pot = pointsOf(trick.cards);
  let worth = 0;
  for (const seat of ALL_SEATS) {
    const side = at(allies, seat);
    let expected = pot;
    for (const giver of after) expected += average * (1 + WEIGHTS.load * side * at(allies, giver));
    worth += at(holds, seat) * side * expected;
  }
  return worth;
}

/** How likely each seat is to take the trick once those after the viewer have played. */
function takers(trick: Trick, after: readonly Seat[], outlook: Outlook): number[] {
  const { observation, allies } = outlook;
  const holder = takerOf(trick, observation.trump);
  const holds: number[] = ALL_SEATS.map((seat) => (seat === holder ? 1 : 0));
  const able = after.length === 0 ? 0 : chanceToBeat(trick, holder, outlook);
  for (const seat of after) {
    let taken = 0;
    for (const other of ALL_SEATS) {
      const against = (1 - at(allies, seat) * at(allies, other)) / 2;
      const willing = WEIGHTS.overtake + (1 - WEIGHTS.overtake) * against;
      const lost = at(holds, other) * willing * able * (other === holder ? 1 : WEIGHTS.retake);
      holds[other] = at(holds, other) - lost;
      taken += lost;
    }
    holds[seat] = at(holds, seat) + taken;
  }
  return holds;
}

/** How likely a hand behind holds a card that takes the trick from its holder, and would spend it. */
function chanceToBeat({ leader, cards }: Trick, holder: Seat, { observation, unseen, me }: Outlook): number {
  const best = at(cards, (holder - leader + SEATS) % SEATS);
  const size = at(observation.handSizes, clockwise(me, 1));
  let higher = 0;
  let ruffs = 0;
  for (const card of unseen) {
    if (!beats(card, best, observation.trump)) continue;
    if (suitOf(card) === observation.trump) ruffs++;
    else higher++;
  }
  const holdsOneOf = (count: number) => 1 - (1 - count / unseen.length) ** size;
  const spends = Math.min(1, WEIGHTS.ruff + WEIGHTS.ruffPerPoint * pointsOf(cards));
  const follows = holdsOneOf(higher);
  return follows + (1 - follows) * holdsOneOf(ruffs) * spends;
}

/** What the card is worth in a later trick. */
function keepWorth(card: FrenchCard, { observation, unseen }: Outlook): number {
  const { own, trump } = observation;
  if (own.hand.length === 1) return 0;
  if (suitOf(card) !== trump) return WEIGHTS.keepSidePoint * points(card);
  const others = unseen.filter((other) => suitOf(other) === trump);
  const beaten = others.filter((other) => beats(card, other, trump)).length;
  const isBoss = beaten === others.length;
  const rank = isBoss ? WEIGHTS.keepRank + WEIGHTS.keepBoss : (WEIGHTS.keepRank * beaten) / others.length;
  return WEIGHTS.keepTrump + rank + WEIGHTS.keepTrumpPoint * points(card);
}
