import type { Pose } from '../places/pose.ts';

/** What hand and eye do with the cards at the moment. */
export interface InteractionState {
  readonly hover?: string | null;
  readonly focus?: string | null;
  /** Decided on, but for a second word. */
  readonly preselected?: string | null;
  readonly drag?: Drag | null;
  /** Cards that rise at an occasion, by their keys: from 0 to 1. */
  readonly risen?: ReadonlyMap<string, number>;
  /** Nothing swings: the viewer wants less motion. */
  readonly reduced?: boolean;
}

/** A card in the fingers, where they hold it; over the own hand also the place it would take there, from 0. */
export interface Drag {
  readonly key: string;
  readonly pose: Pose;
  readonly slot?: number | undefined;
}
