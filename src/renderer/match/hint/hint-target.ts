/** Locates the advised move on the table: the card it is made with, or the button. */
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import type { TableGame } from '../../games/game.ts';
import type { HintDescriber } from '../../games/load-hint.ts';
import type { Say } from '../../i18n/say.ts';
import type { Scene } from '../../motion/scene.ts';
import { optimisticMoveOf } from '../optimistic-move.ts';

/** A card by its key, a target zone, or the text of a button. */
export type HintTarget = { readonly card: string } | { readonly zone: string } | { readonly button: string };

interface Seen {
  readonly game: TableGame;
  readonly scene: Scene;
  readonly moves: readonly AnyMove[];
  readonly observation: ObservationBase;
}

/** What to highlight; undefined where the move uses neither a card nor a button. */
export function hintTargetOf(
  move: AnyMove,
  { game, ...standing }: Seen,
  hinter: HintDescriber,
  say: Say,
): readonly HintTarget[] {
  const way = optimisticMoveOf(game, move, standing);
  if (way) return [{ card: way.key }, { zone: way.zone }];
  const button = hinter.button?.(move, say);
  return button === undefined ? [] : [{ button }];
}

/** Finds the button whose text starts with this. */
export function buttonStartingWith(text: string): Element | undefined {
  const buttons = [...document.querySelectorAll('button:not(:disabled)')];
  return buttons.find((button) => (button.ariaLabel ?? button.textContent)?.trim().startsWith(text));
}
