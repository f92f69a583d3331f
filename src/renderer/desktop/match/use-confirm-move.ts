/** Asks for a confirmation before a move, where the user wants one: the first press only names it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyMove } from '#shared/engine/rules.ts';
import { type Confirm, useSettings } from '../../client/device/settings.ts';
import type { ShownMatch } from '../../client/match/match-client.ts';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { useLatest } from '../../hooks/common.ts';
import type { MatchProps, PlayerActions } from '../../match/use-match-view.ts';

// Plays the last card automatically, where the user wants it, after a moment in which it can be kept.

/** Time in which it can be kept, in ms. */
const AUTO_PLAY_DELAY_MS = 1400;

export interface LastCard {
  /** It is about to be played. */
  readonly isDue: boolean;
  keep(): void;
}

/**
 * Tells whether the only card left may be played automatically. An only legal card among several may not, since its
 * speed would reveal that there was no choice; a hand of one card is public.
 */
export function mayAutoPlay(
  game: Pick<TableGame, 'isLastCard'>,
  { observation, moves }: Pick<PanelProps, 'observation' | 'moves'>,
): boolean {
  return moves.length === 1 && (game.isLastCard?.(observation) ?? false);
}

/** Calls `act` once the time is over. */
export function useLastCard(game: TableGame, panel: PanelProps, shown: ShownMatch, act: () => void): LastCard {
  const { lastCard } = useSettings();
  const [kept, keep] = useState('');
  const viewKey = `${shown.match} ${shown.version}`;
  // The preceding cards are seen first.
  const isSeen = shown.landed.observation === shown.observation && shown.landed.beat === shown.beat;
  const isDue = lastCard && isSeen && kept !== viewKey && mayAutoPlay(game, panel);
  const latest = useLatest(act);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      latest.current();
    }, AUTO_PLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, latest]);
  return { isDue, keep: () => keep(viewKey) };
}

/** A move that was named once. */
export interface AwaitingConfirmation {
  readonly move: AnyMove;
  /** The text of the pressed button; empty for a key. */
  readonly what: string;
  readonly card: string | undefined;
}

export interface Confirming {
  /** Player actions that ask for a confirmation where one is wanted. */
  readonly player: PlayerActions;
  readonly ready: AwaitingConfirmation | null;
  /** Names the next move and the card it is made with. */
  name(what: string, card?: string): void;
  /** Moves made within `act` need no confirmation, since nobody pressed anything. */
  unasked(act: () => void): void;
  putBack(): void;
}

/** For moves made by a key, for example. */
const UNNAMED: Pick<AwaitingConfirmation, 'what' | 'card'> = { what: '', card: undefined };

/** Tells whether a move needs a confirmation. */
export function needsConfirmation(
  confirm: Confirm,
  move: AnyMove,
  { game, shown: { observation } }: Pick<MatchProps, 'game' | 'shown'>,
): boolean {
  if (game.inRealTime || game.skipsUndo?.(move)) return false;
  return confirm === 'always' || (confirm === 'grave' && (game.isRisky?.(move, observation) ?? false));
}

export function useConfirmMove({ player, shown, game }: Pick<MatchProps, 'player' | 'shown' | 'game'>): Confirming {
  const { confirm } = useSettings();
  const [awaiting, setAwaiting] = useState<(AwaitingConfirmation & { readonly on: string }) | null>(null);
  const viewKey = `${shown.match} ${shown.version}`;
  const ready = awaiting?.on === viewKey && shown.moves.length > 0 ? awaiting : null;
  const latest = useLatest({ ready, confirm, viewKey, at: { shown, game } });
  const next = useRef(UNNAMED);
  const isFree = useRef(false);
  const act = useCallback(
    (move: AnyMove): number | undefined => {
      const { ready, confirm, viewKey, at } = latest.current;
      const { what, card } = next.current;
      next.current = UNNAMED;
      const isSecond = ready !== null && JSON.stringify(ready.move) === JSON.stringify(move);
      if (isFree.current || isSecond || !needsConfirmation(confirm, move, at)) {
        setAwaiting(null);
        return player.act(move);
      }
      setAwaiting({ move, what, card, on: viewKey });
      return undefined;
    },
    [player, latest],
  );
  return useMemo(
    () => ({
      player: { ...player, act },
      ready,
      name: (what, card) => {
        next.current = { what, card };
      },
      unasked: (act) => {
        isFree.current = true;
        act();
        isFree.current = false;
      },
      putBack: () => setAwaiting(null),
    }),
    [player, act, ready],
  );
}
