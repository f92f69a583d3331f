import { expect, it } from 'vitest';
import { movesAt } from '../../../engine/move-index.ts';
import { rules } from '../rules.ts';
import { indexOfMove, MOVES } from '../state/move-index.ts';
import { card, scene } from '../testing.ts';
import { searchModel } from './search-model.ts';

/** Candidate plays of seat 0: card and houses. */
function thoughtOf(hand: string, houses: readonly string[]): string[] {
  const { state } = scene({ general: 'y', houses, hands: [hand, 'p p p'], stock: 'p p p' });
  const moves = searchModel.candidateMoves?.(state, 0, rules.legalMoves(state, 0).map(indexOfMove)) ?? [];
  return movesAt(MOVES, moves).flatMap((move) => (move.type === 'play' ? [`${move.card} ${move.houses}`] : []));
}

it('an expert takes houses that show the same for one, and no other card for the same', () => {
  // Each leaves the houses as they are, but not the hand.
  expect(thoughtOf('k bg p', ['rg', 'bg', 'k'])).toEqual([`${card('bg')} 0`, `${card('bg')} 1`, `${card('k')} 2`]);
  expect(thoughtOf('k p', ['k', 'k', 'g'])).toEqual([`${card('k')} 0`]);
});
