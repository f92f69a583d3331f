/** Spizzichino's options and types: what a state and an observation have besides the kit's fields. */
import type { ItalianCard, ItalianSuit } from '../../cards/italian.ts';
import { type OptionsOf, option } from '../../engine/options.ts';
import type { Seat } from '../../engine/rules.ts';
import type { VisiblePile } from '../../tricks/piles.ts';
import type { TrickGameTypes, TrickMove, TrickObservation, TrickState } from '../../tricks/state.ts';

/** Two places at the table (SP-4). */
export const SEATS = 2;

export const BOTH_SEATS: readonly Seat[] = [0, 1];

/** The seat opposite; of the dealer, the one who chooses (SP-6), declares (SP-9) and leads (SP-12) first. */
export function opposite(seat: Seat): Seat {
  return 1 - seat;
}

export const OPTIONS = {
  /** Points that end the match (SP-20, SP-21). */
  target: option([51, 21, 31, 41]),
  /** How often a card counts in declarations (SP-10). */
  reuse: option(['once', 'across-kinds']),
} as const;

export type Options = OptionsOf<typeof OPTIONS> & { readonly deals?: number };

/** The ranks that are declared (SP-8) and may be taken from a pile (SP-17), highest first. */
export const HONOURS = ['3', '2', '1'] as const;
export type Honour = (typeof HONOURS)[number];

/** SP-6: two piles for the hand, two to turn up, by number. */
export type Choice = { readonly type: 'choose'; readonly hand: readonly number[]; readonly up: readonly number[] };
/** SP-17: the honour on top of an own pile into the hand. */
export type Take = { readonly type: 'take'; readonly pile: number };

/** Which of the eight piles a seat has taken for what (SP-6), `up` in the order of its piles 0 and 1. */
export type PileChoice = { readonly seat: Seat } & Omit<Choice, 'type'>;

/** What a hand declares. `missing`: the suit of the fourth card, null where all four are there (SP-8, SP-11). */
export type Combination =
  | { readonly kind: 'equals'; readonly rank: Honour; readonly missing: ItalianSuit | null }
  | { readonly kind: 'napoletana'; readonly suit: ItalianSuit };

/** `completed`: the card taken from a pile that completed it; null where the hand held it from the start (SP-9). */
export type Declaration = { readonly seat: Seat; readonly completed: ItalianCard | null } & Combination;

/** An honour taken from a pile into the hand (SP-17), before its seat's card to trick number `trick`, from 0. */
export interface TakenHonour {
  readonly seat: Seat;
  readonly pile: number;
  readonly card: ItalianCard;
  readonly trick: number;
}

/** One scored deal by seat, in the fields and order of the record. */
export interface DealResult {
  readonly thirds: readonly number[];
  readonly declared: readonly number[];
  readonly points: readonly number[];
}

export interface Spizzichino {
  Card: ItalianCard;
  Options: Options;
  Move: Choice | Take;
  /** All of this deal, in order. */
  Extra: {
    choices: readonly PileChoice[];
    declarations: readonly Declaration[];
    honours: readonly TakenHonour[];
  };
  Seen: Readonly<Spizzichino['Extra']> & { readonly piles: readonly (readonly VisiblePile<ItalianCard>[])[] };
  Deal: DealResult;
}

export type Game = TrickGameTypes<Spizzichino>;
export type State = TrickState<Spizzichino>;
export type Move = TrickMove<Spizzichino>;
export type Observation = TrickObservation<Spizzichino>;
