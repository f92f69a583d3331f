/** How a match and a round begin. */
import type { VivaCard } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { numbersOf } from '../state/designs.ts';
import { handOfCards } from '../state/hand.ts';
import type { Round } from '../state/observation.ts';
import type { Options } from '../state/options.ts';
import { allSeats, seatBefore } from '../state/seats.ts';
import { roundOf, type State, startTurn } from '../state/state.ts';
import { emptyTable } from '../state/table.ts';

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
