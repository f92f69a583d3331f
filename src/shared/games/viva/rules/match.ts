/** From round to round, to the winner of the match. */
import { at, seatsWithHighest } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { MatchResult, Round, RoundResult } from '../state/observation.ts';
import { allSeats, seatAfter, stillIn } from '../state/seats.ts';
import { roundOf, type State } from '../state/state.ts';
import { firstRound } from './setup.ts';

/** VI-19: a round is over when one seat is left; a tie-break, when the first is out (VI-20). */
export function isRoundOver(round: Round): boolean {
  return stillIn(round).length === 1 || (round.tieBreak && round.out.length > 0);
}

/** VI-19, VI-20: writes the round down; the next one waits for its deal, or the match is over. */
export function endRound(state: State): void {
  const round = roundOf(state);
  const winner = at(round.out, 0);
  const loser = round.tieBreak ? null : at(stillIn(round), 0);
  state.results = [...state.results, { winner, loser }];
  const next = loser === null ? undefined : roundAfter(state, round, winner, loser);
  state.round = next ?? round;
  state.phase = next ? 'deal' : 'over';
  state.turn = null;
}

/**
 * VI-5, VI-20: the winner starts, the loser deals; after the last round only a draw for the most brings another. Numbered
 * deals hang on none that was played before: each begins like a first one, started by the next seat clockwise.
 */
function roundAfter(state: State, { starter }: Round, winner: Seat, loser: Seat): Round | undefined {
  const { options, seats, results } = state;
  const number = results.length + 1;
  if (options.deals !== undefined) {
    return number <= options.deals ? { ...firstRound(seats, (starter + 1) % seats), number } : undefined;
  }
  if (number <= options.rounds) {
    return {
      number,
      tieBreak: false,
      seats: allSeats(seats),
      starter: winner,
      dealer: loser,
      burdened: loser,
      out: [],
    };
  }
  const level = seatsWithHighest(winnersCards(results, seats));
  if (level.length === 1) return undefined;
  const first = level.includes(winner) ? winner : seatAfter(level, winner);
  const burdened = level.includes(loser) ? loser : null;
  return { number, tieBreak: true, seats: level, starter: first, dealer: loser, burdened, out: [] };
}

/** Winner's cards by seat (VI-19); a tie-break brings none (VI-20). */
export function winnersCards(results: readonly RoundResult[], seats: number): number[] {
  const cards = Array<number>(seats).fill(0);
  for (const { winner, loser } of results) if (loser !== null) cards[winner] = at(cards, winner) + 1;
  return cards;
}

/** VI-20: most winner's cards wins; after a draw, the first out of the tie-break. After numbered deals a win can be shared. */
export function result({ phase, round, results, seats, options }: State): MatchResult | undefined {
  if (phase !== 'over') return undefined;
  const scores = winnersCards(results, seats);
  const outcome = { scores, winners: round?.tieBreak ? round.out : seatsWithHighest(scores) };
  return options.deals === undefined ? outcome : { ...outcome, deals: results };
}
