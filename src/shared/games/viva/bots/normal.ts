/**
 * A player who counts: keeps a card for the blocking card, calls VIVA when that hurts whoever is ahead, and opens
 * none to the next seat. Everything is weighed in turns.
 */
import { bestOf } from '../../../bots/best.ts';
import type { VivaCard } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type Cards, without } from '../state/hand.ts';
import { isViva, laidOn } from '../state/houses.ts';
import type { Move, Play } from '../state/moves.ts';
import { seatAfter, stillIn } from '../state/seats.ts';
import { type Board, emptyHouses } from '../state/table.ts';
import { penalties } from '../turns/viva.ts';
import { chanceToLay, chanceToViva, type Unseen, unseenCards } from './odds.ts';
import { turnsLeft } from './outlook.ts';
import type { Player, Seen } from './player.ts';

/** What others may do, in turns of one's own; found by trying. */
const WEIGHT = {
  /** A hand e times as large, on average over the others: what counts is how near to the end they are. */
  others: 0.5,
  /** The next seat calls VIVA. */
  nextViva: 2,
  /** Another seat goes out. */
  otherOut: 2.5,
  /** A card more in one's own hand, as a choice. */
  taking: 1,
};

/** What the bot knows when it is another seat's turn. */
interface Prospect {
  readonly seat: Seat;
  readonly hand: Cards;
  readonly board: Board;
  /** Cards in each hand. */
  readonly sizes: readonly number[];
  /** The seats still in the round. */
  readonly seats: readonly Seat[];
  readonly unseen: Unseen;
}

export const normal: Player = {
  choose(observation, moves) {
    const now = prospectOf(observation);
    return bestOf(moves, (move) => worth(move, now));
  },
  cheats: 0,
  callsOut: { forbidden: 80, permitted: 0 },
};

function prospectOf({ viewer, table, round, options }: Seen): Prospect {
  return {
    seat: viewer,
    hand: table.hand ?? [],
    board: table,
    sizes: table.handSizes,
    seats: round ? stillIn(round) : [],
    unseen: unseenCards(table, options),
  };
}

function worth(move: Move, now: Prospect): number {
  switch (move.type) {
    case 'last':
      return Number.POSITIVE_INFINITY;
    case 'play':
      return afterPlay(now, move);
    case 'viva':
      return afterViva(now);
    case 'block':
      return afterBlock(now, move.card);
    case 'take':
      return value(now) - WEIGHT.taking;
    default:
      return value(now);
  }
}

/** The more, the sooner this seat is out, the further the others are from it, and the less they can do about it. */
function value({ seat, hand, board, sizes, seats, unseen }: Prospect): number {
  const others = seats.filter((other) => other !== seat);
  const next = seatAfter(seats, seat);
  const far = others.reduce((sum, other) => sum + Math.log(sizes[other] ?? 1), 0) / others.length;
  const risk = others.reduce((sum, other) => sum + (sizes[other] === 1 ? chanceToLay(board, other, unseen) : 0), 0);
  return (
    WEIGHT.others * far -
    turnsLeft(hand, board, seat) -
    WEIGHT.nextViva * chanceToViva(board, next, sizes[next] ?? 1, unseen) -
    WEIGHT.otherOut * risk
  );
}

/** Three matching houses leave the choice of VIVA (VI-13). */
function afterPlay(now: Prospect, play: Play): number {
  const hand = without(now.hand, play.card, play.houses.length);
  const played = { ...now, hand, board: laidOn(now.board, play) };
  return isViva(played.board) ? Math.max(value(played), afterViva(played)) : value(played);
}

/** VI-14, VI-15: the others have their penalties, and the best card becomes the blocking card. */
function afterViva(now: Prospect): number {
  const { board, hand, seat, seats } = now;
  const sizes = [...now.sizes];
  for (const other of penalties(seats, seat)) sizes[other] = (sizes[other] ?? 0) + 1;
  const own = board.own?.seat === seat ? null : board.own;
  const cleared = { ...now, sizes, board: { houses: emptyHouses(), general: null, own } };
  return Math.max(...hand.map((card) => afterBlock(cleared, card)));
}

/** VI-15: who lays its only card takes another, whatever it is. */
function afterBlock(now: Prospect, card: VivaCard): number {
  const board = { ...now.board, general: card };
  const hand = without(now.hand, card);
  if (hand.length > 0) return value({ ...now, hand, board });
  return now.unseen.average((drawn) => value({ ...now, hand: [drawn], board }));
}
