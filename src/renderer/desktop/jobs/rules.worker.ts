/**
 * All that the page computes with games' rules beside itself, in one script: a script for each job would hold all games once more.
 * In: a job's name and what is asked of it; out: what the job tells. It says nothing, so one file serves all languages.
 */

import { auditBots, chooseStory, explainMove } from './match-jobs.ts';
import { readOwnFile } from './own-file.ts';
import { playExpert } from './play-expert.ts';
import { readRecords } from './read-records.ts';
import { reviewSeat } from './review-seat.ts';

/** By name. Files are read here so that no content can freeze the page. */
const JOBS = {
  audit: auditBots,
  review: reviewSeat,
  why: (move: Parameters<typeof explainMove>[0]) => [explainMove(move)],
  story: (record: Parameters<typeof chooseStory>[0]) => [chooseStory(record)],
  expert: (day: Parameters<typeof playExpert>[0]) => [playExpert(day)],
  'read-own-file': (bytes: Uint8Array) => [readOwnFile(bytes)],
  'read-records': (bytes: Uint8Array) => [readRecords(bytes)],
};

/** What can be asked of the worker. */
export type Jobs = typeof JOBS;

addEventListener('message', ({ data: { job, ask } }: MessageEvent<{ job: keyof Jobs; ask: never }>) => {
  const run: (ask: never) => Iterable<unknown> = JOBS[job];
  for (const told of run(ask)) postMessage(told);
});
