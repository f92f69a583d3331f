/** What Briscola Chiamata adds to the state and the observation of a trick game. */
import type { FrenchCard, Rank, Suit } from '../../cards/french.ts';
import { at } from '../../engine/collections.ts';
import { integerOption, type OptionsOf, option } from '../../engine/options.ts';
import type { MoveIndex, Seat } from '../../engine/rules.ts';
import type { CardNumber } from '../../tricks/deck.ts';
import type * as kit from '../../tricks/state.ts';

export const OPTIONS = {
  /** Scored deals in a match (BC-22). */
  deals: integerOption(1, 20, 5),
  /** What five passes bring (BC-10). */
  allPass: option(['redeal', 'redeal-doubled']),
  /** Who leads the first trick (BC-12). */
  leads: option(['winner', 'forehand']),
  /** What the teammate gets (BC-19). */
  teammateScore: option(['full', 'half']),
  /** What all eight tricks bring (BC-20). */
  sweep: option(['off', 'double']),
  /** Up to how many points a hand may be thrown in (BC-21). */
  weakHand: option(['off', 0, 2, 4]),
} as const;

export type Options = OptionsOf<typeof OPTIONS>;

/** Moves besides playing a card. `points`: said with a 2, above what a bare one asks for (BC-8). */
export type OwnMove =
  | { readonly type: 'throw-in' | 'keep' | 'pass' }
  | { readonly type: 'bid'; readonly rank: Rank; readonly points?: number | undefined }
  | { readonly type: 'trump'; readonly suit: Suit };
export type BidMove = Extract<OwnMove, { type: 'bid' }>;

/** The game's types for the kit. */
export interface Chiamata {
  Card: FrenchCard;
  Options: Options;
  Move: OwnMove;
  Extra: Auction & {
    /** Who won the auction; null until it is over. */
    declarer: Seat | null;
    /** The card that the winner has called (BC-11); null before the trump is named. */
    called: CardNumber | null;
    /** Who has played it; null as long as nobody has (BC-16). */
    teammate: Seat | null;
    /** By how much the next scored deal counts (BC-10). */
    factor: number;
  };
  Seen: PublicAuction & AuctionOutcome & ViewerPart;
  Deal: DealResult;
}

/** The game's types for the engine's contract. */
export type Briscola = kit.TrickGameTypes<Chiamata>;
export type State = kit.TrickState<Chiamata>;
export type Observation = kit.TrickObservation<Chiamata>;
export type Move = Briscola['Move'];
export type MatchResult = kit.TrickResult<Chiamata>;
export type Trick = kit.Trick<FrenchCard>;
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

/** The auction so far. */
export interface Auction {
  /** Passes included. */
  calls: Call[];
  /** The number of the bid to go over, or of the one that won, and whose it is; null if nobody has bid. */
  standing: MoveIndex | null;
  bidder: Seat | null;
  /** Who has passed: bit *k* is seat *k*'s. */
  passed: number;
}

/** One scored deal, in the fields and order of the record. */
export interface DealResult {
  readonly winner: Seat;
  readonly teammate: Seat | null;
  readonly bid: number;
  readonly points: number;
  readonly scores: readonly number[];
}

interface PublicAuction {
  readonly calls: readonly Call[];
  /** Who the called card's player was, once it was played (BC-16); the declarer if played by it. */
  readonly teammate: Seat | null;
  /** The factor of the next scored deal (BC-10). */
  readonly factor: number;
}

/**
 * The auction's outcome: a declarer with a bid, and with the trump the called card (BC-11). An
 * offer to throw in (BC-21) is visible to its own seat only.
 */
export type AuctionOutcome =
  | {
      readonly phase: 'dealing' | 'throw-in' | 'auction';
      readonly declarer: null;
      readonly bid: null;
      readonly trump: null;
      readonly called: null;
    }
  | {
      readonly phase: 'trump';
      readonly declarer: Seat;
      readonly bid: Bid;
      readonly trump: null;
      readonly called: null;
    }
  | {
      readonly phase: 'play' | 'scored' | 'over';
      readonly declarer: Seat;
      readonly bid: Bid;
      readonly trump: Suit;
      /** Its holder is secret until it is played. */
      readonly called: FrenchCard;
    };

/** `isTeammate`: it holds the called card, or played it: its side is the winner's (BC-16). */
export type ViewerPart =
  | { readonly viewer: Seat; readonly own: { readonly isTeammate: boolean } }
  | { readonly viewer: 'everyone'; readonly own: null };

/** What a seat still holds, in the order dealt. */
export function handOf({ hands }: Pick<State, 'hands'>, seat: Seat): readonly CardNumber[] {
  return at(hands, seat);
}

/** BC-13: whether the card is in the seat's hand. */
export function holds(state: Pick<State, 'hands'>, seat: Seat, card: CardNumber): boolean {
  return handOf(state, seat).includes(card);
}
