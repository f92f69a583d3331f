import type { FoundTable } from '#shared/protocol/lan.ts';

/** The open tables of other hosts in the house, however they are found. */
export interface Discovery {
  /** Calls back with them now and whenever they change, until the returned function is called. */
  follow(tell: (tables: FoundTable[]) => void): () => void;
}
