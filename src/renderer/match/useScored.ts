import { useState } from 'react';
import type { ObservationBase } from '#shared/engine/rules.ts';
import type { TableGame } from '../games/game.ts';
import type { ShownMatch } from '../session/match/play.ts';

interface Kept {
  readonly of: string;
  readonly seen: readonly ObservationBase[];
}

/**
 * What this viewer saw whenever a score of this match was reached, oldest first, as far as the page was there: an observation
 * holds the tricks of its own deal alone.
 */
export function useScoredObservations(game: TableGame, { match, observation, beat }: ShownMatch, viewer: string): readonly ObservationBase[] {
  const of = `${match} ${viewer}`;
  const [kept, keep] = useState<Kept>({ of, seen: [] });
  const seen = kept.of === of ? kept.seen : [];
  const isNew = game.isScored(observation, beat) && !seen.includes(observation);
  if (isNew || kept.of !== of) keep({ of, seen: isNew ? [...seen, observation] : seen });
  return seen;
}
