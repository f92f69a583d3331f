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

/** What the match reads and sets of its table. */
interface MatchState {
  readonly kept: KeptTable;
  readonly stage: Stage;
  readonly isPractice: boolean;
  row: KeptMatch | undefined;
  running: RunningMatch | undefined;
}

export interface TableMatchDeps {
  readonly state: MatchState;
  readonly people: TablePeople;
  /** Called with every update of every viewer. */
  onUpdate(viewer: Viewer, update: PlayUpdate): void;
}

export class TableMatch {
  readonly #setup: MatchDeps;
  readonly #state: MatchState;
  readonly #deps: TableMatchDeps;

  constructor(setup: MatchDeps, deps: TableMatchDeps) {
    this.#setup = setup;
    this.#state = deps.state;
    this.#deps = deps;
  }

  /**
   * Takes up the match that stood here when the host ended: one that is being played at once, one that is over when
   * somebody looks at it. Throws if its events break the rules.
   */
  resume(): void {
    const { row } = this.#state;
    if (row && !row.over) this.#run(row);
  }

  /** A new match begins, with who sits at the table. */
  begin(): void {
    const row = this.#setup.store.beginMatch(this.#state.kept);
    this.#state.row = row;
    this.#run(row);
  }

  /** A match for practice goes on from where these events of another one lead. */
  beginPractice(events: readonly GameEvent[]): void {
    const { store } = this.#setup;
    const row = store.beginMatch(this.#state.kept, true);
    this.#state.row = row;
    store.appendDiscreetly(row.id, 0, events);
    this.#run(row);
  }

  /** Nobody moves until the match goes on where it stood. */
  pause(paused: boolean): Refusal | undefined {
    const { stage, row, running } = this.#state;
    if (stage !== 'playing' || !row) return refusal('host', 'no-match');
    this.#setup.store.setPaused(row.id, paused);
    running?.setPaused(paused);
    return undefined;
  }

  /** The table is empty again, and kept as one that is. */
  clear(): void {
    const { isPractice, running } = this.#state;
    running?.stop();
    this.#state.running = undefined;
    this.#state.row = undefined;
    if (isPractice) deletePracticeMatches(this.#setup);
  }

  /** The viewer's updates after what was seen last, in order, or the latest. */
  updates(viewer: Viewer, since: SeenUpdate | undefined): PlayUpdate[] {
    const audience = this.#state.running?.live.feeds;
    if (!audience) return [];
    const isSame = since?.match === this.#state.kept.match;
    const updates = audience.since(viewer, isSame ? since.version : audience.latest(viewer).version - 1);
    return updates.map((update) => this.#toPlay(viewer, update));
  }

  /** A match that was over when the host started is read when somebody looks at it first. */
  reopenFinished(): Refusal | undefined {
    const { row, running, kept } = this.#state;
    if (!row || running) return undefined;
    try {
      this.#run(row);
      return undefined;
    } catch (error) {
      this.#setup.log(`table ${kept.id}: ${error instanceof Error ? error.message : error}`);
      return refusal('host', 'match-unreadable');
    }
  }

  #run(row: KeptMatch): void {
    const { people, onUpdate: show } = this.#deps;
    const { seats } = this.#state.kept;
    const running = new RunningMatch(this.#setup, row, this.#setup.store.events(row.id), seats, people);
    this.#state.running = running;
    const { feeds: audience } = running.live;
    for (const viewer of [...seats.keys(), 'everyone'] as const) {
      show(viewer, this.#toPlay(viewer, audience.latest(viewer)));
      audience.subscribe(viewer, (update) => show(viewer, this.#toPlay(viewer, update)));
    }
    running.start();
  }

  /** As it is told: what a seat sees is as long as it would be with any other cards. */
  #toPlay(viewer: Viewer, { version, observation, moves }: Update): PlayUpdate {
    const update = { match: this.#state.kept.match, version, observation, moves: [...moves] };
    const { running } = this.#state;
    if (viewer === 'everyone' || !running) return update;
    return padUpdate(update, running.live.feeds.latest('everyone').observation);
  }
}
