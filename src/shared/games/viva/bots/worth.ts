/** What a move is worth to a seat, everything weighed in turns. */
import { orderOf } from '../../../cards/viva.ts';
import { coloursOf, type Design, designsIn } from '../state/designs.ts';
import { handOfCards, heldIn } from '../state/hand.ts';
import type { Move, Play } from '../state/moves.ts';
import { seatAfter } from '../state/seats.ts';
import { penalties } from '../turns/viva.ts';
import { canMakeViva, chanceToLay, chanceToViva } from './odds.ts';
import { accord, stuckIn, turnsLeft } from './outlook.ts';
import { handWithout, type Lying, laid, makeViva, type Prospect } from './prospect.ts';

/** What others may do, in turns of one's own; found by trying: `docs/bots.md`. */
const WEIGHT = {
  /** A hand e times as large, on average over the others: what counts is how near to the end they are. */
  others: 0.33,
  /** The next seat calls VIVA. */
  nextViva: 1.5,
  /** Another seat goes out. */
  otherOut: 2.5,
  /** A card more in one's own hand, as a choice. */
  taking: 1.1,
  /** For each card that is stuck under the blocking card, which a VIVA would free: a house more that shares a colour … */
  accord: 0.12,
  accordMost: 3,
  /** … and cards kept that make it in one's next turn, if nobody lays anything before. */
  ready: 0.34,
  readyMost: 2.7,
};

export function worth(move: Move, now: Prospect): number {
  switch (move.type) {
    case 'last':
      return Number.POSITIVE_INFINITY;
    case 'play':
      return afterPlay(now, move);
    case 'viva':
      return afterViva(now);
    case 'block':
      return afterBlock(now, orderOf(move.card));
    case 'take':
      return value(now) - WEIGHT.taking;
    default:
      return value(now);
  }
}

/** The more, the sooner this seat is out, the further the others are from it, and the less they can do about it. */
function value(now: Prospect): number {
  const { seat, hand, lying, sizes, seats, unseen } = now;
  const next = seatAfter(seats, seat);
  let [far, risk] = [0, 0];
  for (const other of seats) {
    if (other === seat) continue;
    const size = sizes[other] ?? 1;
    far += Math.log(size);
    if (size === 1) risk += chanceToLay(lying, other, unseen);
  }
  return (
    (WEIGHT.others * far) / (seats.length - 1) +
    hopeOfViva(now) -
    turnsLeft(hand, lying, seat) -
    WEIGHT.nextViva * chanceToViva(lying, next, sizes[next] ?? 1, unseen) -
    WEIGHT.otherOut * risk
  );
}

/** What is stuck under the blocking card waits for a VIVA. */
function hopeOfViva({ seat, hand, lying }: Prospect): number {
  const stuck = stuckIn(hand, lying, seat);
  if (stuck === 0) return 0;
  const ready = canMakeViva(hand, lying, seat) ? WEIGHT.ready * Math.min(WEIGHT.readyMost, stuck) : 0;
  return WEIGHT.accord * Math.min(WEIGHT.accordMost, stuck) * accord(lying) + ready;
}

/** Three matching houses leave the choice of VIVA (VI-13). */
function afterPlay(now: Prospect, play: Play): number {
  const hand = handWithout(now.hand, orderOf(play.card), play.houses.length);
  const played = { ...now, hand, lying: laid(now.lying, play) };
  return makeViva(played.lying) ? Math.max(value(played), afterViva(played)) : value(played);
}

/** VI-14, VI-15: the others have their penalties, and the best card becomes the blocking card. */
function afterViva(now: Prospect): number {
  const { lying, hand, seat, seats } = now;
  const sizes = [...now.sizes];
  for (const other of penalties(seats, seat)) sizes[other] = (sizes[other] ?? 0) + 1;
  const own = lying.owner === seat ? { own: 0, owner: null } : {};
  const cleared: Prospect = { ...now, sizes, lying: { ...lying, tops: NO_TOPS, general: 0, ...own } };
  let most = Number.NEGATIVE_INFINITY;
  for (const design of designsIn(heldIn(hand))) most = Math.max(most, afterBlock(cleared, design));
  return most;
}

const NO_TOPS: Lying['tops'] = [0, 0, 0];

/** VI-15: who lays its only card takes another, whatever it is. */
function afterBlock(now: Prospect, design: Design): number {
  const { unseen } = now;
  const lying = { ...now.lying, general: coloursOf(design) };
  const hand = handWithout(now.hand, design);
  if (hand.size > 0) return value({ ...now, hand, lying });
  let sum = 0;
  for (const [drawn, copies] of unseen.counts.entries()) {
    if (copies > 0) sum += copies * value({ ...now, hand: handOfCards([drawn]), lying });
  }
  return sum / Math.max(1, unseen.total);
}
