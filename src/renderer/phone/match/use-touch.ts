/** Handles taps on cards: select to look at, play, put back. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { PanelProps, TableGame } from '../../games/game.ts';
import type { Scene, TableCard, Zone } from '../../motion/scene.ts';
import type { PendingMoveControls } from './use-pending-move.ts';

interface TouchContext {
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly scene: Scene;
  readonly holding: Pick<PendingMoveControls, 'as'>;
  play(card: TableCard, zone?: Zone): void;
}

export interface TouchActions {
  /** The selected card. */
  readonly lifted: TableCard | undefined;
  /** A second tap plays it. */
  readonly canPlay: boolean;
  touch(card: TableCard): void;
  fling(card: TableCard, zone: string | undefined): void;
  putBack(): void;
}

/**
 * A face-up card is selected first and played by a second tap; a face-down card needs no look. A card with several
 * targets is preselected: the next tap names the target.
 */
export function useTouch({ game, panel, scene, holding, play }: TouchContext): TouchActions {
  const [up, setUp] = useState<Place | null>(null);
  const { preselection: held, preselect: hold, moves, observation } = panel;
  const lifted = up ? cardAt(scene, up) : undefined;
  // The game may have put it back or moved it.
  const gone = up !== null && (!lifted || (up.isHeld && held.length === 0));
  useEffect(() => {
    if (gone) setUp(null);
  }, [gone]);
  const putBack = useCallback((): void => {
    if (up?.isHeld) hold([]);
    setUp(null);
  }, [up, hold]);
  const takeUp = (card: TableCard): void => {
    // Where zones can be tapped, the next tap may choose one.
    const places = card.playable && game.moveAt ? (game.preselectionAfter?.(card, undefined, []) ?? []) : [];
    if (places.length > 0 || up?.isHeld) hold(places);
    setUp(placeOf(scene, card, places.length > 0));
  };
  const isMove = (card: TableCard, zone?: Zone): boolean =>
    card.playable === true && game.moveOf(card, zone, moves, observation) !== undefined;
  const touch = (card: TableCard): void => {
    const isLook = card.face !== null && card.key !== up?.key;
    if (isLook) takeUp(card);
    else putBack();
    // The game handles face-down cards itself.
    if (card.face === null || (!isLook && isMove(card)))
      holding.as({ what: card.name, card: card.key }, () => play(card));
  };
  const fling = (card: TableCard, id: string | undefined): void => {
    const zone = scene.zones.find((one) => one.id === id);
    if (!isMove(card, zone)) takeUp(card);
    else {
      putBack();
      holding.as({ atOnce: true }, () => play(card, zone));
    }
  };
  usePutBack(up !== null, putBack);
  return { lifted: gone ? undefined : lifted, canPlay: lifted !== undefined && isMove(lifted), touch, fling, putBack };
}

/** Where the card was selected: a card that has moved is no longer selected. */
interface Place {
  readonly key: string;
  readonly zone: string;
  /** It is preselected for one of several targets. */
  readonly isHeld: boolean;
}

function placeOf({ zones }: Scene, { key }: TableCard, isHeld: boolean): Place | null {
  const zone = zones.find(({ cards }) => cards.some((card) => card.key === key));
  return zone ? { key, zone: zone.id, isHeld } : null;
}

function cardAt({ zones }: Scene, { key, zone }: Place): TableCard | undefined {
  return zones.find(({ id }) => id === zone)?.cards.find((card) => card.key === key);
}

/** A tap on nothing pressable, or Escape, puts the selected card back. */
function usePutBack(isUp: boolean, putBack: () => void): void {
  // Runs before any press is possible, so that a visible selection can be undone.
  useLayoutEffect(() => {
    if (!isUp) return;
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !target.closest('button, a, input, dialog:not(.over)')) putBack();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) putBack();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [isUp, putBack]);
}
