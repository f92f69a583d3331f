/** A card's expected value: who takes the trick for how many points, and its value if kept. */
import { at, maxBy } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { CardNumber } from '../../../tricks/deck.ts';
import { ALL_SEATS, beatsByNumber, clockwise, pointsAt, SEATS, TRICKS } from '../cards.ts';
import { alliesOf, WEIGHTS } from './partner-belief.ts';
import {
  above,
  countOf,
  RANKS_OF_SUIT,
  type SeatView,
  type SuitBits,
  type TrickSoFar,
  trickSoFar,
  unseenIn,
} from './seat-view.ts';

/** The hand-independent part of a seat's situation, given whether it holds the called card. */
export interface TrickSetting extends TrickSoFar {
  /** −1 to 1 by seat: see `alliesOf`. */
  readonly allies: readonly number[];
  /** Seats that play after the viewer, in order. */
  readonly after: readonly Seat[];
  /** Sum of the alliances of the later seats. */
  readonly friends: number;
  /** Points of the played cards. */
  readonly gone: number;
}

/** With the hand. */
export interface TrickContext extends TrickSetting {
  readonly sight: SeatView;
  /** Cards in the other hands. */
  readonly unseen: SuitBits;
  /** Their number and mean points. */
  readonly hidden: number;
  readonly average: number;
  /** Lazily filled: the trick's value with a losing card, by that card's points. */
  readonly lost: (number | undefined)[];
}

export function trickContextOf(sight: SeatView, setting = trickSettingOf(sight)): TrickContext {
  const { hand, played } = sight;
  let seen = setting.gone;
  for (const card of hand) seen += pointsAt(card);
  const hidden = ALL_CARDS - hand.length - played.length;
  const average = (ALL_POINTS - seen) / Math.max(hidden, 1);
  return { ...setting, sight, unseen: unseenIn(sight), hidden, average, lost: [] };
}

/** Equal for all hands with the same knowledge of the partner. */
export function trickSettingOf(sight: SeatView): TrickSetting {
  const { me, played } = sight;
  const { best, holder, pot } = trickSoFar(sight);
  let gone = 0;
  for (const card of played) gone += pointsAt(card);
  const allies = alliesOf(sight);
  const after = AFTER[played.length % SEATS]?.[me] ?? [];
  let friends = 0;
  for (const seat of after) friends += allies[seat] ?? 0;
  return { allies, after, best, holder, pot, friends, gone };
}

/** Later seats by number of cards played and seat on turn. */
const AFTER: readonly (readonly (readonly Seat[])[])[] = ALL_SEATS.map((lying) =>
  ALL_SEATS.map((me) => ALL_SEATS.slice(lying + 1).map((_, k) => clockwise(me, k + 1))),
);

const ALL_CARDS = SEATS * TRICKS;
const ALL_POINTS = 120;

/** Card points for the viewer's side, comparable with other cards' only. */
export function cardValue(card: CardNumber, outlook: TrickContext): number {
  return trickValue(card, outlook) - keepValue(card, outlook) - leadRisk(card, outlook);
}

/** The same with gifts last: bots don't give points away, but others may. */
export function cardValueAsChoice(card: CardNumber, outlook: TrickContext): number {
  const { sight, best, holder, after } = outlook;
  const worth = cardValue(card, outlook);
  return best !== null && givesPointsToOpponents(card, best, holder, after.length, sight)
    ? worth - WEIGHTS.gift
    : worth;
}

/** The cost of leading side-suit points, or of revealing the teammate for little. */
function leadRisk(card: CardNumber, outlook: TrickContext): number {
  const { sight, best, pot } = outlook;
  const { hand, trump, called, me, declarer, played } = sight;
  if (hand.length === 1) return 0;
  if (card === called && me !== declarer && played.length < SECRET_UNTIL) {
    return WEIGHTS.shown * Math.max(0, WEIGHTS.worthShowing - pot * chanceToHold(card, outlook));
  }
  return best === null && Math.floor(card / RANKS_OF_SUIT) !== trump ? WEIGHTS.led * pointsAt(card) : 0;
}

/**
 * An opponent adds an ace or ten to the declarer side's winning card while many seats follow:
 * people resent it.
 */
function givesPointsToOpponents(
  card: CardNumber,
  best: CardNumber,
  holder: Seat,
  behind: number,
  { me, declarer, partner, trump }: Pick<SeatView, 'me' | 'declarer' | 'partner' | 'trump'>,
): boolean {
  if (pointsAt(card) < MIN_POINTS_GIVEN || behind < MIN_SEATS_BEHIND || beatsByNumber(card, best, trump)) return false;
  return me !== declarer && me !== partner && (holder === declarer || holder === partner);
}

