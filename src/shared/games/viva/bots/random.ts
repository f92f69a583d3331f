/** Plays anything that is legal, but neither idles nor blocks itself, so that matches end soon. */
import { pick, type Random } from '../../../engine/random.ts';
import type { Move } from '../moves.ts';
import type { Observation } from '../observation.ts';
import { blocksOf } from './blocking.ts';
import type { Player } from './player.ts';

const IDLE: ReadonlySet<Move['type']> = new Set(['take', 'pass']);

export const random: Player = {
  choose(observation, moves, random) {
    return moves[0]?.type === 'block' ? pick(leastBlocking(observation, moves), random) : pickBusily(moves, random);
  },
  cheats: 5,
  callsOut: { forbidden: 25, permitted: 1 },
};

/** Idles one time in eight where it could do something else. */
function pickBusily(moves: readonly Move[], random: Random): Move {
  const busy = moves.filter(({ type }) => !IDLE.has(type));
  const idle = moves.filter(({ type }) => IDLE.has(type));
  if (busy.length === 0 || idle.length === 0) return pick(moves, random);
  return pick(random.below(8) === 0 ? idle : busy, random);
}

function leastBlocking({ table }: Observation, moves: readonly Move[]): Move[] {
  const blocks = moves.map((move) => (move.type === 'block' ? blocksOf(move.card, table.hand ?? []) : 0));
  const least = Math.min(...blocks);
  return moves.filter((_, k) => blocks[k] === least);
}
