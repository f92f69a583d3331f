/** A thread of the arena: plays deals by number until there are none. */
import { parentPort, workerData } from 'node:worker_threads';
import { playDeal, type Share } from '../src/shared/bots/arena/contest.ts';
import { contestOf, type Paper } from './arena-plan.ts';
import { hasProgram } from './arena-programs.ts';

/** Deal `index` of paper `paper`, and what came of it. */
export interface Dealt {
  readonly paper: number;
  readonly index: number;
  readonly shares: readonly Share[];
}

export type Order = Omit<Dealt, 'shares'>;

const contests = (workerData as readonly Paper[]).map((paper) =>
  hasProgram(paper.bots) ? undefined : contestOf(paper),
);
parentPort?.on('message', ({ paper, index }: Order) => {
  const contest = contests[paper];
  if (!contest) throw new Error(`no paper ${paper}`);
  const shares = playDeal(contest, index, () => performance.now());
  parentPort?.postMessage({ paper, index, shares } satisfies Dealt);
});
