/** A bot that needs no memory: what a seat observes tells the whole deal so far. */
import type { BotMaker } from '../engine/bot.ts';
import type { Random } from '../engine/random.ts';
import type { GameTypes, ObservationBase, Seat } from '../engine/rules.ts';

/** What a seat observes. */
export type SeatObservation<G extends GameTypes> = G['Observation'] & { readonly viewer: Seat };

/** Chooses among a seat's legal moves; there is at least one. */
export type Policy<G extends GameTypes> = (
  observation: SeatObservation<G>,
  moves: readonly G['Move'][],
  random: Random,
) => G['Move'];

/** A bot that makes the policy's move as soon as it has one to make. */
export function botOf<G extends GameTypes>(policy: Policy<G>): BotMaker<G> {
  return (_seat, random) => ({
    see({ observation, moves }) {
      if (moves.length === 0 || !isSeatObservation(observation)) return undefined;
      return { move: policy(observation, moves, random), after: 0 };
    },
  });
}

/** Whether a seat observes this. */
export function isSeatObservation<O extends ObservationBase>(observation: O): observation is O & { readonly viewer: Seat } {
  return observation.viewer !== 'everyone';
}
