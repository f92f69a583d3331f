/** Views, redacted by `observe`: everything a client or bot ever gets of a match. */
import { type Match, newMatch, take } from './match.ts';
import type { GameTypes, Rules, Viewer } from './rules.ts';

export interface View<G extends GameTypes = GameTypes> {
  readonly observation: G['Observation'];
  /** The viewer's legal moves; empty for `everyone`. */
  readonly moves: readonly G['Move'][];
}

/**
 * A view with the viewer's own version number, from 0. An event invisible to the viewer makes no
 * new version, since even a gap would tell.
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

/** One viewer's updates of a running match. */
export interface Feed<G extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  /** The current update. */
  latest(): Update<G>;
  /**
   * Call after every event: the new update, or undefined if the event is invisible to the viewer.
   */
  next(): Update<G> | undefined;
}

export function feedOf<G extends GameTypes>(match: Match<G>, viewer: Viewer): Feed<G> {
  let latest: Update<G> = { version: 0, ...viewOf(match.rules, match.state, viewer) };
  return {
    viewer,
    latest: () => latest,
    next() {
      const view = viewOf(match.rules, match.state, viewer);
      if (isSameData(view.observation, latest.observation) && isSameData(view.moves, latest.moves)) return undefined;
      latest = { version: latest.version + 1, ...view };
      return latest;
    },
  };
}

/** The updates after version `since`, recomputed from the events, for a client that was away. */
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

/**
 * Whether two values serialize to the same text, field order included. Faster than serializing, as
 * most differences come early.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && areSame(one, other);
  const fields = Object.keys(one);
  return (
    !Array.isArray(other) && areSame(fields, Object.keys(other)) && areSame(Object.values(one), Object.values(other))
  );
}

function areSame(ones: readonly unknown[], others: readonly unknown[]): boolean {
  return ones.length === others.length && ones.every((one, k) => isSameData(one, others[k]));
}
