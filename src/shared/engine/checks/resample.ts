/**
 * What a viewer imagines must look to it as the truth does, the whole story that it was shown included. `checkMatch` asks that
 * beside all else that must hold; here it is asked alone, so that thousands of matches can be gone through.
 */
import { type Match, newMatch, take } from '../match.ts';
import type { Random } from '../random.ts';
import type { Viewer } from '../rules.ts';
import { isSameData, viewOf } from '../view.ts';

/** How much was looked at: a check that saw nothing proves nothing. */
export interface ResampleCounts {
  positions: number;
  worlds: number;
  /** How many of them were not the true one. */
  otherwise: number;
}

/** Goes through a finished match: in one state of `share`, each viewer imagines a world. Throws at the first that can be told apart. */
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

/** Whether the world that the viewer imagines is the true one; throws where the viewer could tell that it is not. */
function resamplesTruth({ rules, state, seats, events }: Match, viewer: Viewer, random: Random): boolean {
  const view = viewOf(rules, state, viewer);
  const world = rules.resample(view.observation, random);
  const imagined = viewOf(rules, world, viewer);
  if (isSameData(imagined, view)) return isSameData(world, state);
  const where = `${rules.id}, ${seats} seats, after ${events.length} events (${JSON.stringify(events.at(-1))})`;
  const both = [view, imagined].map((one) => JSON.stringify(one)).join('\n');
  throw new Error(`${where}: ${viewer} would tell an imagined state apart:\n${both}`);
}
