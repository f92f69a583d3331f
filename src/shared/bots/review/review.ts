/**
 * What a match cost a seat: by how much each of its moves was worse than the one a search would have made of what the seat
 * saw, and what the cards were worth by themselves.
 */

import type { BotMaker } from '../../engine/bot.ts';
import { at, present } from '../../engine/collections.ts';
import type { Game } from '../../engine/game.ts';
import { isOver, type Match, newMatch, take } from '../../engine/match.ts';
import { seeded } from '../../engine/random.ts';
import type { AnyMove, GameTypes, Seat } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import { selfPlay } from '../../engine/self-play.ts';
import { viewOf } from '../../engine/view.ts';
import { type ConfidenceInterval, confidenceInterval } from '../confidence-interval.ts';
import { isSeatObservation, type SeatObservation } from '../policy.ts';
import { moveKey } from '../search/indexed-rules.ts';
import { type Interruptible, searchMove } from '../search/search.ts';
import { type Deal, dealScores } from './deals.ts';
import { estimateMoveLoss } from './move-loss.ts';

/** What the cards of a deal were worth in each seat: what players of some sense make of them, everywhere at the table. */
/** So often somebody of some sense does what is only easy: one move in so many. */
const EASY_MOVE_ONE_IN = 6;

/** The deal played once more, with the same cards and with bots in every seat: what it brings each, in the mind's measure. */
function replayDealWithBots(game: Game, match: Match, { laid, until }: Deal, seed: number): readonly number[] {
  const { rules, options, seats, events } = match;
  const mind = present(game.searchModel, 'mind');
  const player = averagePlayer(game);
  const again = newMatch(rules, options, seats);
  for (const event of events.slice(0, laid)) take(again, event);
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

/** Plays as `normal`, and now and then as `easy`: all alike would play a deal in one way alone. */
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

/** What a seat had to decide in a deal, as it saw it then. */
export interface Decision {
  /** The number of the move among the match's events. */
  readonly event: number;
  readonly made: AnyMove;
  readonly observation: SeatObservation<GameTypes>;
  readonly moves: readonly AnyMove[];
}

/** Those in which there was a choice; `unsearched`: so many others that are played by the book. */
function decisionsOf(
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

/** A move that the search would not have made. */
export interface CostlyMove {
  /** Its number among the match's events. */
  readonly event: number;
  readonly made: AnyMove;
  readonly better: AnyMove;
  /** How much worse it was, in the mind's measure; below 0 where it turns out to be better. */
  readonly loss: ConfidenceInterval;
}

export interface DealReview {
  /** What the deal brought the seat, in the mind's measure; nothing where it was not played to its end. */
  readonly brought: number | undefined;
  /** What level `normal` in all seats makes of the same cards, by seat; nothing where there was no time. */
  readonly luck: readonly ConfidenceInterval[] | undefined;
  /** Decisions in which the search would have done the same. */
  readonly same: number;
  readonly costly: readonly CostlyMove[];
  /** Decisions that are played by the book, and not searched: an auction. */
  readonly unsearched: number;
  /** Decisions for which there was no time. */
  readonly missed: number;
}

export interface Budget {
  /** Iterations of the search for a better move. */
  readonly search: number;
  /** Iterations for each of two moves, each time they are compared. */
  readonly compare: number;
  /** How often two moves are compared. */
  readonly comparisons: number;
  /** How often the deal is played by bots. */
  readonly plays: number;
}

/** So that a deal takes less than two seconds: docs/bots-for-people.md. */
const DEFAULT_BUDGET: Budget = { search: 400, compare: 200, comparisons: 8, plays: 24 };

/** In a deal of more decisions than these, each is thought about for less. */
const DECISIONS_AT_FULL_BUDGET = 24;

/** What says how far off it may be: two values. */
const MIN_COMPARISONS = 2;

export interface DealReviewRequest {
  readonly game: Game;
  readonly match: Match;
  readonly seat: Seat;
  readonly deal: Deal;
  readonly budget?: Budget;
  /** Whether the time is over: then what is left is not thought about. */
  isLate?(): boolean;
}

/**
 * One deal of a match (`dealsOf`), in steps. It has the same review always as long as there is time: what there is none for
 * widens intervals, or is said to be missed.
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
    const weighed = yield* findCostlyMoves(all, decision, share);
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

/** Looks for a better move, and compares it with the one that was made, as long as there is time. */
function* findCostlyMoves(
  { game: { rules }, mind, isLate, budget }: FullDealReviewRequest,
  { event, made, observation, moves }: Decision,
  share: number,
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

function* estimateLuck({
  game,
  match,
  deal,
  isLate,
  budget,
}: FullDealReviewRequest): Interruptible<readonly ConfidenceInterval[] | undefined> {
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

/** Thinks until it is late; then nothing comes of it. */
function* untilLate<Choice>(isLate: () => boolean, thinking: Interruptible<Choice>): Interruptible<Choice | undefined> {
  while (!isLate()) {
    const { done, value } = thinking.next();
    if (done) return value;
    yield;
  }
  return undefined;
}
