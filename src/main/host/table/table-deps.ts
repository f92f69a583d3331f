/** What a table needs of its host. */
import type { KeptTable } from '../../store/store.ts';
import type { Broadcaster } from '../connections/broadcaster.ts';
import type { MatchDeps } from '../match/open-match.ts';
import type { HintsDeps } from './hints.ts';
import type { RoomOfTable } from './table-state.ts';

export interface TableDeps extends MatchDeps, HintsDeps {
  /** For tables that are the room's. */
  readonly room: RoomOfTable;
  /** Tells the streams of all tables. */
  readonly broadcaster: Broadcaster;
  /** Where other devices reach this host now. */
  addresses(): readonly string[];
  /** Whether the network sees this table. */
  isExposed(kept: KeptTable): boolean;
  /** Whether it was open to the network, and nobody has said so since. */
  isExposurePending(kept: KeptTable): boolean;
  /** Whether what is done can't be kept for now where it has to be. */
  isStalled(): boolean;
  /** A name that no table of this host has, for one that somebody of this name has made. */
  nameFor(maker: string): string;
  /** What the other tables are called that this session sees: of those it doesn't, a refusal would tell. */
  otherNames(session: string): readonly string[];
  /** A code that no table of this host has. */
  newCode(): string;
}
