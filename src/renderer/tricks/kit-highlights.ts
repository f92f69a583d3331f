/** All highlights of a trick game that has none of its own: with the score of a deal. */
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { sidesOf } from '#shared/tricks/score.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { Highlights, ScoreAnimationPlan, ViewContext } from '../games/game.ts';
import { formatSigned } from '../games/numbers.ts';
import { takenSums, trickHighlights, verdictOf } from './highlights.ts';
import { scoredDeal, seatsOf } from './names.ts';

/** From the game's description. */
export function kitHighlights<T extends TrickTypes>(
  basics: TrickBasics<T>,
): Highlights<TrickObservation<T>, TrickMove<T>> {
  return {
    ...trickHighlights(basics),
    scoreAnimation: (observation, sight) => scoreAnimation(basics, observation, sight),
  };
}

/** Trick by trick at the plates, then who is ahead. */
function scoreAnimation<T extends TrickTypes>(
  basics: TrickBasics<T>,
  observation: TrickObservation<T>,
  sight: ViewContext,
): ScoreAnimationPlan | undefined {
  const { options } = observation;
  const deal = scoredDeal(observation);
  if (!deal) return undefined;
  const seats = seatsOf(observation);
  const sides = sidesOf(basics, { options, seats: seats.length });
  const most = Math.max(...deal.points);
  const ahead = deal.points.filter((points) => points === most).length === 1 ? deal.points.indexOf(most) : undefined;
  const winners = seats.filter((seat) => sides[seat] === ahead);
  return {
    counts: seats.flatMap((seat) => {
      const steps = takenSums(basics, observation, seat);
      return steps.length > 0 ? [{ at: `plate:${seat}`, steps }] : [];
    }),
    seats: winners,
    ...byHowMuch(deal.points, sides, sight),
    ...verdictOf(ahead, winners, sides, sight),
  };
}

/** The viewer's side against the best of the others; for spectators, the best side against the next. */
function byHowMuch(
  points: readonly number[],
  sides: readonly number[],
  { viewer }: ViewContext,
): { readonly by?: string } {
  const [first = 0, second = 0] = points.toSorted((a, b) => b - a);
  const own = viewer === 'everyone' ? first : (points[sides[viewer] ?? 0] ?? 0);
  if (first === second) return {};
  return { by: formatSigned(own === first ? first - second : own - first) };
}
