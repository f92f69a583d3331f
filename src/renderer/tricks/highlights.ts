/** A trick game's highlights: tricks taken, and their points. */

import type { Seat } from '#shared/engine/rules.ts';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import { type Highlights, nameAt, type PointsGain, type ScoreAnimationPlan, type ViewContext } from '../games/game.ts';
import type { Moment } from '../games/moment.ts';
import { runningSums } from '../games/numbers.ts';
import type { Highlight } from '../motion/scene.ts';
import { OPEN, SETTLED } from './beats.ts';
import { sideNames } from './log.ts';
import { inPoints, lyingTrick, worthOf } from './names.ts';
import type { TrickContext } from './zones.ts';

/** The highlights of every trick game. */
export function trickHighlights<T extends TrickTypes>(
  basics: TrickBasics<T>,
): Highlights<TrickObservation<T>, TrickMove<T>> {
  return {
    effect: trickTaken,
    moment: lastTrick,
    pointsGained: (observation, moment) => pointsGained(basics, observation, moment),
  };
}

function trickTaken<T extends TrickTypes>(
  { last, tricks }: TrickObservation<T>,
  { before, beat }: TrickContext<T>,
): Omit<Highlight, 'name'> | undefined {
  const winner = before && last?.type === 'play' && beat === OPEN ? lyingTrick(tricks)?.winner : undefined;
  return winner == null ? undefined : { kind: 'taken', seats: [winner] };
}

/** A deal's last trick: its cards, and who takes it. */
function lastTrick<T extends TrickTypes>(
  { last, tricks, phase }: TrickObservation<T>,
  { beat, say }: TrickContext<T>,
): Moment | undefined {
  const trick = lyingTrick(tricks);
  if (last?.type !== 'play' || beat !== OPEN || phase === 'play' || trick?.winner == null) return undefined;
  const { cards, leader, winner } = trick;
  const main = (winner - leader + cards.length) % cards.length;
  return { kind: 'last', title: say('announced.last-trick'), cards, main, seats: [winner] };
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
