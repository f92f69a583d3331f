/** What fingers do with cards: take them up to look at, lay them down, put them back. */
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
  /** The card that is up. */
  readonly lifted: TableCard | undefined;
  /** Touched again, it is played. */
  readonly canPlay: boolean;
  touch(card: TableCard): void;
  fling(card: TableCard, zone: string | undefined): void;
  putBack(): void;
}

/**
 * A card that shows its face is taken up first, and played when it is touched again; what lies face down needs no look.
 * One that can be laid in several places is held ready as soon as it is up: the next touch says where.
 */
export function useTouch({ game, panel, scene, holding, play }: TouchContext): TouchActions {
  const [up, setUp] = useState<Place | null>(null);
  const { preselection: held, preselect: hold, moves, observation } = panel;
  const lifted = up ? cardAt(scene, up) : undefined;
  // Its game may have put it back, or laid it elsewhere.
  const gone = up !== null && (!lifted || (up.isHeld && held.length === 0));
  useEffect(() => {
    if (gone) setUp(null);
  }, [gone]);
  const putBack = useCallback((): void => {
    if (up?.isHeld) hold([]);
    setUp(null);
  }, [up, hold]);
  const takeUp = (card: TableCard): void => {
    // Where a place can be pointed at, the next touch may say which.
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
    // What lies face down the game knows what to do with.
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

/** Where a card was taken up: elsewhere it is up no more, whichever way it went there. */
interface Place {
  readonly key: string;
  readonly zone: string;
  /** It is held ready for one of several places. */
  readonly isHeld: boolean;
}

function placeOf({ zones }: Scene, { key }: TableCard, isHeld: boolean): Place | null {
  const zone = zones.find(({ cards }) => cards.some((card) => card.key === key));
  return zone ? { key, zone: zone.id, isHeld } : null;
}

function cardAt({ zones }: Scene, { key, zone }: Place): TableCard | undefined {
  return zones.find(({ id }) => id === zone)?.cards.find((card) => card.key === key);
}

/** A card that was taken up is put back where one touches nothing that can be pressed, and by Escape. */
function usePutBack(isUp: boolean, putBack: () => void): void {
  // Before anybody can press anything: what is seen up can be put back.
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
