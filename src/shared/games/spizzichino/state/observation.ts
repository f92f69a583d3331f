/** A viewer's observation of a match of Spizzichino, and what it says of its tricks. */
import { type ItalianCard, type ItalianSuit, italianSuitOf } from '../../../cards/italian.ts';
import { at } from '../../../engine/collections.ts';
import type { ObservationBase, Result, Seat } from '../../../engine/rules.ts';
import { beats, type Honour } from './cards.ts';
import type { Choice } from './moves.ts';
import { type Options, opposite, SEATS } from './options.ts';

export type Phase = 'dealing' | 'choosing' | 'play' | 'scored' | 'over';

/** Which of the eight piles a seat has taken for what (SP-6). */
export interface PileChoice {
  readonly seat: Seat;
  readonly hand: Choice['hand'];
  /** In the order of the seat's piles 0 and 1. */
  readonly up: Choice['up'];
}

/** What a hand declares. `missing`: the suit of the fourth card, null where all four are there (SP-8, SP-11). */
export type Combination =
  | { readonly kind: 'equals'; readonly rank: Honour; readonly missing: ItalianSuit | null }
  | { readonly kind: 'napoletana'; readonly suit: ItalianSuit };

/** `completed`: the card taken from a pile that completed it; null where the hand held it from the start (SP-9). */
export type Declaration = { readonly seat: Seat; readonly completed: ItalianCard | null } & Combination;

/** An honour taken from a pile into the hand (SP-17), before its seat's card to trick number `trick`, from 0. */
export interface Taken {
  readonly seat: Seat;
  readonly pile: number;
  readonly card: ItalianCard;
  readonly trick: number;
}

/** A card of a trick. `pile`: the one it came from, null for the hand. */
export interface Played {
  readonly card: ItalianCard;
  readonly pile: number | null;
}

export interface Trick {
  readonly leader: Seat;
  /** The leader's, then the other seat's. */
  readonly plays: readonly Played[];
  /** Who took it; null while it is being played. */
  readonly winner: Seat | null;
}

/** A pile turned up before its owner: only the top shows; null where nothing is left (SP-6). */
export interface VisiblePile {
  readonly top: ItalianCard | null;
  readonly depth: number;
}

/** One scored deal by seat, in the fields and order of the record. */
export interface DealResult {
  readonly thirds: readonly number[];
  readonly declared: readonly number[];
  readonly points: readonly number[];
}

export interface MatchResult extends Result {
  readonly deals: readonly DealResult[];
}

export type PublicMove =
  | { readonly by: 'chance'; readonly type: 'dealer'; readonly seat: Seat }
  | { readonly by: 'chance'; readonly type: 'deal' }
  | { readonly by: Seat; readonly type: 'choose'; readonly hand: Choice['hand']; readonly up: Choice['up'] }
  | { readonly by: Seat; readonly type: 'take'; readonly pile: number }
  | { readonly by: Seat; readonly type: 'play'; readonly card: ItalianCard };

/** The viewer's part: a seat sees its hand, empty before the choice, `everyone` none. */
export type ViewerPart =
  | { readonly viewer: Seat; readonly own: { readonly hand: readonly ItalianCard[] } }
  | { readonly viewer: 'everyone'; readonly own: null };

export type Observation = PublicTable & ViewerPart;

/** Public information. */
export interface PublicTable extends ObservationBase {
  readonly options: Options;
  readonly phase: Phase;
  readonly last: PublicMove | null;
  /** Who dealt, or deals next; null before chance has drawn one. */
  readonly dealer: Seat | null;
  /** Cards in each hand. */
  readonly handSizes: readonly number[];
  /** By seat: the cards of its hand that all have seen, declared or taken from a pile. */
  readonly known: readonly (readonly ItalianCard[])[];
  readonly choices: readonly PileChoice[];
  /** By seat: its two piles; none before it has chosen. */
  readonly piles: readonly (readonly VisiblePile[])[];
  /** All of this deal, in order. */
  readonly declarations: readonly Declaration[];
  readonly taken: readonly Taken[];
  /** The deal's tricks, the one being played last. */
  readonly tricks: readonly Trick[];
  /** Thirds of a point taken by each seat so far in this deal, the last trick included (SP-3). */
  readonly thirds: readonly number[];
  /** Scored deals so far. */
  readonly deals: readonly DealResult[];
  /** Totals of the match so far. */
  readonly scores: readonly number[];
  readonly result?: MatchResult;
}

/** SP-12. */
export const TRICKS = 20;
/** SP-3. */
export const LAST_TRICK_THIRDS = 3;

/** Whether both seats have played to it. */
function isComplete({ plays }: Trick): boolean {
  return plays.length === SEATS;
}

/** SP-15: who takes a trick that both have played to: the highest card of the suit led. */
function takerOf({ leader, plays }: Trick): Seat {
  return beats(at(plays, 1).card, at(plays, 0).card) ? opposite(leader) : leader;
}

/** Who takes the trick as it lies: of a lone card, who led it; nobody takes an empty one. */
export function takerSoFar(trick: Trick): Seat | null {
  if (trick.plays.length === 0) return null;
  return isComplete(trick) ? takerOf(trick) : trick.leader;
}

/** The suit to be followed, as all can see; nothing where the next card leads. */
export function suitLed(tricks: readonly Trick[]): ItalianSuit | undefined {
  const trick = tricks.at(-1);
  const led = trick && !isComplete(trick) ? trick.plays[0]?.card : undefined;
  return led && italianSuitOf(led);
}
