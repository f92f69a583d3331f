import { maxBy } from '../../../bots/best.ts';
import type { Policy, SeatObservation } from '../../../bots/policy.ts';
import type { ItalianCard } from '../../../cards/italian.ts';
import type { Move } from '../state/moves.ts';
import type { Observation } from '../state/observation.ts';
import type { Spizzichino } from '../state/state.ts';

export type SpizzichinoObservation = SeatObservation<Spizzichino>;
export type SpizzichinoPolicy = Policy<Spizzichino>;

/** The card played that is best by this measure, the first among equals. */
export function bestCardMove(moves: readonly Move[], worth: (card: ItalianCard) => number): Move {
  return maxBy(
    moves.filter((move) => move.type === 'play'),
    ({ card }) => worth(card),
  );
}

/** The card to be answered; nothing where the viewer leads. */
export function cardLed({ tricks }: Observation): ItalianCard | undefined {
  const trick = tricks.at(-1);
  return trick?.winner === null ? trick.plays[0]?.card : undefined;
}
