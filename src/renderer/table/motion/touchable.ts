/** What a pointer meets: cards where they are seen, not where they will be. */
import { nudge, type Pose } from '../places/pose.ts';
import type { AnimatedCard } from './actor.ts';
import { beside } from './attend.ts';

/** Where a card can be touched, without its lift, so that it does not slip from under the pointer; nowhere, if it has not set out yet. */
export function hitPose(actor: AnimatedCard, now: number): Pose | undefined {
  const { flight, rest, asideGoal: way, since } = actor;
  if (!flight) return way === 0 ? rest : nudge(rest, { right: way });
  return now - since < flight.delay ? undefined : beside(actor);
}
