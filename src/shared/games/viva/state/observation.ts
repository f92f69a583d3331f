/** What one viewer knows of a match of VIVA. */
import type { VivaCard } from '../../../cards/viva.ts';
import type { MoveEvent, ObservationBase, Result, Seat } from '../../../engine/rules.ts';
import type { HandHistory, Peeked } from './hand-history.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import type { Board } from './table.ts';

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
  /** Who plays it, ascending: all seats but in a tie-break (VI-20). */
  readonly seats: readonly Seat[];
  readonly starter: Seat;
  readonly dealer: Seat;
  /** Who gets a blocking card of their own (VI-6). */
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
  /** Of each round, where they are numbered deals. */
  readonly deals?: readonly RoundResult[];
}

/** A card that is due from the stock: to a seat's hand, or as the new blocking card of its owner (VI-16). */
export type Due = Seat | 'own';

/** A table as one viewer sees it. */
export interface TableView extends Board<VivaCard> {
  /** The viewer's own hand, sorted; null for `everyone`. */
  readonly hand: readonly VivaCard[] | null;
  /** Cards in each hand. */
  readonly handSizes: readonly number[];
  /** Cards in the stock. */
  readonly stock: number;
  /** Cleared cards since the last restock, in the order in which they went. */
  readonly cleared: readonly VivaCard[];
  /** The next restock clears the table (VI-12). */
  readonly stale: boolean;
  /** What the hands went through since not every hidden card could be anywhere; null where it can (VI-12, VI-21). */
  readonly past: HandHistory<VivaCard | null> | null;
  /** The next cards of the stock that were seen by somebody, and which where the viewer saw them (VI-21). */
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

/** An event since a play that can still be called out, and the cards that it brought from the stock. */
export interface VisibleStep {
  readonly event: PublicMove;
  readonly draws: readonly VisibleDraw[];
}

/** VI-21: the play that can be called out now, and what would be undone. */
export interface WindowView {
  readonly player: Seat;
  /** Whether it took a card before the play, and which, where the viewer took it (VI-10). */
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
  /** Who decides next, callers-out aside; null for chance and at the end. */
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
  /** The round's latest events, oldest first: what is still remembered of how it came to this. */
  readonly story: readonly PublicMove[];
  readonly result?: MatchResult;
}
