/** What a match of Spizzichino adds to the house's book: who won it, and the best deals. */
import { type Feat, type MatchStatistics, type FinishedMatchRecord, wholeMatch } from '../../engine/figures.ts';
import type { GameEvent } from '../../engine/rules.ts';
import type { MatchResult } from './state/observation.ts';

/** A deal is not won, its points are counted (SP-19): the match is what is won. */
export function statistics({ result }: FinishedMatchRecord<GameEvent, MatchResult>): MatchStatistics {
  const feats = result.deals.flatMap(({ points, declared }) =>
    points.map((size, by): Feat => ({ by, kind: 'deal', size, values: { points: size, declared: declared[by] ?? 0 } })),
  );
  return { contests: [wholeMatch(result)], feats };
}
