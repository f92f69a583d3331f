/**
 * Level easy: looks at its own hand only, plays what it can, builds towards VIVA and calls each
 * one.
 */
import { bitsOf, orderOf } from '../../../cards/viva.ts';
import { at, maxBy } from '../../../engine/collections.ts';
import { pick, type Random } from '../../../engine/random.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { boardByDesign } from '../state/board.ts';
import { designsShowing } from '../state/design-sets.ts';
import { coloursOf, type Design, numbersOf } from '../state/designs.ts';
import { countAmong, type Hand, handOfCards } from '../state/hand.ts';
import { designPlayed, isBlocking, PASS, TAKE } from '../state/move-index.ts';
import type { Move } from '../state/moves.ts';
import type { BotBehaviour } from './player.ts';
import { type BoardColours, boardColours, turnsLeftWithout, vivaCloseness, withPlay } from './position.ts';

// A random legal bot that avoids idling and blocking itself, so that matches end soon.

export const random: BotBehaviour = {
  choose: ({ table }, moves, random) => chooseAtRandom(handOfCards(numbersOf(table.hand ?? [])), moves, random),
  cheats: 5,
  callsOut: { forbidden: 25, permitted: 1 },
};

/** A random legal move for this hand; there is at least one. */
export function chooseAtRandom(hand: Hand, moves: readonly Move[], random: Random): Move {
  return moves[0]?.type === 'block'
    ? pickHarmless(hand, moves, laidBy, random)
    : pickAvoidingIdle(moves, isIdle, random);
}

/** The same with move indices. */
export function chooseIndexAtRandom(hand: Hand, moves: readonly MoveIndex[], random: Random): MoveIndex {
  const isBlock = moves.length > 0 && isBlocking(at(moves, 0));
  return isBlock ? pickHarmless(hand, moves, designPlayed, random) : pickAvoidingIdle(moves, isIdling, random);
}

function isIdle({ type }: Move): boolean {
  return type === 'take' || type === 'pass';
}

function isIdling(move: MoveIndex): boolean {
  return move === TAKE || move === PASS;
}

function laidBy(move: Move): Design {
  return move.type === 'block' ? orderOf(move.card) : 0;
}

/** Idles one time in eight when it has other moves; idle moves are last in the list. */
function pickAvoidingIdle<M>(moves: readonly M[], idles: (move: M) => boolean, random: Random): M {
  let busy = moves.length;
  while (busy > 0 && idles(at(moves, busy - 1))) busy--;
  if (busy === 0 || busy === moves.length) return pick(moves, random);
  return at(moves, random.below(8) === 0 ? busy + random.below(moves.length - busy) : random.below(busy));
}

/** A blocking card that forbids the fewest cards of this hand. */
function pickHarmless<M>(hand: Hand, blocks: readonly M[], designOf: (block: M) => Design, random: Random): M {
  const forbidden = blocks.map((block) => countAmong(hand, designsShowing(coloursOf(designOf(block)))));
  const least = Math.min(...forbidden);
  return pick(
    blocks.filter((_, k) => forbidden[k] === least),
    random,
  );
}

export const easy: BotBehaviour = {
  choose: ({ table, viewer }, moves) =>
    chooseByEasyHeuristic(handOfCards(numbersOf(table.hand ?? [])), boardColours(boardByDesign(table)), viewer, moves),
  cheats: 0,
  callsOut: { forbidden: 50, permitted: 0 },
};

/** A legal move for this hand; there is at least one. */
export function chooseByEasyHeuristic(hand: Hand, lying: BoardColours, seat: Seat, moves: readonly Move[]): Move {
  return maxBy(moves, (move) => moveValue(move, hand, lying, seat));
}

function moveValue(move: Move, hand: Hand, lying: BoardColours, seat: Seat): number {
  switch (move.type) {
    case 'last':
    case 'viva':
      return Number.POSITIVE_INFINITY;
    case 'play': {
      const after = withPlay(lying, orderOf(move.card), move.houses);
      return vivaCloseness(after) - turnsLeftWithout(orderOf(move.card), move.houses.length, hand, after, seat);
    }
    case 'block':
      return -turnsLeftWithout(orderOf(move.card), 1, hand, { ...lying, general: bitsOf(move.card) }, seat);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}
