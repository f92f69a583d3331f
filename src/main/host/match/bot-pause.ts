/**
 * How long a bot thinks that has no time of its own. It hangs on what everybody sees and on chance alone: a bot with one card
 * it may play must not be quicker than one with six, and a hard hand must not be heard.
 */
import type { Game } from '#shared/engine/game.ts';
import { type Random, randomFraction } from '#shared/engine/random.ts';
import type { ObservationBase } from '#shared/engine/rules.ts';

/** The easiest and the hardest choice, as parts of the table's pace. */
const MIN_THINK_FACTOR = 0.5;
const MAX_THINK_FACTOR = 2;
/** Chance makes a pause so much shorter or longer; most are near the middle. */
const THINK_SPREAD = 0.35;

/** Who comes to a choice too late acts at a whole multiple of this after it was due, in ms: how late, nobody can tell. */
const LATE_STEP_MS = 1000;

/** When a bot acts that has made its choice `now` and was due then: not the search is heard, but at most its whole seconds. */
export function actionTime(due: number, now: number): number {
  return now <= due ? due : due + Math.ceil((now - due) / LATE_STEP_MS) * LATE_STEP_MS;
}

/** The share of the table's pace that a bot waits; `everybody` is what all at the table see now. */
export function thinkFactor({ thinkTime: ponder }: Pick<Game, 'thinkTime'>, everybody: ObservationBase, random: Random): number {
  if (!ponder) return 1;
  const hard = Math.min(MAX_THINK_FACTOR, Math.max(MIN_THINK_FACTOR, ponder(everybody)));
  // The sum of two dice: near the middle more often than far from it.
  return hard * (1 + THINK_SPREAD * (randomFraction(random) + randomFraction(random) - 1));
}
