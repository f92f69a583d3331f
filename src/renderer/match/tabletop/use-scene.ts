/** What stands on the one table behind every screen. A screen sets the scene; the table carries cards from the last. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { RenderProblem, Scene, TableCard, TableHandle, Zone } from '../../motion/scene.ts';
import type { SoundContext } from '../../sound/cues/card-cues.ts';

/** The table that stands now, for what is laid over it: where things on it are seen, and the end of all flights. */
/** Another one each time the table lies anew: with other cards, or in another window. None until it is there. */
export const useTableHandle = create<{ readonly table: TableHandle | null }>(() => ({ table: null }));

/** Where a card (its key), a zone (its id) or a plate (`plate:2`) is seen, in CSS pixels; nothing without a table. */
export const projectOnTable: TableHandle['project'] = (id) => useTableHandle.getState().table?.project(id);

/** Whatever flies is there at once: somebody has seen enough. */
export function finishAnimations(): void {
  useTableHandle.getState().table?.skip();
}

/** Why the table that stands now can't be seen, for what is laid over it. */
export const useTableFailure = create<{ readonly is: RenderProblem | null }>()(() => ({ is: null }));

export interface TabletopState {
  readonly scene: Scene | null;
  /** The card that the keyboard points at. */
  readonly focused: string | null;
  /** How its cards are heard; without it they are not. */
  readonly listening?: SoundContext;
  /** A card was clicked, or dragged to a zone. */
  play?(card: TableCard, zone?: Zone): void;
  /** A tray that takes cards was pointed at. */
  point?(zone: Zone): void;
  /** The card that is decided on, but for a second word. */
  readonly ready?: string | null;
  /** A card of the own hand was laid at another place among the others, from 0. */
  arrange?(key: string, place: number): void;
  /** Somebody has seen enough. */
  skip?(): void;
}

export const useTabletop = create<TabletopState>()(() => ({ scene: null, focused: null }));

/** Sets the scene and what hands may do with it. */
export function useScene(scene: Scene | null, hands: Omit<TabletopState, 'scene'>): void {
  const { focused, ready, listening, play, point, arrange, skip } = hands;
  useEffect(() => {
    useTabletop.setState(
      {
        ...{ scene, focused },
        ...(listening && { listening }),
        ...(play && { play }),
        ...(point && { point }),
        ...(ready && { ready }),
        ...(arrange && { arrange }),
        ...(skip && { skip }),
      },
      true,
    );
  }, [scene, focused, ready, listening, play, point, arrange, skip]);
}
