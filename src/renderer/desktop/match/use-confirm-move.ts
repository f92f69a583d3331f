/** A second word before a move goes, where the person wants one: the first press only says what would be done. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnyMove } from '#shared/engine/rules.ts';
import { type Confirm, useSettings } from '../../client/device/settings.ts';
import { useLatest } from '../../hooks/common.ts';
import type { MatchProps, PlayerActions } from '../../match/use-match-view.ts';

/** What was said once. */
export interface AwaitingConfirmation {
  readonly move: AnyMove;
  /** What it was called where it was pressed; empty where a key said it. */
  readonly what: string;
  readonly card: string | undefined;
}

export interface Confirming {
  /** Asks for the second word where one is wanted. */
  readonly player: PlayerActions;
  readonly ready: AwaitingConfirmation | null;
  /** Whatever is decided next is called so, and made with this card. */
  name(what: string, card?: string): void;
  /** What is decided in here needs no second word: nobody pressed anything. */
  unasked(act: () => void): void;
  putBack(): void;
}

/** By a key, say. */
const UNNAMED: Pick<AwaitingConfirmation, 'what' | 'card'> = { what: '', card: undefined };

/** Whether a move is asked for once more. */
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
  const [said, say] = useState<(AwaitingConfirmation & { readonly on: string }) | null>(null);
  const sight = `${shown.match} ${shown.version}`;
  const ready = said?.on === sight && shown.moves.length > 0 ? said : null;
  const latest = useLatest({ ready, confirm, sight, at: { shown, game } });
  const next = useRef(UNNAMED);
  const isFree = useRef(false);
  const act = useCallback(
    (move: AnyMove): number | undefined => {
      const { ready, confirm, sight, at } = latest.current;
      const { what, card } = next.current;
      next.current = UNNAMED;
      const isSecond = ready !== null && JSON.stringify(ready.move) === JSON.stringify(move);
      if (isFree.current || isSecond || !needsConfirmation(confirm, move, at)) {
        say(null);
        return player.act(move);
      }
      say({ move, what, card, on: sight });
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
      putBack: () => say(null),
    }),
    [player, act, ready],
  );
}
