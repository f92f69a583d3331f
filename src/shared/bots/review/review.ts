/**
 * Reviews a match for a seat: the loss of each move against the search's, and the luck of the
 * cards.
 */
import type { BotMaker } from '../../engine/bot.ts';
import { at, present } from '../../engine/collections.ts';
import type { Game } from '../../engine/game.ts';
import { isOver, type Match, matchAfter, newMatch, take } from '../../engine/match.ts';
import { seeded } from '../../engine/random.ts';
import type { AnyMove, GameTypes, Seat } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import { selfPlay } from '../../engine/self-play.ts';
import { viewOf } from '../../engine/view.ts';
import { type ConfidenceInterval, confidenceInterval } from '../confidence-interval.ts';
import { isSeatObservation, type SeatObservation } from '../policy.ts';
import { moveKey } from '../search/playout.ts';
import { type Interruptible, searchMove } from '../search/search.ts';
import { type Deal, dealScores, estimateMoveLoss } from './move-loss.ts';

// The luck of a deal's cards: what average players in all seats make of them.

/** One move in so many is played at level easy. */
const EASY_MOVE_ONE_IN = 6;

/** Replays the deal with the same cards and bots in every seat; the result in the model's unit. */
function replayDealWithBots(game: Game, match: Match, { laid, until }: Deal, seed: number): readonly number[] {
  const { seats, events } = match;
  const mind = present(game.searchModel, 'mind');
  const player = averagePlayer(game);
  const again = matchAfter(match, laid);
  for (const event of events.slice(laid, until)) {
    if (event.by !== 'chance') break;
    take(again, event);
  }
  const bots = Array.from({ length: seats }, (_, seat) => player(seat, seeded(seats * seed + seat + 1)));
  let outcome: readonly number[] | undefined;
  selfPlay(again, bots, seeded(seed), (now) => {
    outcome = mind.outcome(now.state);
    return outcome !== undefined || isOver(now);
  });
  return outcome ? dealScores(mind, again.state, outcome) : Array.from({ length: seats }, () => 0);
}

/** Plays `normal`, sometimes `easy`: identical bots would play a deal only one way. */
function averagePlayer({ bots }: Game): BotMaker {
  const [normal, easy] = [present(bots.normal, 'normal'), present(bots.easy, 'easy')];
  return (seat, random) => {
    const [careful, careless] = [normal(seat, random), easy(seat, random)];
    return {
      see(view, now) {
        const intents = [careful.see(view, now), careless.see(view, now)];
        return intents[random.below(EASY_MOVE_ONE_IN) === 0 ? 1 : 0];
      },
    };
  };
}

/** A seat's decision in a deal, as it saw it. */
export interface Decision {
  /** The event number of the move. */
  readonly event: number;
  readonly made: AnyMove;
  readonly observation: SeatObservation<GameTypes>;
  readonly moves: readonly AnyMove[];
}

/** Decisions with a choice; `unsearched`: the number of those by book. */
export function decisionsOf(
  { rules, options, seats, events }: Match,
  mind: SearchModel,
  { from, until }: Deal,
  seat: Seat,
): { readonly decisions: Decision[]; readonly unsearched: number } {
  const again = newMatch(rules, options, seats);
  const decisions: Decision[] = [];
  let unsearched = 0;
  for (const [event, taken] of events.slice(0, until).entries()) {
    if (event >= from && taken.by === seat) {
      const { observation, moves } = viewOf(rules, again.state, seat);
      if (moves.length > 1 && isSeatObservation(observation)) {
        const { by: _by, t: _t, ...made } = taken;
        if (mind.bookMove?.(observation, moves, seeded(0))) unsearched++;
        else decisions.push({ event, made, observation, moves });
      }
    }
    take(again, taken);
  }
  return { decisions, unsearched };
}

/** A move the search would not have made. */
export interface CostlyMove {
  /** Its event number. */
  readonly event: number;
  readonly made: AnyMove;
  readonly better: AnyMove;
  /** How much worse it was in the model's unit; negative if it was better. */
  readonly loss: ConfidenceInterval;
}

export interface DealReview {
  /** The seat's result in the model's unit; undefined if unfinished. */
  readonly brought: number | undefined;
  /** The result of `normal` in all seats with the same cards, by seat; undefined without time. */
  readonly luck: readonly ConfidenceInterval[] | undefined;
  /** Decisions the search agrees with. */
  readonly same: number;
  readonly costly: readonly CostlyMove[];
  /** Decisions by book, such as an auction's, which aren't searched. */
  readonly unsearched: number;
  /** Decisions without time to search. */
  readonly missed: number;
}

