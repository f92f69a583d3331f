/** A match: how each round begins, and from round to round to the winner. */

import type { VivaCard } from '../../../cards/viva.ts';
import { at, seatsWithHighest } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { numbersOf } from '../state/designs.ts';
import { handOfCards } from '../state/hand.ts';
import {
  allSeats,
  type MatchResult,
  type Round,
  type RoundResult,
  seatAfter,
  seatBefore,
  stillIn,
} from '../state/observation.ts';
import type { Options } from '../state/options.ts';
import { roundOf, type State, startTurn } from '../state/state.ts';
import { emptyTable } from '../state/table.ts';

// How a match and a round begin.

/** Cards in each hand (VI-4). */
const HAND = 5;

/** A new match; where an option names the youngest (VI-5), chance draws no starter. */
export function initial(options: Options, seats: number): State {
  const { youngest } = options;
  return {
    options,
    seats,
    phase: youngest === 'draw' ? 'starter' : 'deal',
    turn: null,
    round: youngest === 'draw' ? null : firstRound(seats, youngest),
    results: [],
    table: emptyTable(seats),
    taken: null,
    due: [],
    passes: 0,
    window: null,
    story: [],
  };
}

/** VI-5: the first round is dealt by the seat before its starter. */
export function firstRound(seats: number, starter: Seat): Round {
  const all = allSeats(seats);
  return { number: 1, tieBreak: false, seats: all, starter, dealer: seatBefore(all, starter), burdened: null, out: [] };
}

/** VI-4, VI-6: five cards to each seat from the starter on, the general blocking card, then the loser's own. First = top. */
export function deal(state: State, cards: readonly VivaCard[]): void {
  const { seats, starter, burdened } = roundOf(state);
  const order = [...seats.filter((seat) => seat >= starter), ...seats.filter((seat) => seat < starter)];
  const shuffled = numbersOf(cards);
  const [general = null, own = null] = shuffled.slice(order.length * HAND);
  const empty = emptyTable(state.seats);
  state.table = {
    ...empty,
    hands: empty.hands.map((none, seat) => {
      const place = order.indexOf(seat);
      return place < 0 ? none : handOfCards(shuffled.slice(place * HAND, (place + 1) * HAND));
    }),
    general,
    own: burdened === null ? null : { seat: burdened, card: own },
    shuffled,
    drawn: order.length * HAND + (burdened === null ? 1 : 2),
  };
  state.passes = 0;
  startTurn(state, starter);
}

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
