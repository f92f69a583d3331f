/** A thread of the arena: plays deals by number until there are none. */
import { parentPort, workerData } from 'node:worker_threads';
import { type EntrantResult, playDeal } from '../src/shared/bots/arena.ts';
import { hasProgram, type MatchupSpec, matchupOf } from './arena-plan.ts';

/** Deal `index` of paper `paper`, and what came of it. */
export interface PlayedDeal {
  readonly paper: number;
  readonly index: number;
  readonly shares: readonly EntrantResult[];
}

export type DealJob = Omit<PlayedDeal, 'shares'>;

const contests = (workerData as readonly MatchupSpec[]).map((paper) =>
  hasProgram(paper.bots) ? undefined : matchupOf(paper),
);
parentPort?.on('message', ({ paper, index }: DealJob) => {
  const contest = contests[paper];
  if (!contest) throw new Error(`no paper ${paper}`);
  const shares = playDeal(contest, index, () => performance.now());
  parentPort?.postMessage({ paper, index, shares } satisfies PlayedDeal);
});
