/** What moving tables needs of its host. */
import type { Game } from '#shared/engine/game.ts';
import type { Notice } from '#shared/protocol/notice.ts';
import type { KeptTable, Store } from '../../store/store.ts';
import type { Callers } from '../connections/callers.ts';
import type { Sessions } from '../connections/sessions.ts';
import type { EveningState } from '../evening/evening-state.ts';
import type { Room } from '../room/room.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import type { LedgerFile } from './ledger.ts';
import type { ReachOtherHost } from './other-host.ts';

/** What a host needs to move tables; nothing where it doesn't. */
export interface HandoverSetup {
  readonly ledger: LedgerFile;
  readonly reach: ReachOtherHost;
  /** What this computer is called. */
  readonly hostName: string;
  /** The fingerprint of its key. */
  readonly print: string;
  /** Where it answers; 0 while it does nowhere, or nobody knows. */
  port(): number;
}

/** The tables of this host. */
interface TablesOfHost {
  readonly all: readonly Table[];
  get(id: string): Table | undefined;
  /** What is wrong with it, if it can't be taken up. */
  takeUp(table: KeptTable): Notice | undefined;
  close(table: Table): void;
}

export interface HandoverDeps {
  readonly setup: HandoverSetup | undefined;
  readonly store: Store;
  readonly clock: Clock;
  gameOf(id: string): Game | undefined;
  readonly sessions: Sessions;
  readonly callers: Callers;
  readonly tables: TablesOfHost;
  readonly room: Room;
  readonly evening: EveningState;
  readonly policy: { setExposed(table: string, open: boolean, by: { readonly isLocal: boolean }): unknown };
}
