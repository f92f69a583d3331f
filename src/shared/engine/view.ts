/** What one viewer is told. Everything a client or a bot ever gets of a match is one of these. */
import { type Match, newMatch, take } from './match.ts';
import type { GameTypes, Rules, Viewer } from './rules.ts';

export interface View<G extends GameTypes = GameTypes> {
  readonly observation: G['Observation'];
  /** The viewer's own moves now; always empty for `everyone`. */
  readonly moves: readonly G['Move'][];
}

/**
 * A view with its number in the viewer's own count, from 0. An event that the viewer can't notice makes no
 * new number: even a gap would tell.
 */
export interface Update<G extends GameTypes = GameTypes> extends View<G> {
  readonly version: number;
}

export function viewOf<G extends GameTypes>(rules: Rules<G>, state: G['State'], viewer: Viewer): View<G> {
  return {
    observation: rules.observe(state, viewer),
    moves: viewer === 'everyone' ? [] : rules.legalMoves(state, viewer),
  };
}

/** One viewer's stream of updates over a running match. */
export interface Feed<G extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  /** The update of now. */
  latest(): Update<G>;
  /** To be called after every event: the new update, or nothing if the viewer can't notice the event. */
  next(): Update<G> | undefined;
}

export function feedOf<G extends GameTypes>(match: Match<G>, viewer: Viewer): Feed<G> {
  let latest: Update<G> = { version: 0, ...viewOf(match.rules, match.state, viewer) };
  let bytes = bytesOf(latest);
  return {
    viewer,
    latest: () => latest,
    next() {
      const view = viewOf(match.rules, match.state, viewer);
      const seen = bytesOf(view);
      if (seen === bytes) return undefined;
      bytes = seen;
      latest = { version: latest.version + 1, ...view };
      return latest;
    },
  };
}

/** Every update after number `since`, found again from the events: what a client missed while it was away. */
export function updatesSince<G extends GameTypes>(match: Match<G>, viewer: Viewer, since: number): Update<G>[] {
  const again = newMatch(match.rules, match.options, match.seats);
  const feed = feedOf(again, viewer);
  const missed = since < 0 ? [feed.latest()] : [];
  for (const event of match.events) {
    take(again, event);
    const update = feed.next();
    if (update && update.version > since) missed.push(update);
  }
  return missed;
}

function bytesOf(view: View): string {
  return JSON.stringify([view.observation, view.moves]);
}
