/** The match on a table: the one that is played, or the one that was played last and still lies there. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent, Viewer } from '#shared/engine/rules.ts';
import type { Update } from '#shared/engine/view.ts';
import type { PlayUpdate, Stage } from '#shared/protocol/table.ts';
import { type KeptMatch, type KeptTable, type Store, StoreWriteError } from '../../store/store.ts';
import { type MatchDeps, RunningMatch, type TablePeople } from './running-match.ts';
import { padUpdate } from './viewer-feeds.ts';

/**
 * What was played for practice at tables that are gone, or at which something else is played by now, is deleted. Where the disk
 * fails that is left for the next start.
 */
export function deletePracticeMatches({ store, log }: { readonly store: Store; log(line: string): void }): void {
  try {
    store.sweepPractice();
  } catch (error) {
    if (!(error instanceof StoreWriteError)) throw error;
    log('what was played for practice could not be deleted');
  }
}

/** What a client saw last. */
export interface SeenUpdate {
  readonly match: number;
  readonly version: number;
}

/** What the match needs of its table. */
export interface TableMatchDeps {
  table(): KeptTable;
  readonly people: TablePeople;
  /** Called with every update of every viewer. */
  onUpdate(viewer: Viewer, update: PlayUpdate): void;
}

export class TableMatch {
  readonly #setup: MatchDeps;
  readonly #around: TableMatchDeps;
  #kept: KeptMatch | undefined;
  #running: RunningMatch | undefined;

  constructor(setup: MatchDeps, around: TableMatchDeps) {
    this.#setup = setup;
    this.#around = around;
    const { id, match } = around.table();
    this.#kept = setup.store.match(id, match);
  }

  /** The match as far as somebody plays it or looks at it; nothing in the lobby. */
  get running(): RunningMatch | undefined {
    return this.#running;
  }

  /** The match that lies here, as the store knows it; nothing in the lobby. */
  get id(): number | undefined {
    return this.#kept?.id;
  }

  /** Whether it counts nowhere. */
  get isPractice(): boolean {
    return this.#kept?.practice ?? false;
  }

  get stage(): Stage {
    if (!this.#kept) return 'lobby';
    return (this.#running?.live.isOver ?? this.#kept.over) ? 'over' : 'playing';
  }

  /**
   * Takes up the match that stood here when the host ended: one that is being played at once, one that is over when
   * somebody looks at it. Throws if its events break the rules.
   */
  resume(): void {
    if (this.#kept && !this.#kept.over) this.#run(this.#kept);
  }

  /** A new match begins, with who sits at the table. */
  begin(): void {
    this.#kept = this.#setup.store.beginMatch(this.#around.table());
    this.#run(this.#kept);
  }

  /** A match for practice goes on from where these events of another one lead. */
  beginPractice(events: readonly GameEvent[]): void {
    const { store } = this.#setup;
    this.#kept = store.beginMatch(this.#around.table(), true);
    store.appendDiscreetly(this.#kept.id, 0, events);
    this.#run(this.#kept);
  }

  /** Nobody moves until the match goes on where it stood. */
  pause(paused: boolean): Refusal | undefined {
    if (this.stage !== 'playing' || !this.#kept) return refusal('host', 'no-match');
    this.#setup.store.setPaused(this.#kept.id, paused);
    this.#running?.setPaused(paused);
    return undefined;
  }

  /** The table is empty again, and kept as one that is. */
  clear(): void {
    const { isPractice } = this;
    this.#running?.stop();
    this.#running = undefined;
    this.#kept = undefined;
    if (isPractice) deletePracticeMatches(this.#setup);
  }

  /** The viewer's updates after what was seen last, in order, or the latest. */
  updates(viewer: Viewer, since: SeenUpdate | undefined): PlayUpdate[] {
    const audience = this.#running?.live.feeds;
    if (!audience) return [];
    const isSame = since?.match === this.#around.table().match;
    const updates = audience.since(viewer, isSame ? since.version : audience.latest(viewer).version - 1);
    return updates.map((update) => this.#toPlay(viewer, update));
  }

  /** A match that was over when the host started is read when somebody looks at it first. */
  reopenFinished(): Refusal | undefined {
    if (!this.#kept || this.#running) return undefined;
    try {
      this.#run(this.#kept);
      return undefined;
    } catch (error) {
      const { id } = this.#around.table();
      this.#setup.log(`table ${id}: ${error instanceof Error ? error.message : error}`);
      return refusal('host', 'match-unreadable');
    }
  }

  #run(kept: KeptMatch): void {
    const { people, onUpdate: show, table } = this.#around;
    const { seats } = table();
    const running = new RunningMatch(this.#setup, kept, this.#setup.store.events(kept.id), seats, people);
    this.#running = running;
    const { feeds: audience } = running.live;
    for (const viewer of [...seats.keys(), 'everyone'] as const) {
      show(viewer, this.#toPlay(viewer, audience.latest(viewer)));
      audience.subscribe(viewer, (update) => show(viewer, this.#toPlay(viewer, update)));
    }
    running.start();
  }

  /** As it is told: what a seat sees is as long as it would be with any other cards. */
  #toPlay(viewer: Viewer, { version, observation, moves }: Update): PlayUpdate {
    const update = { match: this.#around.table().match, version, observation, moves: [...moves] };
    if (viewer === 'everyone' || !this.#running) return update;
    return padUpdate(update, this.#running.live.feeds.latest('everyone').observation);
  }
}
