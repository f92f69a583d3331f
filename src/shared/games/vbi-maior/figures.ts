/** What a game of Vbi Maior adds to the house's book: all have won it or all have lost it, and how far they came. */
import type { Feat, MatchStatistics, FinishedMatchRecord } from '../../engine/figures.ts';
import type { GameEvent } from '../../engine/rules.ts';
import type { GameResult } from './state/observation.ts';

export function statistics({ result: { won, scores, points, target, turns } }: FinishedMatchRecord<GameEvent, GameResult>): MatchStatistics {
  const all = [...scores.keys()];
  const values = { points, target, turns };
  // What was asked of each seat counts first (VM-3), then how far beyond it the table came.
  const size = (target / all.length) * 100 + points - target;
  const feats = won ? all.map((by): Feat => ({ by, kind: 'rome', size, values })) : [];
  return { contests: [won ? { won: all, lost: [] } : { won: [], lost: all }], feats };
}
