/** A stateless bot: an observation has the whole deal so far. */
import type { BotMaker } from '../engine/bot.ts';
import { pick, type Random } from '../engine/random.ts';
import type { AnyMove, GameTypes, ObservationBase, Seat } from '../engine/rules.ts';

/**
 * A random legal bot; it picks `shy` types (taking, passing, declining) one time in eight when it
 * has others, so that matches end soon.
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

/** A seat's observation. */
export type SeatObservation<G extends GameTypes> = G['Observation'] & { readonly viewer: Seat };

/** Chooses among a seat's legal moves; there is at least one. */
export type Policy<G extends GameTypes> = (
  observation: SeatObservation<G>,
  moves: readonly G['Move'][],
  random: Random,
) => G['Move'];

/** A bot that plays the policy's move at once. */
export function botOf<G extends GameTypes>(policy: Policy<G>): BotMaker<G> {
  return (_seat, random) => ({
    see({ observation, moves }) {
      if (moves.length === 0 || !isSeatObservation(observation)) return undefined;
      return { move: policy(observation, moves, random), after: 0 };
    },
  });
}

/** Whether this is a seat's observation. */
export function isSeatObservation<O extends ObservationBase>(
  observation: O,
): observation is O & { readonly viewer: Seat } {
  return observation.viewer !== 'everyone';
}
