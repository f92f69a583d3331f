/** Holds a move for two seconds, in which it can be undone on this phone, then sends it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyMove } from '#shared/engine/rules.ts';
import { showToast } from '../../client/connection/refusals.ts';
import { useSettings } from '../../client/device/settings.ts';
import { decide, isStale, type PendingMove, remainingMs } from '../../client/match/pending-move.ts';
import { useLatest } from '../../hooks/common.ts';
import type { MatchProps } from '../../match/use-match-view.ts';

type PlayerActions = MatchProps['player'];

/** How a move was made. */
interface MoveOrigin {
  readonly what?: string;
  readonly card?: string;
  /** The move was deliberate, so it is sent at once. */
  readonly atOnce?: boolean;
}

export interface PendingMoveControls {
  /** Player actions that hold moves where the settings allow it. */
  readonly player: PlayerActions;
  readonly held: PendingMove | null;
  /** Moves made within `act` have this origin. */
  as(manner: MoveOrigin, act: () => void): void;
  /** Names the next move. */
  name(what: string): void;
  undo(): void;
  now(): void;
}

export function usePendingMove({
  player,
  shown,
  game,
}: Pick<MatchProps, 'player' | 'shown' | 'game'>): PendingMoveControls {
  const [held, setHeld] = useState<PendingMove | null>(null);
  const canUndo = useSettings(({ undo }) => undo) && !game.inRealTime;
  const latest = useLatest({ held, canUndo, shown, game });
  const manner = useRef<MoveOrigin>({});

  const send = useCallback(
    (move: AnyMove): number | undefined => {
      setHeld(null);
      return player.act(move);
    },
    [player],
  );
  const act = useCallback(
    (move: AnyMove): number | undefined => {
      const { held, canUndo, shown, game } = latest.current;
      const { what = '', card, atOnce } = manner.current;
      const isHeld = canUndo && !atOnce && !game.skipsUndo?.(move);
      const decided = isHeld ? decide(held, { move, what, card }, shown, performance.now()) : { send: move };
      if ('send' in decided) return send(decided.send);
      setHeld(decided.held);
      return undefined;
    },
    [latest, send],
  );
  const now = useCallback(() => {
    const { held } = latest.current;
    if (held) send(held.move);
  }, [latest, send]);

  const stale = held !== null && isStale(held, shown);
  useEffect(() => {
    if (!stale) return;
    setHeld(null);
    showToast({ rule: 'host', reason: 'undo.stale' });
  }, [stale]);
  useEffect(() => {
    if (!held || stale) return;
    const timer = setTimeout(now, remainingMs(held, performance.now()));
    // Hiding the page sends the pending move, since timers stop in a pocket.
    document.addEventListener('visibilitychange', now);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', now);
    };
  }, [held, stale, now]);
  // Leaving the table sends it too.
  useEffect(() => {
    return now;
  }, [now]);

  const undo = useCallback(() => setHeld(null), []);
  const as = useCallback((next: MoveOrigin, act: () => void): void => {
    manner.current = next;
    act();
    manner.current = {};
  }, []);
  const name = useCallback((what: string): void => {
    manner.current = { what };
  }, []);
  const hands = useMemo(() => ({ ...player, act }), [act, player]);
  return { player: hands, held, as, name, undo, now };
}
