/** A trick game's highlights: tricks taken, their points, and the score of a deal. */

import type { Seat } from '#shared/engine/rules.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import { sidesOf } from '#shared/tricks/score.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import { type Highlights, nameAt, type PointsGain, type ScoreAnimationPlan, type ViewContext } from '../games/game.ts';
import { runningSums } from '../games/numbers.ts';
import type { Highlight } from '../motion/scene.ts';
import { OPEN, SETTLED } from './beats.ts';
import type { TrickContext } from './layout.ts';
import { sideNames } from './log.ts';
import { inPoints, lyingTrick, scoredDeal, seatsOf, worthOf } from './names.ts';

/** The highlights of every trick game. */
export function trickHighlights<T extends TrickTypes>(
  basics: TrickBasics<T>,
): Highlights<TrickObservation<T>, TrickMove<T>> {
  return {
    effect: trickTaken,
    pointsGained: (observation, moment) => pointsGained(basics, observation, moment),
    scoreAnimation: (observation, sight) => scoreAnimation(basics, observation, sight),
  };
}

function trickTaken<T extends TrickTypes>(
  { last, tricks }: TrickObservation<T>,
  { before, beat }: TrickContext<T>,
): Omit<Highlight, 'name'> | undefined {
  const winner = before && last?.type === 'play' && beat === OPEN ? lyingTrick(tricks)?.winner : undefined;
  return winner == null ? undefined : { kind: 'taken', seats: [winner] };
}

/** A trick's points, where the trick went; of a worthless one nothing is said. */
function pointsGained<T extends TrickTypes>(
  basics: TrickBasics<T>,
  { last, tricks }: TrickObservation<T>,
  { before, beat, say }: TrickContext<T>,
): PointsGain | undefined {
  const trick = lyingTrick(tricks);
  if (!before || last?.type !== 'play' || beat !== SETTLED || trick?.winner == null) return undefined;
  const worth = worthOf(basics, trick.cards);
  if (worth === 0) return undefined;
  const word = say('score-change.points', { points: inPoints(basics, worth) });
  return { seat: trick.winner, zone: `taken:${trick.winner}`, word };
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
    ...verdictOf(ahead, winners, sides, sight),
  };
}

/** A seat's points after each of its tricks. */
export function takenSums<T extends TrickTypes>(
  basics: TrickBasics<T>,
  { tricks }: TrickObservation<T>,
  seat: Seat,
): string[] {
  const own = tricks.filter(({ winner }) => winner === seat);
  return runningSums(own.map(({ cards }) => worthOf(basics, cards))).map((worth) => inPoints(basics, worth));
}

/** Who is ahead, as the viewer is told: a side, or none. */
export function verdictOf(
  ahead: number | undefined,
  winners: readonly number[],
  sides: readonly number[],
  sight: ViewContext,
): Pick<ScoreAnimationPlan, 'verdict' | 'outcome'> {
  const { viewer, say } = sight;
  if (ahead === undefined) return { verdict: say('score-change.level') };
  if (viewer === 'everyone') {
    const [only = 0] = winners;
    const name = winners.length === 1 ? nameAt(sight, only) : sideNames(sides, ahead, sight);
    return { verdict: say('score-change.ahead', { name }) };
  }
  const outcome = winners.includes(viewer) ? 'won' : 'lost';
  return { verdict: say(`score-change.${outcome}`), outcome };
}
