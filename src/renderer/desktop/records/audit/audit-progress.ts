/** An audit's progress and findings. */
import type { AuditedMove } from '#shared/bots/audit.ts';
import type { Match } from '#shared/engine/match.ts';
import type { SeatedBot } from '#shared/engine/record.ts';

export interface AuditProgress {
  /** Number of moves recomputed. */
  readonly computed: number;
  /** Those that differ, in order. */
  readonly astray: readonly AuditedMove[];
  /** `broken`: it could not finish and proves nothing. */
  readonly stands: 'running' | 'whole' | 'broken';
}

export const AUDIT_STARTED: AuditProgress = { computed: 0, astray: [], stands: 'running' };

/** Adds a move; null ends the audit. */
export function addAudited(tally: AuditProgress, audited: AuditedMove | null): AuditProgress {
  if (audited === null) return { ...tally, stands: 'whole' };
  const astray = audited.asItShouldBe ? tally.astray : [...tally.astray, audited];
  return { ...tally, computed: tally.computed + 1, astray };
}

/** Number of moves by these bots, each counted while it sat there. */
export function movesOf({ events }: Pick<Match, 'events'>, bots: readonly SeatedBot[]): number {
  const isBots = (by: unknown, event: number): boolean =>
    bots.some(({ seat, from = 0, until = events.length }) => seat === by && event >= from && event < until);
  return events.filter(({ by }, event) => isBots(by, event)).length;
}

/** The step at which a move is first visible; the last one if none. `steps`: number of events behind each. */
export function stepOf(steps: readonly number[], event: number): number {
  const step = steps.findIndex((behind) => behind > event);
  return step < 0 ? steps.length - 1 : step;
}
