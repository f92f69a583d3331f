/** A move's heuristic value, in turns. */
import { ALL_COLOURS } from '../../../cards/viva.ts';
import { maxBy } from '../../../engine/collections.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { type DesignSet, designsShowing, firstOf } from '../state/design-sets.ts';
import { coloursOf, type Design } from '../state/designs.ts';
import { type Hand, handOfCards, heldIn } from '../state/hand.ts';
import {
  designPlayed,
  FIRST_BLOCK,
  housesPlayed,
  indexOfMove,
  isBlocking,
  LAST_ON_GENERAL,
  LAST_ON_OWN,
  TAKE,
  VIVA,
} from '../state/move-index.ts';
import { penalties, seatAfter } from '../state/observation.ts';
import type { BotBehaviour } from './player.ts';
import {
  type BoardColours,
  type BotPosition,
  blockedFor,
  handWithout,
  logCardsLeftBeside,
  makeViva,
  type OtherHands,
  positionFromObservation,
  stuckIn,
  turnsLeft,
  type UnseenCards,
  vivaCloseness,
  withPlay,
} from './position.ts';

/**
 * Level normal: counts, keeps a card for the blocking card, calls VIVA when it hurts the leader,
 * and opens none for the next seat.
 */
export const normal: BotBehaviour = {
  choose(observation, moves) {
    const now = positionFromObservation(observation);
    return maxBy(moves, (move) => moveValue(indexOfMove(move), now));
  },
  cheats: 0,
  callsOut: { forbidden: 80, permitted: 0 },
};

// Others' chances with unseen cards, by counting.

/** Probability that a seat with one card can lay it on a blocking card (VI-17). */
function chanceToLay(lying: BoardColours, seat: Seat, unseen: UnseenCards): number {
  return shareOf(unseen, designsShowing(blockedFor(lying, seat)));
}

/** Probability that a seat with so many cards makes VIVA with one card (VI-13). */
function chanceToViva(lying: BoardColours, seat: Seat, cards: number, unseen: UnseenCards): number {
  if (cards < 2) return 0;
  const making = makingViva(lying);
  if (making === 0) return 0;
  return 1 - (1 - shareOf(unseen, making & ~designsShowing(blockedFor(lying, seat)))) ** cards;
}

/** Designs of which one copy on a house makes VIVA (VI-13). */
function makingViva({ tops: [one, two, three] }: BoardColours): DesignSet {
  // It must share the other houses' colour; on an empty house it need not fit.
  return (
    (designsShowing(two & three) & fitting(one)) |
    (designsShowing(one & three) & fitting(two)) |
    (designsShowing(one & two) & fitting(three))
  );
}

function fitting(top: number): DesignSet {
  return designsShowing(top || ALL_COLOURS);
}

/** Share of the unseen cards with these designs. */
function shareOf({ counts, total }: UnseenCards, designs: DesignSet): number {
  let sum = 0;
  for (let left = designs; left !== 0; left &= left - 1) sum += counts[firstOf(left)] ?? 0;
  return sum / Math.max(1, total);
}

/** Whether this hand makes VIVA (VI-13) if the houses stay as they are. */
function canCallVivaNext(hand: Hand, lying: BoardColours, seat: Seat): boolean {
  const free = ~designsShowing(blockedFor(lying, seat));
  return (heldIn(hand) & free & makingViva(lying)) !== 0 || ((hand.sets[1] ?? 0) & free & twiceMakingViva(lying)) !== 0;
}

/** Designs of which two copies do, beside a house with their colour. */
function twiceMakingViva({ tops: [one, two, three] }: BoardColours): DesignSet {
  const [first, second, third] = [fitting(one), fitting(two), fitting(three)];
  return (
    (designsShowing(one) & second & third) |
    (designsShowing(two) & first & third) |
    (designsShowing(three) & first & second)
  );
}

/** Weights of others' options, in own turns, found by experiment: `docs/bots.md`. */
const WEIGHT = {
  /** A hand e times as large, averaged over the others: distance to the end counts. */
  others: 0.33,
  /** The next seat calls VIVA. */
  nextViva: 1.5,
  /** Another seat goes out. */
  otherOut: 2.5,
  /** An extra own card, by choice. */
  taking: 1.1,
  /**
   * Per card stuck under the blocking card, which a VIVA would free: another house with a common
   * colour …
   */
  accord: 0.12,
  accordMost: 3,
  /** … and kept cards that make VIVA next turn, if nobody interferes. */
  ready: 0.34,
  readyMost: 2.7,
};

