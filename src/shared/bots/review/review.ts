/**
 * What a match cost a seat: by how much each of its moves was worse than the one a search would have made of what the seat
 * saw, and what the cards were worth by themselves.
 */
import { at, present } from '../../engine/at.ts';
import type { Game } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Mind } from '../../engine/mind.ts';
import type { AnyMove, Seat } from '../../engine/rules.ts';
import { deliberate, type Thinking } from '../search/deliberate.ts';
import { nameOf } from '../search/names.ts';
import { type Spread, spreadOf } from '../spread.ts';
import type { Deal } from './deals.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { lossOnce } from './loss.ts';
import { playedByBots } from './luck.ts';

/** A move that the search would not have made. */
export interface Costly {
  /** Its number among the match's events. */
  readonly event: number;
  readonly made: AnyMove;
  readonly better: AnyMove;
  /** How much worse it was, in the mind's measure; below 0 where it turns out to be better. */
  readonly loss: Spread;
}

export interface DealReview {
  /** What the deal brought the seat, in the mind's measure; nothing where it was not played to its end. */
  readonly brought: number | undefined;
  /** What level `normal` in all seats makes of the same cards, by seat; nothing where there was no time. */
  readonly luck: readonly Spread[] | undefined;
  /** Decisions in which the search would have done the same. */
  readonly same: number;
  readonly costly: readonly Costly[];
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
const BUDGET: Budget = { search: 400, compare: 200, comparisons: 8, plays: 24 };

/** In a deal of more decisions than these, each is thought about for less. */
const USUAL = 24;

/** What says how far off it may be: two values. */
const LEAST = 2;

export interface Asked {
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
export function* reviewOf(asked: Asked): Thinking<DealReview> {
  const mind = present(asked.game.mind, 'mind');
  const all = { budget: BUDGET, isLate: () => false, ...asked, mind };
  const { match, deal, seat } = all;
  const luck = yield* luckOf(all);
  const { decisions, unsearched } = decisionsOf(match, mind, deal, seat);
  const share = Math.min(1, USUAL / decisions.length);
  const costly: Costly[] = [];
  let same = 0;
  for (const decision of decisions) {
    const weighed = yield* weigh(all, decision, share);
    if (weighed === 'late') break;
    if (weighed === 'same') same++;
    else costly.push(weighed);
  }
  const missed = decisions.length - same - costly.length;
  return { brought: deal.brought && at(deal.brought, seat), luck, same, costly, unsearched, missed };
}

interface AskedAll extends Required<Asked> {
  readonly mind: Mind;
}

/** Looks for a better move, and compares it with the one that was made, as long as there is time. */
function* weigh(
  { game: { rules }, mind, isLate, budget }: AskedAll,
  { event, made, observation, moves }: Decision,
  share: number,
): Thinking<Costly | 'same' | 'late'> {
  const iterations = Math.ceil(share * budget.search);
  const chosen = yield* inTime(isLate, deliberate({ rules, mind, observation, moves, seed: 0, iterations }));
  if (!chosen) return 'late';
  const better = chosen.move;
  if (nameOf(better) === nameOf(made)) return 'same';
  const losses: number[] = [];
  while (losses.length < budget.comparisons) {
    const seed = 2 * losses.length + 1;
    const pair = { rules, mind, observation, made, better, seed, iterations: Math.ceil(share * budget.compare) };
    const loss = yield* inTime(isLate, lossOnce(pair));
    if (loss === undefined) break;
    losses.push(loss);
  }
  return losses.length < LEAST ? 'late' : { event, made, better, loss: spreadOf(losses) };
}

function* luckOf({ game, match, deal, isLate, budget }: AskedAll): Thinking<readonly Spread[] | undefined> {
  const plays: (readonly number[])[] = [];
  while (plays.length < budget.plays && !isLate()) {
    plays.push(playedByBots(game, match, deal, plays.length));
    yield;
  }
  if (plays.length < LEAST) return undefined;
  return Array.from({ length: match.seats }, (_, seat) => spreadOf(plays.map((brought) => at(brought, seat))));
}

/** Thinks until it is late; then nothing comes of it. */
function* inTime<Choice>(isLate: () => boolean, thinking: Thinking<Choice>): Thinking<Choice | undefined> {
  while (!isLate()) {
    const { done, value } = thinking.next();
    if (done) return value;
    yield;
  }
  return undefined;
}
