/** Two kinds of bots at mixed tables, on the same cards in every seating, so that luck cancels; or one kind that wins together. */

import type { Bot } from '../../engine/bot.ts';
import { at } from '../../engine/collections.ts';
import type { Game } from '../../engine/game.ts';
import { newMatch } from '../../engine/match.ts';
import type { OptionValue } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { selfPlay } from '../../engine/self-play.ts';
import type { Entrant } from './entrant.ts';

export interface Matchup {
  readonly game: Game;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The two that are compared, or the one that fills the table. */
  readonly entrants: readonly [Entrant, ...Entrant[]];
  readonly seed: number;
  /** Set where one of the first kind sits among the second, in each seat by turns, beside a table of the second alone. */
  readonly lone?: true;
}

/** What one kind has come to over all seatings of a deal: means over its seats. */
export interface EntrantResult {
  readonly score: number;
  /** Wins; a shared one counts in parts. */
  readonly won: number;
  /** Choices that it had, and how long it thought about them, in ms. */
  readonly choices: number;
  readonly ms: number;
}

/** What a match came to for each seat. */
export interface SeatedResult {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** By seat: how many choices it had, and how long it took over them together, in ms. */
  readonly times: readonly Pick<EntrantResult, 'choices' | 'ms'>[];
}

/** Plays deal number `index` in all seatings; by kind what came of it. `clock` in ms. */
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

/** By kind what has come of a deal in all its seatings. `together`: all at a table win as one. */
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

/** Which kind sits where. Of two: every other seat, turned all the way round, and the same with both exchanged. */
export function seatingsFor(seats: number, kinds: number): number[][] {
  if (kinds === 1) return [Array(seats).fill(0)];
  const round = Array.from({ length: seats }, (_, turn) =>
    Array.from({ length: seats }, (_, seat) => ((seat + turn) % seats) % 2),
  );
  // With an even number, half a round later all have changed places.
  return seats % 2 === 0 ? round : [...round, ...round.map((seating) => seating.map((kind) => 1 - kind))];
}

/** The seed of chance is the same in every seating, and so are the cards. */
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

/** The bot, with its choices counted and timed. */
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
