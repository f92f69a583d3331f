/** A viewer's observation of a match of VIVA, and the seats of a round. */
import type { VivaCard } from '../../../cards/viva.ts';
import { at, last } from '../../../engine/collections.ts';
import type { MoveEvent, ObservationBase, Result, Seat } from '../../../engine/rules.ts';
import type { Board } from './board.ts';
import type { HandHistory, Peeked } from './hand.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';

// The seats of a round, clockwise.

export function allSeats(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The seats still in the round, ascending (VI-17). */
export function stillIn({ seats, out }: Round): readonly Seat[] {
  return out.length === 0 ? seats : seats.filter((seat) => !out.includes(seat));
}

/** The first of these seats clockwise after a seat, which need not be one of them (VI-5). `seats`: ascending. */
export function seatAfter(seats: readonly Seat[], seat: Seat): Seat {
  return seats.find((other) => other > seat) ?? at(seats, 0);
}

/** The first of these seats the other way round. */
export function seatBefore(seats: readonly Seat[], seat: Seat): Seat {
  return seats.findLast((other) => other < seat) ?? last(seats);
}

/** VI-14: who takes a card, in this order. */
export function penalties(seats: readonly Seat[], caller: Seat): Seat[] {
  const before = seatBefore(seats, caller);
  return seats.length === 2 ? [before, before] : [before, before, seatAfter(seats, caller)];
}

/**
 * What the table waits for: chance to name the first starter or to deal; a seat to act, to play the card it
 * took or pass (VI-10), to answer with VIVA or pass (VI-13), to lay the new blocking card and end its turn
 * (VI-15) or begin it (VI-18); or nothing any more.
 */
export type Phase = 'starter' | 'deal' | 'turn' | 'taken' | 'answer' | 'block-then-next' | 'block-then-turn' | 'over';

export interface Round {
  /** From 1; a tie-break comes after the last. */
  readonly number: number;
  readonly tieBreak: boolean;
  /** Its seats, ascending: all except in a tie-break (VI-20). */
  readonly seats: readonly Seat[];
  readonly starter: Seat;
  readonly dealer: Seat;
  /** Who gets an own blocking card (VI-6). */
  readonly burdened: Seat | null;
  /** Who has played their last card, in that order (VI-17). */
  readonly out: readonly Seat[];
}

/** How a round ended (VI-19); a tie-break ends without a loser (VI-20). */
export interface RoundResult {
  readonly winner: Seat;
  readonly loser: Seat | null;
}

export interface MatchResult extends Result {
  /** Of each round, in duplicate play. */
  readonly deals?: readonly RoundResult[];
}

/** A due card from the stock: for a seat's hand, or as its owner's new blocking card (VI-16). */
export type Due = Seat | 'own';

/** A table as one viewer sees it. */
export interface TableView extends Board<VivaCard> {
  /** The viewer's own hand, sorted; null for `everyone`. */
  readonly hand: readonly VivaCard[] | null;
  /** Cards in each hand. */
  readonly handSizes: readonly number[];
  /** Cards in the stock. */
  readonly stock: number;
  /** Cards cleared since the last restock, in order. */
  readonly cleared: readonly VivaCard[];
  /** The next restock clears the table (VI-12). */
  readonly stale: boolean;
  /**
   * The hands' histories, once hidden cards aren't equally likely everywhere; null before (VI-12,
   * VI-21).
   */
  readonly past: HandHistory<VivaCard | null> | null;
  /** The stock's next cards that somebody saw, named where the viewer saw them (VI-21). */
  readonly peeked: readonly Peeked<VivaCard | null>[];
}

export type PublicMove =
  | { readonly by: 'chance'; readonly type: 'starter'; readonly seat: Seat }
  | { readonly by: 'chance'; readonly type: 'deal' | 'restock' }
  | MoveEvent<Move>;

/** A card that came from the stock; null where it went to another's hand. */
export interface VisibleDraw {
  readonly to: Seat | 'own' | 'general';
  readonly card: VivaCard | null;
}

/** An event since a play that can still be called out, and its cards from the stock. */
export interface VisibleStep {
  readonly event: PublicMove;
  readonly draws: readonly VisibleDraw[];
}

/** VI-21: the play that can be called out now, and what would be undone. */
export interface WindowView {
  readonly player: Seat;
  /** Whether it took a card before the play, named where the viewer took it (VI-10). */
  readonly tookFirst: boolean;
  readonly taken: VivaCard | null;
  readonly before: TableView;
  /** The play, and what came after it. */
  readonly since: readonly VisibleStep[];
}

export interface Observation extends ObservationBase {
  readonly last: PublicMove | null;
  readonly options: Options;
  readonly phase: Phase;
  /** Who decides next, without callers-out; null for chance and at the end. */
  readonly turn: Seat | null;
  /** Null before the first starter is known; between rounds, the one to be dealt. */
  readonly round: Round | null;
  /** Of the rounds played. */
  readonly results: readonly RoundResult[];
  /** Winner's cards by seat. */
  readonly scores: readonly number[];
  readonly table: TableView;
  /** The card the viewer has just taken and may play (VI-10). */
  readonly taken: VivaCard | null;
  /** Cards still due, when the table waits for a restock (VI-12). */
  readonly due: readonly Due[];
  /** Passes in a row because nothing could be taken (VI-12). */
  readonly passes: number;
  readonly window: WindowView | null;
  /** The round's latest events in the log, oldest first. */
  readonly story: readonly PublicMove[];
  readonly result?: MatchResult;
}
