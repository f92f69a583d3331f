/** What a deal and a match score. */
import { at, seatsWithHighest } from '../engine/collections.ts';
import type { Seat } from '../engine/rules.ts';
import type { DealScoring, TrickBasics, TrickRulesDefinition, TrickTable, TrickTypes } from './definition.ts';
import { clockwise, type DealResult, type TrickResult, type TrickState } from './state.ts';

/** Types of a game whose deals are scored by side. */
export type SideTypes = TrickTypes & { Deal: DealResult };

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

/** The game's scoring; without one of its own, by side. */
export function scoringOf<T extends TrickTypes>(game: TrickRulesDefinition<T>): DealScoring<T> {
  if (game.scoring) return game.scoring;
  const scoring: DealScoring<SideTypes> = {
    result: (state) => {
      const worth = bySide(sidesOf(game, state), state.taken);
      const points = game.dealPoints?.(worth, state as TrickState<T>) ?? (game.countsGames ? gamesWon(worth) : worth);
      return { worth, points };
    },
    scores: ({ points }, table) => sidesOf(game, table).map((side) => at(points, side)),
  };
  // The compiler does not see that a game without `scoring` keeps its deals by side.
  return scoring as DealScoring<TrickTypes> as DealScoring<T>;
}

/** By side, of a deal that is a game: 1 for more than any other side has; of equal ones nobody wins. */
function gamesWon(worth: readonly number[]): number[] {
  const most = Math.max(...worth);
  const isDrawn = worth.filter((one) => one === most).length > 1;
  return worth.map((one) => (one === most && !isDrawn ? 1 : 0));
}

/** Writes the played deal down; the next one follows, or the match is over. */
export function scoreDeal<T extends TrickTypes>(game: TrickRulesDefinition<T>, state: TrickState<T>): void {
  state.deals = [...state.deals, scoringOf(game).result(state)];
  state.turn = null;
  game.extra?.afterScore?.(state);
  if (isMatchOver(game, state)) {
    state.phase = 'over';
    return;
  }
  state.phase = 'scored';
  state.dealer = clockwise(state.dealer ?? 0, 1, state.seats);
}

function isMatchOver<T extends TrickTypes>(game: TrickRulesDefinition<T>, state: TrickState<T>): boolean {
  const { deals } = state;
  const { deals: numbered } = state.options as { readonly deals?: number };
  return numbered === undefined ? game.isMatchOver(totals(game, state), deals, state) : deals.length === numbered;
}

/** Totals by seat. */
export function totals<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  table: TrickTable<T['Options']> & { readonly deals: readonly T['Deal'][] },
): number[] {
  const scoring = scoringOf(game);
  const sums: number[] = [];
  // Loops: every simulated deal is scored.
  for (let seat = 0; seat < table.seats; seat++) sums.push(0);
  for (const deal of table.deals) {
    const scores = scoring.scores(deal, table);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = at(sums, seat) + at(scores, seat);
  }
  return sums;
}

/** The highest total wins, equal ones share the win; nothing before the match is over. */
export function result<T extends TrickTypes>(
  game: TrickRulesDefinition<T>,
  state: TrickState<T>,
): TrickResult<T> | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = totals(game, state);
  return { scores, winners: seatsWithHighest(scores), deals: state.deals };
}
