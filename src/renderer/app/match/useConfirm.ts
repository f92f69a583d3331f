/** A second word before a move goes, where the person wants one: the first press only says what would be done. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { AnyMove } from '#shared/engine/rules.ts';
import type { Hands, MatchProps } from '../../match/useMatchView.ts';
import { useLatest } from '../../react/useLatest.ts';
import { type Confirm, useSettings } from '../../session/device/settings.ts';

/** What was said once. */
export interface Ready {
  readonly move: AnyMove;
  /** What it was called where it was pressed; empty where a key said it. */
  readonly what: string;
  readonly card: string | undefined;
}

export interface Confirming {
  /** Asks for the second word where one is wanted. */
  readonly player: Hands;
  readonly ready: Ready | null;
  /** Whatever is decided next is called so, and made with this card. */
  name(what: string, card?: string): void;
  /** What is decided in here needs no second word: nobody pressed anything. */
  unasked(act: () => void): void;
  putBack(): void;
}

/** By a key, say. */
const UNNAMED: Pick<Ready, 'what' | 'card'> = { what: '', card: undefined };

/** Whether a move is asked for once more. */
export function isAsked(
  confirm: Confirm,
  move: AnyMove,
  { game, shown: { observation } }: Pick<MatchProps, 'game' | 'shown'>,
): boolean {
  if (game.inRealTime || game.isAtOnce?.(move)) return false;
  return confirm === 'always' || (confirm === 'grave' && (game.isGrave?.(move, observation) ?? false));
}

export function useConfirm({ player, shown, game }: Pick<MatchProps, 'player' | 'shown' | 'game'>): Confirming {
  const { confirm } = useSettings();
  const [said, say] = useState<(Ready & { readonly on: string }) | null>(null);
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
      if (isFree.current || isSecond || !isAsked(confirm, move, at)) {
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
