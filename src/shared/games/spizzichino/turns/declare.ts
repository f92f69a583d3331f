/** When hands are declared: the program does it, at once (SP-9). */
import type { ItalianCard } from '../../../cards/italian.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Declaration } from '../state/observation.ts';
import { opposite } from '../state/seats.ts';
import { dealerOf, handOf, type State } from '../state/state.ts';
import { combinationsAmong, honoursIn, pointsOf } from './combinations.ts';

/** SP-9: when both have chosen their piles, the non-dealer first. */
export function declareFirst(state: State): void {
  const dealer = dealerOf(state);
  declare(state, opposite(dealer), null);
  declare(state, dealer, null);
}

/** SP-9: what the hand holds now that it has not declared yet. `completed`: the card just taken from a pile. */
export function declare(state: State, seat: Seat, completed: ItalianCard | null): void {
  const earlier = state.declarations.filter((declaration) => declaration.seat === seat);
  const combinations = combinationsAmong(honoursIn(handOf(state, seat)), earlier, state.options.reuse);
  if (combinations.length === 0) return;
  const declared = combinations.map((combination) => ({ seat, completed, ...combination }));
  state.declarations = [...state.declarations, ...declared];
}

/** Points that a seat has declared in this deal (SP-8). */
export function declaredBy(declarations: readonly Declaration[], seat: Seat): number {
  return declarations.reduce((sum, declaration) => sum + (declaration.seat === seat ? pointsOf(declaration) : 0), 0);
}
