/** Plays anything that is legal, but neither idles nor blocks itself, so that matches end soon. */

import { bitsOf } from '../../../cards/viva.ts';
import { at } from '../../../engine/at.ts';
import { pick, type Random } from '../../../engine/random.ts';
import { numbersOf, showing } from '../state/designs.ts';
import { countAmong, type Hand, handOfCards } from '../state/hand.ts';
import type { Move } from '../state/moves.ts';
import type { Player } from './player.ts';

export const random: Player = {
  choose: ({ table }, moves, random) => chooseAtRandom(handOfCards(numbersOf(table.hand ?? [])), moves, random),
  cheats: 5,
  callsOut: { forbidden: 25, permitted: 1 },
};

/** One of the permitted moves of a turn, of which there is at least one, by who holds this hand. */
export function chooseAtRandom(hand: Hand, moves: readonly Move[], random: Random): Move {
  return moves[0]?.type === 'block' ? pick(leastBlocking(hand, moves), random) : pickBusily(moves, random);
}

function isIdle({ type }: Move): boolean {
  return type === 'take' || type === 'pass';
}

/** Idles one time in eight where it could do something else; what idles stands last among the legal moves. */
function pickBusily(moves: readonly Move[], random: Random): Move {
  let busy = moves.length;
  while (busy > 0 && isIdle(at(moves, busy - 1))) busy--;
  if (busy === 0 || busy === moves.length) return pick(moves, random);
  return at(moves, random.below(8) === 0 ? busy + random.below(moves.length - busy) : random.below(busy));
}

/** The blocking cards that forbid the fewest cards of this hand. */
function leastBlocking(hand: Hand, moves: readonly Move[]): Move[] {
  const blocks = moves.map((move) => (move.type === 'block' ? countAmong(hand, showing(bitsOf(move.card))) : 0));
  const least = Math.min(...blocks);
  return moves.filter((_, k) => blocks[k] === least);
}
