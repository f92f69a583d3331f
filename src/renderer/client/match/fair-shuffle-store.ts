/** The match's seals as this device knows them, written by fair-shuffle.ts. */

import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { SealFault } from '#shared/fair-shuffle/verify.ts';
import { create } from '../../stores/create.ts';

/** A seal as this device knows it. */
export interface ShuffleState {
  readonly view: SealView;
  /** Its faults, once it was opened and checked; null before. */
  readonly faults: readonly SealFault[] | null;
  /** Number of drawn cards this device has seen. */
  readonly cards: number;
  /** This device has contributed to it. */
  readonly own: boolean;
}

interface FairShuffles {
  /** Of the match, by number. */
  readonly seals: readonly ShuffleState[];
  /** The match is over, and the host has had enough time to open them all. */
  readonly overdue: boolean;
}

export const useFairShuffles = create<FairShuffles>(() => ({ seals: [], overdue: false }));
