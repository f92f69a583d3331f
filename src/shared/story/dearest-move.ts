/** The dearest move of a match: all moves weighed roughly, then the dearest of them well. */
import { type Deal, dealsOf } from '../bots/review/move-loss.ts';
import { type Decision, decisionsOf, weighDecision } from '../bots/review/review.ts';
import type { Interruptible } from '../bots/search/search.ts';
import type { Game } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/rules.ts';
import type { SearchModel } from '../engine/search-model.ts';
import { type Candidate, stakeOf } from './candidate.ts';

/** Iterations of the first look at all moves together, and of one of them. */
const ITERATIONS = 8000;
const LEAST_ITERATIONS = 24;
const MOST_ITERATIONS = 120;

/** In a longer match only every second, third … decision is weighed. */
const MOST_DECISIONS = 160;

/** Moves that are weighed well. */
const FINALISTS = 3;
const WELL = { search: 400, compare: 120, comparisons: 8, plays: 0 };

/** A smaller share of what a deal brought at most is no dear move. */
const LEAST_SHARE = 0.05;

interface SeatDecision extends Decision {
  readonly seat: Seat;
  readonly deal: number;
}

/** The dearest first; what may be chance is left out. `leftOut`: seats whose moves are not weighed at all. */
export function* dearestMoves(match: Match, game: Game, leftOut: readonly Seat[]): Interruptible<Candidate<'move'>[]> {
  const { searchModel: mind } = game;
  if (!mind) return [];
  const deals = dealsOf(match, mind);
  const all = decisionsIn(match, mind, deals, leftOut);
  const decisions = all.filter((_, k) => k % Math.ceil(all.length / MOST_DECISIONS) === 0);
  const search = Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, Math.floor(ITERATIONS / decisions.length)));
  const roughly = { search, compare: Math.ceil(search / 2), comparisons: 2, plays: 0 };
  const asked = { game, mind, isLate: () => false };
  const first: { readonly decision: SeatDecision; readonly loss: number }[] = [];
  for (const decision of decisions) {
    const weighed = yield* weighDecision({ ...asked, budget: roughly }, decision);
    if (typeof weighed === 'object') first.push({ decision, loss: weighed.loss.mean });
  }
  const finalists = first.sort((a, b) => b.loss - a.loss).slice(0, FINALISTS);
  const found: Candidate<'move'>[] = [];
  const stake = stakeOf(deals);
  for (const { decision } of finalists) {
    const { seat, deal, event } = decision;
    const weighed = yield* weighDecision({ ...asked, budget: WELL }, decision);
    if (typeof weighed !== 'object') continue;
    const { mean: cost, halfWidth } = weighed.loss;
    if (cost - halfWidth < LEAST_SHARE * stake) continue;
    const better = { ...weighed.better };
    found.push({
      chapter: { kind: 'move', seats: [seat], deal, event, cost, better, weight: cost / stake },
      event,
      named: [seat],
    });
  }
  return found.sort((a, b) => b.chapter.weight - a.chapter.weight);
}

/** All decisions of these seats, in order. */
function decisionsIn(
  match: Match,
  mind: SearchModel,
  deals: readonly Deal[],
  leftOut: readonly Seat[],
): SeatDecision[] {
  const seats = [...Array(match.seats).keys()].filter((seat) => !leftOut.includes(seat));
  return deals
    .flatMap((deal, number) =>
      seats.flatMap((seat) =>
        decisionsOf(match, mind, deal, seat).decisions.map((decision) => ({ ...decision, seat, deal: number })),
      ),
    )
    .sort((a, b) => a.event - b.event);
}