export function moveValue(move: MoveIndex, now: BotPosition): number {
  if (move < FIRST_BLOCK) return afterPlay(now, move);
  if (isBlocking(move)) return afterBlock(now, now.hand, now.lying, now, designPlayed(move));
  if (move === LAST_ON_GENERAL || move === LAST_ON_OWN) return Number.POSITIVE_INFINITY;
  if (move === VIVA) return afterViva(now, now.hand, now.lying);
  return positionValue(now, now.hand, now.lying) - (move === TAKE ? WEIGHT.taking : 0);
}

/**
 * Higher the sooner this seat is out, the further the others are, and the less they can interfere.
 */
function positionValue(
  now: BotPosition,
  hand: Hand,
  lying: BoardColours,
  { logCardsLeft: far, sizes }: OtherHands = now,
): number {
  const { seat, seats, unseen } = now;
  const next = seatAfter(seats, seat);
  let risk = 0;
  for (const other of seats) if (other !== seat && (sizes[other] ?? 1) === 1) risk += chanceToLay(lying, other, unseen);
  return (
    (WEIGHT.others * far) / (seats.length - 1) +
    vivaProbabilityValue(hand, lying, seat) -
    turnsLeft(hand, lying, seat) -
    WEIGHT.nextViva * chanceToViva(lying, next, sizes[next] ?? 1, unseen) -
    WEIGHT.otherOut * risk
  );
}

/** Cards stuck under the blocking card wait for a VIVA. */
function vivaProbabilityValue(hand: Hand, lying: BoardColours, seat: Seat): number {
  const stuck = stuckIn(hand, lying, seat);
  if (stuck === 0) return 0;
  const ready = canCallVivaNext(hand, lying, seat) ? WEIGHT.ready * Math.min(WEIGHT.readyMost, stuck) : 0;
  return WEIGHT.accord * Math.min(WEIGHT.accordMost, stuck) * vivaCloseness(lying) + ready;
}

/** Three matching houses allow VIVA (VI-13). */
function afterPlay(now: BotPosition, play: MoveIndex): number {
  const [design, houses] = [designPlayed(play), housesPlayed(play)];
  const hand = handWithout(now.hand, design, houses.length);
  const lying = withPlay(now.lying, design, houses);
  const value = positionValue(now, hand, lying);
  return makeViva(lying) ? Math.max(value, afterViva(now, hand, lying)) : value;
}

/** VI-14, VI-15: the others have their penalties, and the best card becomes the blocking card. */
function afterViva(now: BotPosition, hand: Hand, lying: BoardColours): number {
  const { seat, seats } = now;
  const sizes = [...now.sizes];
  for (const other of penalties(seats, seat)) sizes[other] = (sizes[other] ?? 0) + 1;
  const own = lying.owner === seat ? { own: 0, owner: null } : { own: lying.own, owner: lying.owner };
  const cleared: BoardColours = { tops: NO_TOPS, general: 0, ...own };
  const others: OtherHands = { sizes, logCardsLeft: logCardsLeftBeside(seats, seat, sizes) };
  let most = Number.NEGATIVE_INFINITY;
  for (let left = heldIn(hand); left !== 0; left &= left - 1) {
    most = Math.max(most, afterBlock(now, hand, cleared, others, firstOf(left)));
  }
  return most;
}

const NO_TOPS: BoardColours['tops'] = [0, 0, 0];

/** VI-15: who lays its only card takes another, whatever it is. */
function afterBlock(now: BotPosition, held: Hand, lying: BoardColours, others: OtherHands, design: Design): number {
  const { unseen } = now;
  const blocked: BoardColours = { ...lying, general: coloursOf(design) };
  const hand = handWithout(held, design);
  if (hand.size > 0) return positionValue(now, hand, blocked, others);
  let sum = 0;
  for (const [drawn, copies] of unseen.counts.entries()) {
    if (copies > 0) sum += copies * positionValue(now, handOfCards([drawn]), blocked, others);
  }
  return sum / Math.max(1, unseen.total);
}
