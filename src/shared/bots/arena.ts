/**
 * Two entrants at mixed tables, on the same cards in every seating, so that luck cancels; or one
 * entrant that plays cooperatively.
 */
import type { Bot, Level } from '../engine/bot.ts';
import { clone } from '../engine/clone.ts';
import { at } from '../engine/collections.ts';
import type { Game } from '../engine/game.ts';
import { type Match, newMatch } from '../engine/match.ts';
import type { OptionValue } from '../engine/options.ts';
import { type Random, seeded } from '../engine/random.ts';
import type { Seat } from '../engine/rules.ts';
import type { SearchModel } from '../engine/search-model.ts';
import { selfPlay } from '../engine/self-play.ts';
import { type ConfidenceInterval, confidenceInterval } from './confidence-interval.ts';
import { interruptibleSearchBot, searchBot } from './search/search-bot.ts';

// Statistics of played deals, with confidence intervals.

export interface MatchupStanding {
  readonly deals: number;
  /** By kind, a seat and deal. */
  readonly kinds: readonly {
    readonly score: ConfidenceInterval;
    readonly won: ConfidenceInterval;
    readonly msAMove: number;
  }[];
  /** By how much the first kind is ahead of the second in points a deal; of a kind that plays alone, its score. */
  readonly lead: ConfidenceInterval;
}

/** At least one deal, each with as many entrants. */
export function matchupStanding(deals: readonly (readonly EntrantResult[])[]): MatchupStanding {
  const kinds = at(deals, 0).map((_, kind) => {
    const shares = deals.map((deal) => at(deal, kind));
    const sum = (of: (share: EntrantResult) => number) => shares.reduce((total, share) => total + of(share), 0);
    return {
      score: confidenceInterval(shares.map(({ score }) => score)),
      won: confidenceInterval(shares.map(({ won }) => won)),
      msAMove:
        sum(({ ms }) => ms) /
        Math.max(
          1,
          sum(({ choices }) => choices),
        ),
    };
  });
  const lead = confidenceInterval(deals.map(leadIn));
  return { deals: deals.length, kinds, lead };
}

/**
 * How far one entrant is past halfway to another, in points per deal: its lead minus half the
 * other's, per deal, over the same third on the same cards. Only deals that both played count;
 * undefined for none.
 */
export function leadBeyondHalf(
  ours: readonly (readonly EntrantResult[] | undefined)[],
  theirs: readonly (readonly EntrantResult[] | undefined)[],
): ConfidenceInterval | undefined {
  const differences = ours.flatMap((own, k) => {
    const other = theirs[k];
    return own && other ? [leadIn(own) - leadIn(other) / 2] : [];
  });
  return differences.length > 0 ? confidenceInterval(differences) : undefined;
}

function leadIn(deal: readonly EntrantResult[]): number {
  return at(deal, 0).score - (deal[1]?.score ?? 0);
}

// Players of the arena: a bot level, or one that exists only here.

export interface Entrant {
  readonly name: string;
  /** Joins a match; only the omniscient one reads it. */
  sit(match: Match, seat: Seat, random: Random): Bot;
}

/** Sees all cards: the upper bound of play. No host offers it. */
const OMNISCIENT_BOT = 'cheat';

/** Arena names of a game; searching ones also with iterations (`expert:400`). */
export function entrantNames({ bots, searchModel: mind }: Game): string[] {
  return [...(mind ? [OMNISCIENT_BOT] : []), ...Object.keys(bots).reverse()];
}

/** The entrant of a name; undefined for none. */
export function entrantOf(game: Game, name: string): Entrant | undefined {
  const [level = '', budget, ...rest] = name.split(':');
  if (rest.length > 0) return undefined;
  if (game.searchModel && (level === OMNISCIENT_BOT || budget !== undefined))
    return searchEntrant(game, game.searchModel, name, level, budget);
  const make = Object.hasOwn(game.bots, level) ? game.bots[level as Level] : undefined;
  return budget === undefined && make ? { name, sit: (_match, seat, random) => make(seat, random) } : undefined;
}

/** A searching bot; the level's iterations by default. */
function searchEntrant(
  { rules }: Game,
  mind: SearchModel,
  name: string,
  level: string,
  budget = String(mind.iterations),
): Entrant | undefined {
  if (!/^[1-9]\d{0,6}$/.test(budget)) return undefined;
  const make = searchBot(rules, mind, Number(budget));
  if (level === 'expert') return { name, sit: (_match, seat, random) => make(seat, random) };
  if (level !== OMNISCIENT_BOT) return undefined;
  return {
    name,
    sit: ({ state }, seat, random) =>
      interruptibleSearchBot({ rules, mind, iterations: Number(budget), truth: () => clone(state) }, seat, random),
  };
}

