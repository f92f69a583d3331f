import type { BotMaker } from '../engine/bot.ts';
import { pick, type Random } from '../engine/random.ts';
import type { AnyMove, GameTypes } from '../engine/rules.ts';

/**
 * A bot that plays any legal move, each as likely; moves of the `shy` types (taking, passing, declining) only
 * one time in eight where it could do something else, so that matches end soon.
 */
export function randomBot<G extends GameTypes>(shy: ReadonlySet<string>): BotMaker<G> {
  return (_seat, random) => ({
    see({ moves }) {
      if (moves.length === 0) return undefined;
      return { move: pickAvoiding(moves, shy, random), after: 0 };
    },
  });
}

function pickAvoiding<Move extends AnyMove>(moves: readonly Move[], shy: ReadonlySet<string>, random: Random): Move {
  const bold = moves.filter((move) => !shy.has(move.type));
  if (bold.length === 0 || bold.length === moves.length) return pick(moves, random);
  if (random.below(8) > 0) return pick(bold, random);
  return pick(
    moves.filter((move) => shy.has(move.type)),
    random,
  );
}
