/** What a deal and a match score. */
import { at, seatsWithHighest } from '../engine/collections.ts';
import type { Seat } from '../engine/rules.ts';
import type { TrickBasics, TrickGameDefinition, TrickTable, TrickTypes } from './definition.ts';
import { clockwise, type DealResult, type TrickResult, type TrickState } from './state.ts';

/** A seat's side; each seat is its own where the game has no partners. */
export function sideOf<T extends TrickTypes>(game: TrickBasics<T>, seat: Seat, table: TrickTable): number {
  return game.sideOf?.(seat, table) ?? seat;
}

/** By seat: its side. */
export function sidesOf<T extends TrickTypes>(game: TrickBasics<T>, table: TrickTable): number[] {
  return Array.from({ length: table.seats }, (_, seat) => sideOf(game, seat, table));
}

/** By side, the sum of what its seats have. */
export function bySide(sides: readonly number[], bySeat: readonly number[]): number[] {
  const sums: number[] = Array.from({ length: Math.max(...sides) + 1 }, () => 0);
  for (const [seat, side] of sides.entries()) sums[side] = at(sums, side) + at(bySeat, seat);
  return sums;
}

/** Writes the played deal down; the next one follows, or the match is over. */
export function scoreDeal<T extends TrickTypes>(game: TrickGameDefinition<T>, state: TrickState<T>): void {
  const worth = bySide(sidesOf(game, state), state.taken);
  state.deals = [...state.deals, { worth, points: game.dealPoints(worth, state) }];
  state.turn = null;
  if (isMatchOver(game, state)) {
    state.phase = 'over';
    return;
  }
  state.phase = 'scored';
  state.dealer = clockwise(state.dealer ?? 0, 1, state.seats);
}

function isMatchOver<T extends TrickTypes>(game: TrickGameDefinition<T>, state: TrickState<T>): boolean {
  const { deals } = state;
  const { deals: numbered } = state.options as { readonly deals?: number };
  return numbered === undefined ? game.isMatchOver(totalsBySide(deals), deals, state) : deals.length === numbered;
}

function totalsBySide(deals: readonly DealResult[]): number[] {
  return (deals[0]?.points ?? []).map((_, side) => deals.reduce((sum, { points }) => sum + at(points, side), 0));
}

/** Totals by seat. */
export function totals<T extends TrickTypes>(
  game: TrickGameDefinition<T>,
  { deals, ...table }: TrickTable & { readonly deals: readonly DealResult[] },
): number[] {
  const sums = totalsBySide(deals);
  return sidesOf(game, table).map((side) => sums[side] ?? 0);
}

/** The highest total wins, equal ones share the win; nothing before the match is over. */
export function result<T extends TrickTypes>(
  game: TrickGameDefinition<T>,
  state: TrickState<T>,
): TrickResult | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = totals(game, state);
  return { scores, winners: seatsWithHighest(scores), deals: state.deals };
}
