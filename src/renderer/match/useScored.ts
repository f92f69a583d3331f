import { useState } from 'react';
import type { Observed } from '#shared/engine/rules.ts';
import type { TableGame } from '../games/game.ts';
import type { Shown } from '../session/match/play.ts';

interface Kept {
  readonly of: string;
  readonly seen: readonly Observed[];
}

/**
 * What this viewer saw whenever a score of this match was reached, oldest first, as far as the page was there: an observation
 * holds the tricks of its own deal alone.
 */
export function useScored(game: TableGame, { match, observation, beat }: Shown, viewer: string): readonly Observed[] {
  const of = `${match} ${viewer}`;
  const [kept, keep] = useState<Kept>({ of, seen: [] });
  const seen = kept.of === of ? kept.seen : [];
  const isNew = game.isScored(observation, beat) && !seen.includes(observation);
  if (isNew || kept.of !== of) keep({ of, seen: isNew ? [...seen, observation] : seen });
  return seen;
}
