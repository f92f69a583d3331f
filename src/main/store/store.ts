/** What a store keeps: sessions, tables, matches and their events. A write is durable when it returns. */

import type { GameEvent, Result } from '#shared/engine/rules.ts';
import type { Notice } from '#shared/protocol/notice.ts';
import type { EveningStore } from './evening-store.ts';
import type { BetStore, MatchHostStore, SeatedBotStore, StoryStore } from './match-documents.ts';
import type { RoomStore } from './room-store.ts';
import type { FinishedMatch, Heir, KeptMatch, KeptTable, StatisticsMatch } from './row-schemas.ts';
import type { SessionStore } from './session-store.ts';
import type { ShuffleStep } from './shuffle-step.ts';

export type {
  Banned,
  FinishedMatch,
  Guest,
  Heir,
  KeptMatch,
  KeptTable,
  Occupant,
  StatisticsMatch,
} from './row-schemas.ts';

/** Matches per list page. */
export const FINISHED_PAGE_SIZE = 100;

/** What a new match takes from its table. */
export type BeginningTable = Pick<KeptTable, 'id' | 'match' | 'game' | 'seats' | 'options' | 'host'>;

/** Number and start time of a match that comes from elsewhere. */
export interface MatchIdentity {
  readonly id: number;
  readonly began: string;
}

/** Writes throw `StoreWriteError` where they fail. */
export interface Store
  extends SessionStore,
    RoomStore,
    EveningStore,
    BetStore,
    SeatedBotStore,
    MatchHostStore,
    StoryStore {
  /** What was wrong with the previous store. */
  readonly notices: readonly Notice[];
  /** All readable tables; `left` is called with the game of each unreadable one. */
  tables(left?: (game: string) => void): KeptTable[];
  /** Saves a table. */
  keepTable(table: KeptTable): void;
  /** Saves a table after a seat transfer between sessions, and its match, if any. */
  handOver(table: KeptTable, match: number | undefined, from: string, to: string): void;
  /** Saves a table whose bots' seats went to late joiners, and its match. */
  inherit(table: KeptTable, match: number, heirs: readonly Heir[]): void;
  /** Deletes a table; its matches stay. */
  dropTable(id: string): void;
  /**
   * Starts the table's next match. A practice match is in no list, statistics or record, and lasts
   * as long as its table refers to it.
   */
  beginMatch(table: BeginningTable, practice?: boolean, born?: Partial<MatchIdentity>): KeptMatch;
  /** The table's match of that number. */
  match(table: string, number: number): KeptMatch | undefined;
  /** The table's latest finished match. */
  latestOver(table: string): KeptMatch | undefined;
  /** Appends an event; `number` counts from 0 without a gap. */
  append(match: number, number: number, event: GameEvent): void;
  /**
   * Appends these events at once from this number on. It writes to disk once even for none, so that
   * timing tells nothing.
   */
  appendDiscreetly(match: number, number: number, events: readonly GameEvent[]): void;
  /** Pauses or resumes a match. */
  setPaused(match: number, paused: boolean): void;
  /** Ends a match with its result. */
  end(match: number, result: Result): void;
  /** Ends a match early, without a result, and saves its table. */
  breakOff(match: number, table: KeptTable): void;
  /**
   * Finished matches that this session played or hosted, latest first, at most
   * `FINISHED_PAGE_SIZE`. `before` is exclusive.
   */
  finished(session: string, before?: number): FinishedMatch[];
  /** One of these; undefined for any other. */
  finishedMatch(session: string, match: number): KeptMatch | undefined;
  /** Any finished match. */
  overMatch(match: number): KeptMatch | undefined;
  /** All finished matches, latest first, at most `most`; `before` is exclusive. */
  allOver(most: number, before?: number): StatisticsMatch[];
  /** Deletes finished matches with all their data, overwritten on disk; ignores others. */
  deleteMatches(matches: readonly number[]): void;
  /** Deletes practice matches that no table refers to, in the same way. */
  sweepPractice(): void;
  /** Throws `DamagedLines` where the hash chain is broken; so does reading shuffle steps. */
  events(match: number): GameEvent[];
  /**
   * Appends shuffle steps of a match, all or none; `number` is the first one's, from 0 without a
   * gap.
   */
  addSealSteps(match: number, number: number, steps: readonly ShuffleStep[]): void;
  sealSteps(match: number): ShuffleStep[];
  /** Checkpoints the write-ahead log into the main file. Takes a moment. */
  checkpoint(): void;
  /**
   * Resolves when this table's writes (the room's: `ROOM_ID`) are durable, rejects where they never
   * will be. Undefined where they already are, as on a local disk: no answer or broadcast goes out
   * before.
   */
  whenDurable(table: string): Promise<void> | undefined;
  close(): void;
}

/** The id under which the room, its tables and its evenings are written. */
export const ROOM_ID = 'room';
