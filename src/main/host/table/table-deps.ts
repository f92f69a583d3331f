/** What a table needs of its host. */
import type { HintService } from '../bots/hint-thread.ts';
import type { Broadcaster } from '../connections/broadcaster.ts';
import type { MatchDeps } from '../match/running-match.ts';
import type { HintLimits } from './hints.ts';
import type { RoomOfTable } from './room-of-table.ts';
import type { TableViewInput } from './table-view.ts';

export interface TableDeps
  extends MatchDeps,
    Pick<TableViewInput, 'connections' | 'addresses' | 'isExposed' | 'isStalled' | 'isExposurePending'> {
  /** For tables that are the room's. */
  readonly room: RoomOfTable;
  readonly hintService: HintService;
  readonly hintLimits: HintLimits;
  /** Tells the streams of all tables. */
  readonly broadcaster: Broadcaster;
  /** A name that no table of this host has, for one that somebody of this name has made. */
  nameFor(maker: string): string;
  /** What the other tables are called that this session sees: of those it doesn't, a refusal would tell. */
  otherNames(session: string): readonly string[];
  /** A code that no table of this host has. */
  newCode(): string;
  /** Somebody is called so from now on. */
  onNamed(session: string, name: string): void;
  /** Called when what the list of tables shows of this one has changed. */
  onTableChanged(): void;
}