export interface Matchup {
  readonly game: Game;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Two to compare, or one for all seats. */
  readonly entrants: readonly [Entrant, ...Entrant[]];
  readonly seed: number;
  /**
   * Set where one of the first sits among the second, in each seat in turn, compared with a table
   * of the second alone.
   */
  readonly lone?: true;
}

/** An entrant's results over all seatings of a deal: means over its seats. */
export interface EntrantResult {
  readonly score: number;
  /** Wins; a shared win counts in parts. */
  readonly won: number;
  /** Number of choices, and time for them in ms. */
  readonly choices: number;
  readonly ms: number;
}

/** A match's result by seat. */
export interface SeatedResult {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** By seat: number of choices, and their total time in ms. */
  readonly times: readonly Pick<EntrantResult, 'choices' | 'ms'>[];
}

/** Plays deal `index` in all seatings; results by entrant. `clock` in ms. */
export function playDeal(contest: Matchup, index: number, clock: () => number = () => 0): EntrantResult[] {
  const { entrants, seats, game, lone } = contest;
  const together = game.isCooperative ?? false;
  const play = (seating: readonly number[]) => resultOf(contest, seating, index, clock);
  if (!lone) {
    const seatings = seatingsFor(seats, entrants.length);
    return resultsByEntrant(seatings, seatings.map(play), entrants.length, together);
  }
  const others: readonly number[] = Array(seats).fill(1);
  const seatings = others.map((_, own) => others.map((kind, seat) => (seat === own ? 0 : kind)));
  const [one] = resultsByEntrant(seatings, seatings.map(play), 2, together);
  const [, other] = resultsByEntrant([others], [play(others)], 2, together);
  return one && other ? [one, other] : [];
}

/** Results by entrant over all seatings. `together`: cooperative. */
export function resultsByEntrant(
  seatings: readonly (readonly number[])[],
  played: readonly SeatedResult[],
  kinds: number,
  together: boolean,
): EntrantResult[] {
  const sheets = Array.from({ length: kinds }, () => ({ scores: 0, wins: 0, sat: 0, choices: 0, ms: 0 }));
  for (const [k, seating] of seatings.entries()) {
    const { scores, winners, times } = at(played, k);
    for (const [seat, kind] of seating.entries()) {
      const sheet = at(sheets, kind);
      sheet.sat++;
      sheet.scores += at(scores, seat);
      sheet.choices += at(times, seat).choices;
      sheet.ms += at(times, seat).ms;
      if (winners.includes(seat)) sheet.wins += together ? 1 : 1 / winners.length;
    }
  }
  return sheets.map(({ scores, wins, sat, choices, ms }) => ({ score: scores / sat, won: wins / sat, choices, ms }));
}

/** Seatings. Of two entrants: every other seat, in all rotations, and swapped. */
export function seatingsFor(seats: number, kinds: number): number[][] {
  if (kinds === 1) return [Array(seats).fill(0)];
  const round = Array.from({ length: seats }, (_, turn) =>
    Array.from({ length: seats }, (_, seat) => ((seat + turn) % seats) % 2),
  );
  // With an even number, half the rotations are the swap.
  return seats % 2 === 0 ? round : [...round, ...round.map((seating) => seating.map((kind) => 1 - kind))];
}

/** Every seating has the same seed, and so the same cards. */
function resultOf(
  { game, seats, options, entrants, seed }: Matchup,
  seating: readonly number[],
  index: number,
  clock: () => number,
): SeatedResult {
  const own = Math.imul(seed, 0x9e3779b1) + index;
  const match = newMatch(game.rules, options, seats);
  const times = seating.map(() => ({ choices: 0, ms: 0 }));
  const bots = seating.map((kind, seat) => {
    const random = seeded(Math.imul(own, seats) + seat + 1);
    return withStopwatch(at(entrants, kind).sit(match, seat, random), at(times, seat), clock);
  });
  selfPlay(match, bots, seeded(own));
  const result = game.rules.result(match.state);
  if (!result) throw new Error(`${game.rules.id}: a match without a result`);
  return { scores: result.scores, winners: result.winners, times };
}

/** Counts and times a bot's choices. */
function withStopwatch(bot: Bot, sheet: { choices: number; ms: number }, clock: () => number): Bot {
  return {
    see(view, now) {
      const start = clock();
      const intent = bot.see(view, now);
      if (view.moves.length > 1) {
        sheet.choices++;
        sheet.ms += clock() - start;
      }
      return intent;
    },
  };
}
