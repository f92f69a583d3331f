/** A viewer's observation of a match of Briscola Chiamata, and the seats. */
import type { FrenchCard, Rank, Suit } from '../../../cards/french.ts';
import type { ObservationBase, Result, Seat } from '../../../engine/rules.ts';
import type { Options } from './options.ts';

// Five places around the table (BC-4).

export const SEATS = 5;

export const ALL_SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

/** The seat so many places to the left. */
export function clockwise(seat: Seat, places: number): Seat {
  return (seat + places) % SEATS;
}

/** The seat left of the dealer: dealt to first (BC-5), asked first (BC-21), speaks first (BC-6). */
export function forehand(dealer: Seat): Seat {
  return clockwise(dealer, 1);
}

/** How many places after forehand a seat sits: 0 to 4, the dealer last. */
export function placesAfterForehand(dealer: Seat, seat: Seat): number {
  return (seat - forehand(dealer) + SEATS) % SEATS;
}

/**
 * The phase as the viewer may know it: an offer to throw in (BC-21) is visible to its own seat
 * only.
 */
export type Phase = AuctionOutcome['phase'];

/** `points`: 61 for a rank and a bare 2, else the number named with `2` (BC-8). */
export interface Bid {
  readonly rank: Rank;
  readonly points: number;
}

/** One turn of speech in the auction; `bid: null` is a pass. */
export interface Call {
  readonly seat: Seat;
  readonly bid: Bid | null;
}

export interface Trick {
  readonly leader: Seat;
  /** In the order played: card *k* is seat (leader + *k*) mod 5's. */
  readonly cards: readonly FrenchCard[];
  /** Who took it; null while it is being played. */
  readonly winner: Seat | null;
}

/** One scored deal, in the fields and order of the record. */
export interface DealResult {
  readonly winner: Seat;
  readonly teammate: Seat | null;
  readonly bid: number;
  readonly points: number;
  readonly scores: readonly number[];
}

export interface MatchResult extends Result {
  readonly deals: readonly DealResult[];
}

/** What a seat alone sees. */
export interface OwnView {
  readonly hand: readonly FrenchCard[];
  /** It holds the called card, or played it: its side is the winner's (BC-16). */
  readonly isTeammate: boolean;
}

export type PublicMove =
  | { readonly by: 'chance'; readonly type: 'dealer'; readonly seat: Seat }
  | { readonly by: 'chance'; readonly type: 'deal' }
  | { readonly by: Seat; readonly type: 'throw-in' }
  | { readonly by: Seat; readonly type: 'pass' }
  | { readonly by: Seat; readonly type: 'bid'; readonly rank: Rank; readonly points?: number }
  | { readonly by: Seat; readonly type: 'trump'; readonly suit: Suit }
  | { readonly by: Seat; readonly type: 'play'; readonly card: FrenchCard };

/** The auction's outcome: a declarer with a bid, and with the trump the called card (BC-11). */
export type AuctionOutcome = AuctionOpen | AuctionWon | Contract;

interface AuctionOpen {
  readonly phase: 'dealing' | 'throw-in' | 'auction';
  readonly declarer: null;
  readonly bid: null;
  readonly trump: null;
  readonly called: null;
}

export interface AuctionWon {
  readonly phase: 'trump';
  readonly declarer: Seat;
  readonly bid: Bid;
  readonly trump: null;
  readonly called: null;
}

/** The contract, from the first lead to the next deal. */
export interface Contract {
  readonly phase: 'play' | 'scored' | 'over';
  readonly declarer: Seat;
  readonly bid: Bid;
  readonly trump: Suit;
  /** Its holder is secret until it is played. */
  readonly called: FrenchCard;
}

/** The viewer's part: a seat sees its hand, `everyone` none. */
export type ViewerPart =
  | { readonly viewer: Seat; readonly own: OwnView }
  | { readonly viewer: 'everyone'; readonly own: null };

export type Observation = PublicTable & AuctionOutcome & ViewerPart;

/** Public information besides the auction's outcome. */
export interface PublicTable extends ObservationBase {
  readonly options: Options;
  readonly last: PublicMove | null;
  /** Null before chance has drawn one. */
  readonly dealer: Seat | null;
  /** Cards in each hand. */
  readonly handSizes: readonly number[];
  /** The auction so far, passes included. */
  readonly calls: readonly Call[];
  /** Who the called card's player was, once it was played (BC-16); the declarer if played by it. */
  readonly teammate: Seat | null;
  /** The deal's tricks, the one being played last. */
  readonly tricks: readonly Trick[];
  /** Card points taken by each seat so far in this deal (from the tricks, all public). */
  readonly taken: readonly number[];
  /** The factor of the next scored deal (BC-10). */
  readonly factor: number;
  /** Scored deals so far. */
  readonly deals: readonly DealResult[];
  /** Totals of the match so far. */
  readonly scores: readonly number[];
  readonly result?: MatchResult;
}
