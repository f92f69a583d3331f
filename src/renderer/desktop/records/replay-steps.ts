/** A match that lies open, step by step, as each viewer saw it: found again from its events alone. */
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { feedOf } from '#shared/engine/view.ts';

/** Who looks: a seat, a spectator, or somebody to whom all cards lie open. */
export type ReplayPerspective = Viewer | 'open';

/** After how many events there was something new to see for these eyes, from 0 (the beginning) on. */
export function stepsOf(match: Match, perspective: ReplayPerspective): number[] {
  if (perspective === 'open') return [...Array(match.events.length + 1).keys()];
  const again = newMatch(match.rules, match.options, match.seats);
  const feed = feedOf(again, perspective);
  const steps = [0];
  for (const event of match.events) {
    take(again, event);
    if (feed.next()) steps.push(again.events.length);
  }
  return steps;
}

/** The whole truth after so many events. */
export function stateAfter(match: Match, count: number): Match['state'] {
  const again = newMatch(match.rules, match.options, match.seats);
  for (const event of match.events.slice(0, count)) take(again, event);
  return again.state;
}

/** What these eyes saw then; open cards lie beside what a spectator saw. */
export function observationAfter(match: Match, perspective: ReplayPerspective, count: number): ObservationBase {
  return match.rules.observe(stateAfter(match, count), perspective === 'open' ? 'everyone' : perspective);
}

/** What these eyes saw when something was scored. */
export interface Score {
  /** After so many events. */
  readonly count: number;
  readonly observation: ObservationBase;
}

/** Every score of a match, as a page that was open all the time would have seen them; `isScore`: of a step of these eyes. */
export function scoresOf(
  match: Match,
  perspective: ReplayPerspective,
  isScore: (now: ObservationBase, before: ObservationBase) => boolean,
): Score[] {
  const again = newMatch(match.rules, match.options, match.seats);
  const seen = (): ObservationBase =>
    again.rules.observe(again.state, perspective === 'open' ? 'everyone' : perspective);
  const scores: Score[] = [];
  let before = seen();
  for (const event of match.events) {
    take(again, event);
    const observation = seen();
    if (isScore(observation, before)) scores.push({ count: again.events.length, observation });
    before = observation;
  }
  return scores;
}
