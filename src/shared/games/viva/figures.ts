/** What a match of VIVA adds to the house's book: its rounds where they are known one by one, and who won most of them. */
import { contest, type Feat, type MatchStatistics, type FinishedMatchRecord, wholeMatch } from '../../engine/figures.ts';
import type { GameEvent } from '../../engine/rules.ts';
import type { MatchResult } from './state/observation.ts';

export function statistics({ result }: FinishedMatchRecord<GameEvent, MatchResult>): MatchStatistics {
  const { scores, deals } = result;
  const rounds = scores.reduce((sum, score) => sum + score, 0);
  const feats = scores.flatMap((size, by): Feat[] =>
    size > 1 ? [{ by, kind: 'rounds', size, values: { won: size, rounds } }] : [],
  );
  const contests = deals?.map(({ winner }) => contest([winner], scores.length)) ?? [wholeMatch(result)];
  return { contests, feats };
}
