/** The scene of the one table behind every screen. A screen sets it; the table animates cards from the previous one. */
import { useEffect } from 'react';
import type { RenderProblem, Scene, TableCard, TableHandle, Zone } from '../../motion/scene.ts';
import type { SoundContext } from '../../sound/cues/card-cues.ts';
import { create } from '../../stores/create.ts';

/**
 * The current table's handle: positions on screen and the end of all flights. It is a new object whenever cards or
 * window change, and null until the table exists.
 */
export const useTableHandle = create<{ readonly table: TableHandle | null }>(() => ({ table: null }));

/** The box of a card (its key), a zone (its id) or a plate (`plate:2`), in CSS pixels; undefined without a table. */
export const projectOnTable: TableHandle['project'] = (id) => useTableHandle.getState().table?.project(id);

/** Ends all flights at once. */
export function finishAnimations(): void {
  useTableHandle.getState().table?.skip();
}

/** Why the current table can't be drawn, for what is placed over it. */
export const useTableFailure = create<{ readonly is: RenderProblem | null }>(() => ({ is: null }));

export interface TabletopState {
  readonly scene: Scene | null;
  /** The card with the keyboard focus. */
  readonly focused: string | null;
  /** Sound context of its cards; without it they are silent. */
  readonly listening?: SoundContext;
  /** Handles a card that was clicked or dragged to a zone. */
  play?(card: TableCard, zone?: Zone): void;
  /** Handles a click on a tray that takes cards. */
  point?(zone: Zone): void;
  /** The preselected card, before its confirmation. */
  readonly ready?: string | null;
  /** Handles a card of the own hand moved to another index, from 0. */
  arrange?(key: string, place: number): void;
  /** Handles a request to skip the animation. */
  skip?(): void;
}

export const useTabletop = create<TabletopState>(() => ({ scene: null, focused: null }));

/** Sets the scene and its callbacks. */
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
