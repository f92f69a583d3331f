/** Two kinds of bots at mixed tables, on the same cards in every seating, so that luck cancels. */
import type { BotMaker } from '../engine/bot.ts';
import type { Game } from '../engine/game.ts';
import { newMatch } from '../engine/match.ts';
import type { OptionValue } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import { playOut } from '../engine/selfplay.ts';

export interface Contest {
  readonly game: Game;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The two that are compared. */
  readonly first: BotMaker;
  readonly second: BotMaker;
  /** How many different matches; each is played once in every seating. */
  readonly matches: number;
  readonly seed: number;
}

export interface Standing {
  /** Matches times seatings. */
  readonly played: number;
  /** Mean score a seat and match, of the first kind and of the second. */
  readonly means: readonly [number, number];
  /** By how much the first kind is ahead, and that number's standard error over the different matches. */
  readonly lead: number;
  readonly error: number;
}

export function contest(plan: Contest): Standing {
  const seatings = seatingsFor(plan.seats);
  const sums: [number, number] = [0, 0];
  const leads: number[] = [];
  for (let index = 0; index < plan.matches; index++) {
    const [first, second] = meansOver(plan, seatings, index);
    sums[0] += first;
    sums[1] += second;
    leads.push(first - second);
  }
  return {
    played: plan.matches * seatings.length,
    means: [sums[0] / plan.matches, sums[1] / plan.matches],
    ...meanAndError(leads),
  };
}

/** Who sits where, true for the first kind: every other seat, turned all the way round, and the same reversed. */
function seatingsFor(seats: number): boolean[][] {
  const round = Array.from({ length: seats }, (_, turn) =>
    Array.from({ length: seats }, (_, seat) => ((seat + turn) % seats) % 2 === 0),
  );
  return [...round, ...round.map((seating) => seating.map((first) => !first))];
}

/** Mean scores of both kinds in one match over all seatings: each kind has then sat everywhere equally often. */
function meansOver(plan: Contest, seatings: readonly boolean[][], index: number): [number, number] {
  const scores: { [kind in 'first' | 'second']: number[] } = { first: [], second: [] };
  for (const seating of seatings) {
    for (const [seat, score] of scoresOf(plan, seating, index).entries()) {
      scores[seating[seat] ? 'first' : 'second'].push(score);
    }
  }
  return [mean(scores.first), mean(scores.second)];
}

/** The seed of chance is the same in every seating, and so are the cards. */
function scoresOf(plan: Contest, seating: readonly boolean[], index: number): readonly number[] {
  const seed = Math.imul(plan.seed, 0x9e3779b1) + index;
  const match = newMatch(plan.game.rules, plan.options, plan.seats);
  const bots = seating.map((isFirst, seat) => {
    const make = isFirst ? plan.first : plan.second;
    return make(seat, seeded(Math.imul(seed, plan.seats) + seat + 1));
  });
  playOut(match, bots, seeded(seed));
  return plan.game.rules.result(match.state)?.scores ?? [];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanAndError(leads: readonly number[]): { lead: number; error: number } {
  const lead = mean(leads);
  const variance = mean(leads.map((value) => (value - lead) ** 2));
  return { lead, error: Math.sqrt(variance / leads.length) };
}
