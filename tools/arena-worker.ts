/** A thread of the arena: plays deals by number until there are none. */
import { parentPort, workerData } from 'node:worker_threads';
import { type EntrantResult, playDeal } from '../src/shared/bots/arena.ts';
import { hasProgram, type MatchupSpec, matchupOf } from './arena-plan.ts';

/** Deal `index` of matchup `matchup`, and what came of it. */
export interface PlayedDeal {
  readonly matchup: number;
  readonly index: number;
  readonly shares: readonly EntrantResult[];
}

export type DealJob = Omit<PlayedDeal, 'shares'>;

const contests = (workerData as readonly MatchupSpec[]).map((matchup) =>
  hasProgram(matchup.bots) ? undefined : matchupOf(matchup),
);
parentPort?.on('message', ({ matchup, index }: DealJob) => {
  const contest = contests[matchup];
  if (!contest) throw new Error(`no matchup ${matchup}`);
  const shares = playDeal(contest, index, () => performance.now());
  parentPort?.postMessage({ matchup, index, shares } satisfies PlayedDeal);
});