export interface Budget {
  /** Iterations to find a better move. */
  readonly search: number;
  /** Iterations per move and comparison. */
  readonly compare: number;
  /** Comparisons per move. */
  readonly comparisons: number;
  /** Bot replays of the deal. */
  readonly plays: number;
}

/** Keeps a deal under two seconds: docs/bots-for-people.md. */
const DEFAULT_BUDGET: Budget = { search: 400, compare: 200, comparisons: 8, plays: 24 };

/** Above this number of decisions each gets less search. */
const DECISIONS_AT_FULL_BUDGET = 24;

/** An interval needs two values. */
const MIN_COMPARISONS = 2;

export interface DealReviewRequest {
  readonly game: Game;
  readonly match: Match;
  readonly seat: Seat;
  readonly deal: Deal;
  readonly budget?: Budget;
  /** Whether time is up: the rest isn't searched. */
  isLate?(): boolean;
}

/**
 * Reviews one deal (`dealsOf`), in steps. Deterministic while there is time; without it, intervals
 * widen or decisions are reported as missed.
 */
export function* reviewDeal(asked: DealReviewRequest): Interruptible<DealReview> {
  const mind = present(asked.game.searchModel, 'mind');
  const all = { budget: DEFAULT_BUDGET, isLate: () => false, ...asked, mind };
  const { match, deal, seat } = all;
  const luck = yield* estimateLuck(all);
  const { decisions, unsearched } = decisionsOf(match, mind, deal, seat);
  const share = Math.min(1, DECISIONS_AT_FULL_BUDGET / decisions.length);
  const costly: CostlyMove[] = [];
  let same = 0;
  for (const decision of decisions) {
    const weighed = yield* weighDecision(all, decision, share);
    if (weighed === 'late') break;
    if (weighed === 'same') same++;
    else costly.push(weighed);
  }
  const missed = decisions.length - same - costly.length;
  return { brought: deal.brought && at(deal.brought, seat), luck, same, costly, unsearched, missed };
}

interface FullDealReviewRequest extends Required<DealReviewRequest> {
  readonly mind: SearchModel;
}

/** Finds a better move and compares it with the one made, as time allows. `share`: of the budget's iterations. */
export function* weighDecision(
  { game: { rules }, mind, isLate, budget }: Pick<FullDealReviewRequest, 'game' | 'mind' | 'isLate' | 'budget'>,
  { event, made, observation, moves }: Decision,
  share = 1,
): Interruptible<CostlyMove | 'same' | 'late'> {
  const iterations = Math.ceil(share * budget.search);
  const chosen = yield* untilLate(isLate, searchMove({ rules, mind, observation, moves, seed: 0, iterations }));
  if (!chosen) return 'late';
  const better = chosen.move;
  if (moveKey(better) === moveKey(made)) return 'same';
  const losses: number[] = [];
  while (losses.length < budget.comparisons) {
    const seed = 2 * losses.length + 1;
    const pair = { rules, mind, observation, made, better, seed, iterations: Math.ceil(share * budget.compare) };
    const loss = yield* untilLate(isLate, estimateMoveLoss(pair));
    if (loss === undefined) break;
    losses.push(loss);
  }
  return losses.length < MIN_COMPARISONS ? 'late' : { event, made, better, loss: confidenceInterval(losses) };
}

/** By seat, what average players make of the deal's cards; undefined without time. */
export function* estimateLuck({
  game,
  match,
  deal,
  isLate,
  budget,
}: Pick<FullDealReviewRequest, 'game' | 'match' | 'deal' | 'isLate'> & {
  readonly budget: Pick<Budget, 'plays'>;
}): Interruptible<readonly ConfidenceInterval[] | undefined> {
  const plays: (readonly number[])[] = [];
  while (plays.length < budget.plays && !isLate()) {
    plays.push(replayDealWithBots(game, match, deal, plays.length));
    yield;
  }
  if (plays.length < MIN_COMPARISONS) return undefined;
  return Array.from({ length: match.seats }, (_, seat) =>
    confidenceInterval(plays.map((brought) => at(brought, seat))),
  );
}

/** Runs until time is up; then returns undefined. */
function* untilLate<Choice>(isLate: () => boolean, thinking: Interruptible<Choice>): Interruptible<Choice | undefined> {
  while (!isLate()) {
    const { done, value } = thinking.next();
    if (done) return value;
    yield;
  }
  return undefined;
}
