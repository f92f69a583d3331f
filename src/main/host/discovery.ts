import type { Diagnosis, DiagnosisGoal } from '#shared/protocol/doctor.ts';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';

/** The open tables of other hosts in the house, however they are found. */
export interface Discovery {
  /** Calls back with them now and whenever they change, until the returned function is called. */
  subscribe(tell: (tables: DiscoveredTable[]) => void): () => void;
}

/**
 * Why a table is not seen: one of this host's by others, one of others here, or one at an address that somebody typed.
 * Nothing where it is asked too much at once.
 */
export type Doctor = (wish: DiagnosisGoal, address?: string) => Promise<Diagnosis> | undefined;
