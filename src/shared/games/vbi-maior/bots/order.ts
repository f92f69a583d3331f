/** How bots arrange a deck (VM-6): always in one way, so that they know it again. */
import { BLESSINGS, CURSES, type VbiCard } from '../../../cards/rome.ts';
import type { Arrange } from '../state/moves.ts';
import { arranged } from '../turns/arrange.ts';

export function arrangeMove(hand: readonly VbiCard[]): Arrange {
  return {
    type: 'arrange',
    curses: CURSES.filter((card) => hand.includes(card)),
    blessings: BLESSINGS.filter((card) => hand.includes(card)),
  };
}

/** The deck as a bot lays it down, top first. */
export function arrangedDeck(hand: readonly VbiCard[]): VbiCard[] {
  return arranged(hand, arrangeMove(hand));
}