const MIN_POINTS_GIVEN = 10;
const MIN_SEATS_BEHIND = 3;

/** Probability that a card takes and keeps the trick. */
function chanceToHold(card: CardNumber, outlook: TrickContext): number {
  const { sight, best, pot } = outlook;
  if (best !== null && !beatsByNumber(card, best, sight.trump)) return 0;
  return at(takers(card, sight.me, pot + pointsAt(card), outlook), sight.me);
}

/** Cards after which secrecy is worth little. */
const SECRET_UNTIL = 3 * SEATS;

/** Trick points for the side likely to take it. */
function trickValue(card: CardNumber, outlook: TrickContext): number {
  const { sight, best, lost } = outlook;
  const given = pointsAt(card);
  if (best === null || beatsByNumber(card, best, sight.trump)) return potValue(card, sight.me, given, outlook);
  lost[given] ??= potValue(best, outlook.holder, given, outlook);
  return lost[given];
}

/** The same, given the winning card before the later seats. */
function potValue(best: CardNumber, holder: Seat, given: number, outlook: TrickContext): number {
  const { allies, average, after, friends } = outlook;
  const pot = outlook.pot + given;
  const holds = takers(best, holder, pot, outlook);
  let worth = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const side = allies[seat] ?? 0;
    // Later seats add more points to their own side's trick.
    const expected = pot + average * (after.length + WEIGHTS.load * side * friends);
    worth += (holds[seat] ?? 0) * side * expected;
  }
  return worth;
}

/** Each seat's probability of taking the trick after the later seats. */
function takers(best: CardNumber, holder: Seat, pot: number, outlook: TrickContext): readonly number[] {
  const { allies, after } = outlook;
  const holds = [0, 0, 0, 0, 0];
  holds[holder] = 1;
  if (after.length === 0) return holds;
  const able = chanceToBeat(best, pot, outlook);
  for (const seat of after) {
    const ally = allies[seat] ?? 0;
    let taken = 0;
    for (let other = 0; other < SEATS; other++) {
      const held = holds[other] ?? 0;
      if (held === 0) continue;
      const against = (1 - ally * (allies[other] ?? 0)) / 2;
      const willing = WEIGHTS.overtake + (1 - WEIGHTS.overtake) * against;
      const lost = held * willing * able * (other === holder ? 1 : WEIGHTS.retake);
      holds[other] = held - lost;
      taken += lost;
    }
    holds[seat] = (holds[seat] ?? 0) + taken;
  }
  return holds;
}

/** Probability that a later hand can and will beat the holder. */
function chanceToBeat(best: CardNumber, pot: number, { sight, unseen, hidden }: TrickContext): number {
  const size = TRICKS - Math.floor(sight.played.length / SEATS);
  const suit = Math.floor(best / RANKS_OF_SUIT);
  const over = countOf(above(at(unseen, suit), best));
  const [higher, ruffs] = suit === sight.trump ? [0, over] : [over, countOf(at(unseen, sight.trump))];
  const holdsOneOf = (count: number) => 1 - (1 - count / hidden) ** size;
  const isShown = best === sight.called && sight.partner !== sight.declarer;
  const spends = isShown ? WEIGHTS.ruffShown : Math.min(1, WEIGHTS.ruff + WEIGHTS.ruffPerPoint * pot);
  const follows = holdsOneOf(higher);
  return follows + (1 - follows) * holdsOneOf(ruffs) * spends;
}

/** The card's value in later tricks. */
function keepValue(card: CardNumber, { sight, unseen }: TrickContext): number {
  const { hand, trump } = sight;
  if (hand.length === 1) return 0;
  if (Math.floor(card / RANKS_OF_SUIT) !== trump) return WEIGHTS.keepSidePoint * pointsAt(card);
  const trumps = at(unseen, trump);
  const others = countOf(trumps);
  const beaten = others - countOf(above(trumps, card));
  const isBoss = beaten === others;
  const rank = isBoss ? WEIGHTS.keepRank + WEIGHTS.keepBoss : (WEIGHTS.keepRank * beaten) / others;
  return WEIGHTS.keepTrump + rank + WEIGHTS.keepTrumpPoint * pointsAt(card);
}

/** The card of highest value, the first of equals; there is at least one. */
export function bestOf(cards: readonly CardNumber[], sight: SeatView): CardNumber {
  const outlook = trickContextOf(sight);
  return maxBy(cards, (card) => cardValueAsChoice(card, outlook));
}
