/** Plays anything that is legal, but neither idles nor blocks itself, so that matches end soon. */
import { pick, type Random } from '../../../engine/random.ts';
import type { Cards } from '../hand.ts';
import type { Move } from '../moves.ts';
import { blocksOf } from './blocking.ts';
import type { Player } from './player.ts';

export const random: Player = {
  choose: ({ table }, moves, random) => chooseAtRandom(table.hand ?? [], moves, random),
  cheats: 5,
  callsOut: { forbidden: 25, permitted: 1 },
};

/** One of the permitted moves of a turn, of which there is at least one, by who holds this hand. */
export function chooseAtRandom(hand: Cards, moves: readonly Move[], random: Random): Move {
  return moves[0]?.type === 'block' ? pick(leastBlocking(hand, moves), random) : pickBusily(moves, random);
}

function isIdle({ type }: Move): boolean {
  return type === 'take' || type === 'pass';
}

/** Idles one time in eight where it could do something else. */
function pickBusily(moves: readonly Move[], random: Random): Move {
  const busy = moves.findIndex(isIdle);
  if (busy <= 0) return pick(moves, random);
  const at = random.below(8) === 0 ? busy + random.below(moves.length - busy) : random.below(busy);
  return moves[at] as Move;
}

function leastBlocking(hand: Cards, moves: readonly Move[]): Move[] {
  const blocks = moves.map((move) => (move.type === 'block' ? blocksOf(move.card, hand) : 0));
  const least = Math.min(...blocks);
  return moves.filter((_, k) => blocks[k] === least);
}
