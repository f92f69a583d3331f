/**
 * How long a bot thinks that has no time of its own. It hangs on what everybody sees and on chance alone: a bot with one card
 * it may play must not be quicker than one with six, and a hard hand must not be heard.
 */
import type { Game } from '#shared/engine/game.ts';
import { type Random, unit } from '#shared/engine/random.ts';
import type { Observed } from '#shared/engine/rules.ts';

/** The easiest and the hardest choice, as parts of the table's pace. */
const LEAST = 0.5;
const MOST = 2;
/** Chance makes a pause so much shorter or longer; most are near the middle. */
const SPREAD = 0.35;

/** Who comes to a choice too late acts at a whole multiple of this after it was due, in ms: how late, nobody can tell. */
const LATE = 1000;

/** When a bot acts that has made its choice `now` and was due then: not the search is heard, but at most its whole seconds. */
export function actsAt(due: number, now: number): number {
  return now <= due ? due : due + Math.ceil((now - due) / LATE) * LATE;
}

/** The share of the table's pace that a bot waits; `everybody` is what all at the table see now. */
export function pauseOf({ ponder }: Pick<Game, 'ponder'>, everybody: Observed, random: Random): number {
  if (!ponder) return 1;
  const hard = Math.min(MOST, Math.max(LEAST, ponder(everybody)));
  // The sum of two dice: near the middle more often than far from it.
  return hard * (1 + SPREAD * (unit(random) + unit(random) - 1));
}
