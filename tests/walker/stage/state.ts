/** What the host of the stage knows: as much of it as a view needs. Plain data. */
import type { FoundTable } from '#shared/protocol/lan.ts';
import type { Finished } from '#shared/protocol/records.ts';
import type { TableSummary, TableView } from '#shared/protocol/table.ts';
import type { Talk } from '#shared/protocol/talk.ts';
import type { Situation } from './situation.ts';

export interface State {
  readonly table?: TableView;
  /** Why there is no table. */
  readonly refused?: string;
  readonly play?: Omit<Situation, 'name'>;
  readonly tables?: TableSummary[];
  readonly found?: FoundTable[];
  readonly talk?: readonly Talk[];
  readonly records?: readonly Finished[];
  /** The record of any of them. */
  readonly record?: unknown;
  readonly notice?: string;
  /** What of the own seats the person knows that bots did; all of it, if it is not said. */
  readonly forgetful?: boolean;
}
