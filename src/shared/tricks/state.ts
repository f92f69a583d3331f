/** The full state of a match of a trick game, and a viewer's observation of it. */
import type { AnyMove, MoveEvent, ObservationBase, Result, Seat } from '../engine/rules.ts';
import type { CardNumber, SuitNumber } from './deck.ts';
import type { Piles, VisiblePile } from './piles.ts';

/** The types of a trick game in one parameter. */
export interface TrickTypes {
  Card: string;
  Options: object;
  /** Its own moves besides playing a card; `never` for none. */
  Move: AnyMove;
  /** Its own fields of a state: plain data. */
  Extra: object;
  /** Its own fields of an observation. They may narrow the kit's: its phases, its suits. */
  Seen: object;
  /** A scored deal, as the record keeps it. */
  Deal: object;
}

/** A table of a match: what the number of cards and the sides depend on. */
export interface TrickTable<Options = object> {
  readonly options: Options;
  readonly seats: number;
}

/** The kit's phases; a game may have its own between `dealing` and `play`. */
export type Phase = 'dealing' | 'play' | 'scored' | 'over' | (string & {});

/** What lies on the table in a trick, and who took the tricks before: enough to play a card. */
export interface TrickPlay extends Piles {
  turn: Seat | null;
  /** What each seat still holds, in the order that it came. */
  hands: CardNumber[][];
  /** The cards of the deal's tricks as they were played. */
  played: CardNumber[];
  /** The pile that each of them came from, null for the hand; empty where there are no piles. */
  from: (number | null)[];
  /** Who led each trick; after the last one, who took it. */
  leaders: Seat[];
  /** The card that takes the trick as it lies, and who laid it; null where no card lies. */
  best: CardNumber | null;
  bestBy: Seat;
  /** What the cards in the trick are worth. */
  lying: number;
  /** What the tricks are worth that each seat has taken in this deal. */
  taken: number[];
}

/** The state of a match, the game's own fields among the kit's; visible to nobody. */
export type TrickState<T extends TrickTypes = TrickTypes> = TableState<T> & T['Extra'];

/** The kit's fields of it. */
export interface TableState<T extends TrickTypes = TrickTypes> extends TrickPlay, TrickTable<T['Options']> {
  phase: Phase;
  /** Who dealt, or deals next; null before chance has drawn one. */
  dealer: Seat | null;
  /** The cards still to be drawn, the next one last; the turned-up card is its first. */
  stock: CardNumber[];
  upcard: CardNumber | null;
  trump: SuitNumber | null;
  /** Cards in hands that everybody has seen, as bits: the lower 32 numbers, then the others. */
  shown: readonly [low: number, high: number];
  deals: readonly T['Deal'][];
  /** The latest event; null where that is a card: it is the last one of `played`. */
  last: PublicMove<T> | null;
}

/** One scored deal of sides that count what their cards are worth. */
export interface DealResult {
  /** Worth of the cards taken, the last trick included. */
  readonly worth: readonly number[];
  readonly points: readonly number[];
}

export interface TrickResult<T extends TrickTypes = TrickTypes> extends Result {
  readonly deals: readonly T['Deal'][];
}

export type PlayMove<Card extends string = string> = { readonly type: 'play'; readonly card: Card };
/** A seat's move: a card, or one of the game's own. */
export type TrickMove<T extends TrickTypes = TrickTypes> = PlayMove<T['Card']> | T['Move'];
export type TrickChance<Card extends string = string> =
  | { readonly type: 'dealer'; readonly seat: Seat }
  | { readonly type: 'deal'; readonly cards: readonly Card[] };

/** An event as everybody sees it: of a deal no cards. */
export type PublicMove<T extends TrickTypes = TrickTypes> =
  | { readonly by: 'chance'; readonly type: 'dealer'; readonly seat: Seat }
  | { readonly by: 'chance'; readonly type: 'deal' }
  | MoveEvent<TrickMove<T>>;

export interface Trick<Card extends string = string> {
  readonly leader: Seat;
  /** In the order played, clockwise from the leader. */
  readonly cards: readonly Card[];
  /** The pile that each of them came from, null for the hand; left out where there are no piles. */
  readonly from?: readonly (number | null)[];
  /** Who took it; null while it is being played. */
  readonly winner: Seat | null;
}

/** What a seat alone sees. */
export interface OwnView<Card extends string = string> {
  readonly hand: readonly Card[];
  /** Other hands that this seat may see. */
  readonly others: readonly { readonly seat: Seat; readonly hand: readonly Card[] }[];
}

/** A viewer's observation, the game's own fields among the kit's. */
export type TrickObservation<T extends TrickTypes = TrickTypes> = TableObservation<T> & T['Seen'];

/** The kit's fields of it. */
export interface TableObservation<T extends TrickTypes = TrickTypes> extends ObservationBase {
  readonly last: PublicMove<T> | null;
  readonly options: T['Options'];
  readonly phase: Phase;
  readonly dealer: Seat | null;
  /** Null for everybody who has no seat. */
  readonly own: OwnView<T['Card']> | null;
  readonly handSizes: readonly number[];
  /** By seat: the cards of its hand that everybody has seen. */
  readonly known: readonly (readonly T['Card'][])[];
  /** By seat: its piles, as the game's own `observe` tells them. */
  readonly piles?: readonly (readonly VisiblePile<T['Card']>[])[];
  /** Cards still to be drawn. */
  readonly stock: number;
  readonly upcard: T['Card'] | null;
  /** A suit of the deck; null without trump. */
  readonly trump: string | null;
  /** The deal's tricks, the one being played last. */
  readonly tricks: readonly Trick<T['Card']>[];
  /** What each seat's tricks are worth so far in this deal. */
  readonly taken: readonly number[];
  readonly deals: readonly T['Deal'][];
  /** Totals of the match so far, by seat. */
  readonly scores: readonly number[];
  readonly result?: TrickResult<T>;
}

/** A trick game's types for the engine's contract. */
export interface TrickGameTypes<T extends TrickTypes = TrickTypes> {
  State: TrickState<T>;
  Move: TrickMove<T> & AnyMove;
  Chance: TrickChance<T['Card']>;
  Options: T['Options'];
  Observation: TrickObservation<T>;
}

/** Empty hands. Loops here and in `noWorth`: every simulated deal makes them. */
export function noHands(seats: number): CardNumber[][] {
  const hands: CardNumber[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push([]);
  return hands;
}

/** By seat: nothing. */
export function noWorth(seats: number): number[] {
  const worth: number[] = [];
  for (let seat = 0; seat < seats; seat++) worth.push(0);
  return worth;
}

/** The seat so many places to the left. */
export function clockwise(seat: Seat, places: number, seats: number): Seat {
  return (seat + places) % seats;
}

const BITS = 32;

/** Whether everybody has seen this card, which is in a hand. */
export function isShown({ shown }: Pick<TrickState, 'shown'>, card: CardNumber): boolean {
  return (((card < BITS ? shown[0] : shown[1]) >>> (card % BITS)) & 1) === 1;
}

/** Notes that everybody has seen this card. */
export function show(state: Pick<TrickState, 'shown'>, card: CardNumber): void {
  const [low, high] = state.shown;
  state.shown = card < BITS ? [low | (1 << card), high] : [low, high | (1 << (card % BITS))];
}
