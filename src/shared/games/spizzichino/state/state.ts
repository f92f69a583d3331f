/** The full state of a match of Spizzichino, visible to nobody. */
import { at, present } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { CardNumber } from './cards.ts';
import type { Chance, Move } from './moves.ts';
import type { DealResult, Declaration, Observation, Phase, PileChoice, PublicMove, Taken } from './observation.ts';
import { BOTH_SEATS, type Options, OWN_PILES, STACKS_EACH } from './options.ts';

/** Cards on each other, the top one last. */
export type Pile = readonly CardNumber[];

export interface State {
  options: Options;
  phase: Phase;
  /** Who decides; null where chance does, and at the end. */
  turn: Seat | null;
  /** Who dealt, or deals next; null before chance has drawn one (SP-4). */
  dealer: Seat | null;
  /** The eight piles of SP-5, face down, an empty one for each that was chosen; none outside the choice. */
  stacks: readonly Pile[];
  choices: readonly PileChoice[];
  /** Each hand in the order that its cards came. */
  hands: CardNumber[][];
  /** The two piles of seat 0 as they were turned up (SP-7), then those of seat 1; what is left of them, `depths` says. */
  piles: readonly Pile[];
  /** How many cards are left on each of them. */
  depths: number[];
  declarations: readonly Declaration[];
  taken: readonly Taken[];
  /** The cards of the deal's tricks as they were played, two to a trick (SP-12). */
  played: CardNumber[];
  /** The pile that each of them came from; null for the hand. */
  from: (number | null)[];
  /** Who led each trick; after the last one, who took it. */
  leaders: Seat[];
  /** Thirds of a point that each seat has taken in this deal (SP-3). */
  thirds: number[];
  deals: readonly DealResult[];
  /** The latest event; null where that is a card: it is the last one of `played`. */
  last: PublicMove | null;
}

/** The game's types for the engine's contract. */
export interface Spizzichino {
  State: State;
  Move: Move;
  Chance: Chance;
  Options: Options;
  Observation: Observation;
}

/** A match before chance has drawn its first dealer. */
export function initial(options: Options): State {
  return {
    options,
    phase: 'dealing',
    turn: null,
    dealer: null,
    stacks: [],
    ...emptyTable(),
    deals: [],
    last: null,
  };
}

/** What nobody has chosen, declared, taken or played yet. */
export function emptyTable() {
  return {
    choices: [],
    hands: BOTH_SEATS.map(() => []),
    ...pilesForState([]),
    declarations: [],
    taken: [],
    played: [],
    from: [],
    leaders: [],
    thirds: BOTH_SEATS.map(() => 0),
  };
}

/** The piles of each seat as they lie now, as a state keeps them. */
export function pilesForState(bySeat: readonly (readonly Pile[])[]) {
  const piles = BOTH_SEATS.flatMap((seat) => OWN_PILES.map((pile) => bySeat[seat]?.[pile] ?? []));
  return { piles, depths: piles.map(({ length }) => length) };
}

/** SP-7: turns up two piles before a seat. */
export function turnUp(state: State, seat: Seat, up: readonly Pile[]): void {
  const first = seat * STACKS_EACH;
  state.piles = state.piles.map((pile, place) => up[place - first] ?? pile);
  for (const pile of OWN_PILES) state.depths[first + pile] = at(up, pile).length;
}

/** A copy to play on in, which shares what `apply` never changes in place. */
export function copy(state: State): State {
  return {
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    depths: state.depths.slice(),
    played: state.played.slice(),
    from: state.from.slice(),
    leaders: state.leaders.slice(),
    thirds: state.thirds.slice(),
  };
}

/** Who dealt. Chance has drawn the first dealer by now. */
export function dealerOf(state: State): Seat {
  return present(state.dealer, 'dealer');
}

export function handOf({ hands }: State, seat: Seat): CardNumber[] {
  return hands[seat] ?? [];
}

/** What is left of the two piles before a seat; none before it has chosen. */
export function pilesOf(state: State, seat: Seat): Pile[] {
  if (!state.choices.some((choice) => choice.seat === seat)) return [];
  return OWN_PILES.map((pile) => {
    const place = seat * STACKS_EACH + pile;
    return at(state.piles, place).slice(0, at(state.depths, place));
  });
}

/** The card of a pile that shows; nothing where none is left. */
export function topOf({ piles, depths }: State, seat: Seat, pile: number): CardNumber | undefined {
  const place = seat * STACKS_EACH + pile;
  const depth = depths[place] ?? 0;
  return depth === 0 ? undefined : piles[place]?.[depth - 1];
}

/** Takes the top card from a pile: the one beneath it shows at once (SP-16, SP-17). */
export function liftTop({ depths }: State, seat: Seat, pile: number): void {
  const place = seat * STACKS_EACH + pile;
  depths[place] = at(depths, place) - 1;
}
