/** Who looks at a match: each seat, and everyone (a spectator, a screen). Each is told what it may see, in its own count. */
import type { Match } from '#shared/engine/match.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { type Feed, feedOf, type Update, updatesSince } from '#shared/engine/view.ts';
import { MAX_PAD_BYTES, type PlayUpdate } from '#shared/protocol/table.ts';
import { byteLength } from '../connections/byte-length.ts';

// How long an update is, whatever a hand holds: who listens to a sealed line sees lengths. What all may see has a length
// that all may know; to that comes room for what a seat sees beside it, the same for every hand.

/** Lengths go in such steps, in bytes. */
const LENGTH_STEP_BYTES = 4096;

/**
 * The update with as much after it as makes its length that of any other hand. `all`: what everybody sees just then;
 * `privateBytes`: what this seat's cards, and what it may do with them, take at most.
 */
export function padUpdate(update: PlayUpdate, all: unknown, privateBytes = LENGTH_STEP_BYTES): PlayUpdate {
  const least = roundedUp(sizeOf(all)) + roundedUp(privateBytes);
  const own = sizeOf({ ...update, pad: '' });
  const length = Math.max(least, roundedUp(own));
  return { ...update, pad: '.'.repeat(Math.min(length - own, MAX_PAD_BYTES)) };
}

function roundedUp(bytes: number): number {
  return Math.ceil(bytes / LENGTH_STEP_BYTES) * LENGTH_STEP_BYTES;
}

function sizeOf(value: unknown): number {
  return byteLength(JSON.stringify(value));
}

/** What a client saw last. */
export interface SeenUpdate {
  readonly match: number;
  readonly version: number;
}

/** So many updates of each viewer are at hand for who was away. */
const RECENT_UPDATES = 64;

type Listener = (update: Update) => void;

interface ViewerFeed {
  readonly feed: Feed;
  readonly listeners: Set<Listener>;
  /** The latest updates, the last one last. */
  recent: Update[];
}

export class ViewerFeeds {
  readonly #match: Match;
  readonly #watched: ReadonlyMap<Viewer, ViewerFeed>;
  /** What everybody saw when each was told: told again, it is as long. */
  readonly #allThen = new WeakMap<Update, ObservationBase>();

  constructor(match: Match) {
    this.#match = match;
    const viewers: Viewer[] = [...Array(match.seats).keys(), 'everyone'];
    this.#watched = new Map(
      viewers.map((viewer) => {
        const feed = feedOf(match, viewer);
        return [viewer, { feed, listeners: new Set(), recent: [feed.latest()] }];
      }),
    );
  }

  latest(viewer: Viewer): Update {
    return this.#of(viewer).feed.latest();
  }

  /**
   * The updates after number `since` in order, or just the latest if too much was missed. Whoever says to have seen less
   * is shown no more by it: only what follows the last sight that the rules have taken back (VM-7).
   */
  since(viewer: Viewer, since: number): Update[] {
    const { recent, feed } = this.#of(viewer);
    const oldest = recent[0]?.version ?? 0;
    if (since < oldest - 1) return recent.slice(-1);
    const { mayLookBack } = this.#match.rules;
    const now = feed.latest().observation;
    const hidden = mayLookBack ? recent.findLastIndex(({ observation }) => !mayLookBack(observation, now)) : -1;
    return recent.slice(hidden + 1).filter(({ version }) => version > since);
  }

  /** As it is sent: what a seat sees is as long as it would be with any other cards. `match`: the table's number of it. */
  toPlayUpdate(viewer: Viewer, told: Update, match: number): PlayUpdate {
    const { version, observation, moves } = told;
    const update = { match, version, observation, moves: [...moves] };
    if (viewer === 'everyone') return update;
    const all = this.#allThen.get(told) ?? this.latest('everyone').observation;
    return padUpdate(update, all, this.#match.rules.privateBytes?.(all, viewer));
  }

  /** Who looks from there now is somebody else, and is shown nothing of what was seen from there so far. */
  forget(viewer: Viewer): void {
    this.#of(viewer).recent = [];
  }

  /** The update of this number, as it was told then; nothing if it is too long ago. */
  updateAt(viewer: Viewer, version: number): Update | undefined {
    return this.#of(viewer).recent.find((update) => update.version === version);
  }

  /** Every update so far, found again from the events. */
  history(viewer: Viewer): Update[] {
    return updatesSince(this.#match, viewer, -1);
  }

  /** Calls back with every new update of this viewer until the returned function is called. */
  subscribe(viewer: Viewer, listener: Listener): () => void {
    const { listeners } = this.#of(viewer);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** To be called after every event: tells it to those who can notice it. */
  publish(): void {
    const news = [...this.#watched.values()].flatMap((watched) => {
      const update = watched.feed.next();
      return update ? { watched, update } : [];
    });
    const all = this.latest('everyone').observation;
    for (const { watched, update } of news) {
      this.#allThen.set(update, all);
      watched.recent = [...watched.recent, update].slice(-RECENT_UPDATES);
      for (const listener of watched.listeners) listener(update);
    }
  }

  #of(viewer: Viewer): ViewerFeed {
    const watched = this.#watched.get(viewer);
    if (!watched) throw new Error(`nobody sits on seat ${viewer}`);
    return watched;
  }
}
