/** How far an audit has come, and what it has found. */
import type { AuditedMove } from '#shared/bots/audit.ts';
import type { Match } from '#shared/engine/match.ts';
import type { SeatedBot } from '#shared/engine/record.ts';

export interface AuditProgress {
  /** Moves that have been computed again. */
  readonly computed: number;
  /** Those of them that should have been others, in order. */
  readonly astray: readonly AuditedMove[];
  /** `broken`: it could not be gone through with, and says nothing. */
  readonly stands: 'running' | 'whole' | 'broken';
}

export const AUDIT_STARTED: AuditProgress = { computed: 0, astray: [], stands: 'running' };

/** The same with one move more; null: that was all. */
export function addAudited(tally: AuditProgress, audited: AuditedMove | null): AuditProgress {
  if (audited === null) return { ...tally, stands: 'whole' };
  const astray = audited.asItShouldBe ? tally.astray : [...tally.astray, audited];
  return { ...tally, computed: tally.computed + 1, astray };
}

/** So many moves of a match were these bots', each as long as it sat there. */
export function movesOf({ events }: Pick<Match, 'events'>, bots: readonly SeatedBot[]): number {
  const isBots = (by: unknown, event: number): boolean =>
    bots.some(({ seat, from = 0, until = events.length }) => seat === by && event >= from && event < until);
  return events.filter(({ by }, event) => isBots(by, event)).length;
}

/** The step at which a move is first seen; the last one where it is seen in none. `steps`: events that each has behind it. */
export function stepOf(steps: readonly number[], event: number): number {
  const step = steps.findIndex((behind) => behind > event);
  return step < 0 ? steps.length - 1 : step;
}
