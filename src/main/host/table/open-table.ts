import type { Stage } from '#shared/protocol/table.ts';

/** A table that is open to the network, as others are told of it. */
export interface ExposedTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly people: readonly string[];
  readonly stage: Stage;
  readonly bots: number;
  readonly seats: number;
  readonly free: number;
  readonly locked: boolean;
}
