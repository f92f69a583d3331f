/** Where a match's chance comes from. */
import type { Match } from '#shared/engine/match.ts';
import type { Random } from '#shared/engine/random.ts';
import type { GameEvent } from '#shared/engine/rules.ts';

export interface ChanceSource {
  /** What the next event of chance is drawn from; nothing while that is being made: whoever makes it says so then. */
  source(match: Match): Random | undefined;
  /** An event of before the host started is about to be applied again. */
  onReplay(match: Match, event: GameEvent): void;
  /** An event was applied. */
  onApplied(match: Match): void;
}

/** Chance that is there at any time. */
export function chanceFrom(random: Random): ChanceSource {
  return { source: () => random, onReplay: () => undefined, onApplied: () => undefined };
}
