/**
 * A resampled state must fit everything the viewer was shown. `checkMatch` tests it with all else;
 * alone it is fast enough for thousands of matches.
 */
import { type Match, newMatch, take } from '../match.ts';
import type { Random } from '../random.ts';
import type { Viewer } from '../rules.ts';
import { isSameData, viewOf } from '../view.ts';

/** Number of checks: a test that checked nothing proves nothing. */
export interface ResampleCounts {
  positions: number;
  worlds: number;
  /** How many differ from the true state. */
  otherwise: number;
}

/**
 * Replays a finished match; in one of `share` states each viewer resamples. Throws at the first
 * that the viewer could rule out.
 */
export function checkResample({ rules, options, seats, events }: Match, random: Random, share = 1): ResampleCounts {
  const again = newMatch(rules, options, seats);
  const viewers: Viewer[] = ['everyone', ...Array.from({ length: seats }, (_, seat) => seat)];
  const seen: ResampleCounts = { positions: 0, worlds: 0, otherwise: 0 };
  for (const event of [...events, undefined]) {
    if (random.below(share) === 0) {
      seen.positions++;
      seen.worlds += viewers.length;
      for (const viewer of viewers) if (!resamplesTruth(again, viewer, random)) seen.otherwise++;
    }
    if (event) take(again, event);
  }
  return seen;
}

/** Whether the resampled state is the true one; throws where the viewer could rule it out. */
function resamplesTruth({ rules, state, seats, events }: Match, viewer: Viewer, random: Random): boolean {
  const view = viewOf(rules, state, viewer);
  const world = rules.resample(view.observation, random);
  const imagined = viewOf(rules, world, viewer);
  if (isSameData(imagined, view)) return isSameData(world, state);
  const where = `${rules.id}, ${seats} seats, after ${events.length} events (${JSON.stringify(events.at(-1))})`;
  const both = [view, imagined].map((one) => JSON.stringify(one)).join('\n');
  throw new Error(`${where}: ${viewer} would tell an imagined state apart:\n${both}`);
}
