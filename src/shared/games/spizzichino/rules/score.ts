/** Scoring of a deal. */
import { at, seatsWithHighest } from '../../../engine/collections.ts';
import { declaredBy } from '../state/declarations.ts';
import type { DealResult, MatchResult } from '../state/observation.ts';
import { BOTH_SEATS } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { passTheDeal } from './deal.ts';

const THIRDS_A_POINT = 3;

/** SP-19: writes the played deal down; the next one follows, or the match is over (SP-20). */
export function scoreDeal(state: State): void {
  state.deals = [...state.deals, resultOfDeal(state)];
  state.turn = null;
  if (isLast(state)) {
    state.phase = 'over';
    return;
  }
  state.phase = 'scored';
  passTheDeal(state);
}

/** SP-19: thirds rounded down to whole points, each seat for itself, and its declarations. */
function resultOfDeal({ thirds, declarations }: State): DealResult {
  const declared = BOTH_SEATS.map((seat) => declaredBy(declarations, seat));
  const points = BOTH_SEATS.map((seat) => {
    return Math.floor(at(thirds, seat) / THIRDS_A_POINT) + at(declared, seat);
  });
  return { thirds: [...thirds], declared, points };
}

/** SP-20: somebody has reached the target, and the totals differ; of numbered deals, the last one has been played. */
function isLast({ deals, options }: State): boolean {
  if (options.deals !== undefined) return deals.length === options.deals;
  const scores = totals(deals);
  return at(scores, 0) !== at(scores, 1) && Math.max(...scores) >= options.target;
}

/** Totals by seat (SP-20). */
export function totals(deals: readonly DealResult[]): readonly number[] {
  return BOTH_SEATS.map((seat) => deals.reduce((sum, { points }) => sum + at(points, seat), 0));
}

/** SP-20: the higher total wins; after numbered deals it can be shared. Nothing before the deal that decides. */
export function result(state: State): MatchResult | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = totals(state.deals);
  return { scores, winners: seatsWithHighest(scores), deals: state.deals };
}
