/** The seals of the match as this device knows them: kept by sealing.ts. */
import { create } from 'zustand';
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import type { SealFault } from '#shared/fair-shuffle/verify.ts';

/** A seal as this device knows it. */
export interface ShuffleState {
  readonly view: SealView;
  /** What is wrong with it, once it is open and was checked; null before. */
  readonly faults: readonly SealFault[] | null;
  /** How many cards this device has seen of what was drawn. */
  readonly cards: number;
  /** This device's own part is in it. */
  readonly own: boolean;
}

interface FairShuffles {
  /** Of the match, by number. */
  readonly seals: readonly ShuffleState[];
  /** The match is over, and the host has had time enough to open them all. */
  readonly overdue: boolean;
}

export const useFairShuffles = create<FairShuffles>()(() => ({ seals: [], overdue: false }));
