/** The description of a trick game, from which the kit makes everything else. */
import type { z } from 'zod';
import type { MatchStatistics } from '../engine/game.ts';
import type { OptionSpecs } from '../engine/options.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { ConstantTimeWindow, MoveIndex, Seat, Viewer } from '../engine/rules.ts';
import type { Messages } from '../i18n/translate.ts';
import type { CardNumber, TrickDeck } from './deck.ts';
import type {
  OwnView,
  Phase,
  TableObservation,
  TableState,
  TrickGameTypes,
  TrickObservation,
  TrickState,
  TrickTable,
  TrickTypes,
} from './state.ts';

export type { TrickTable, TrickTypes };

/** The numbers of the game's rules, as refusals name them. */
export interface RuleNumbers {
  /** The pack, and that every card is dealt once. */
  readonly deal: string;
  /** Who deals first. */
  readonly dealer: string;
  /** Whose turn it is. */
  readonly turn: string;
  /** Which card may be played. */
  readonly follow: string;
  /** That it comes from the own hand, or from the top of an own pile; default: `follow`. */
  readonly reach?: string;
}

/** What a table and its bots both know of a game: its cards and how tricks are played; no rules of its own. */
export interface TrickBasics<T extends TrickTypes = TrickTypes> {
  readonly id: string;
  readonly deck: TrickDeck<T['Card']>;
  /** The cards that are played with, by number, ascending; default: the whole deck. */
  cardsInPlay?(table: TrickTable<T['Options']>): readonly CardNumber[];
  /** Cards dealt to each hand; the others are the stock. */
  handSize(table: TrickTable<T['Options']>): number;
  /**
   * `suit`: the suit led must be followed. `beat`: and with a card that takes the trick, or else a
   * trump, where there is one. `free`: any card.
   */
  readonly follow: 'free' | 'suit' | 'beat';
  /** `turned-up`: the stock's last card lies open and its suit is trump. `own`: the game sets it. */
  readonly trump: 'none' | 'turned-up' | 'own';
  /** After each trick every seat draws a card, the taker first; shown cards are seen by all. */
  readonly draws?: 'hidden' | 'shown';
  /** The sides, as a seat's number among them; default: each seat for itself. */
  sideOf?(seat: Seat, table: TrickTable<T['Options']>): number;
  /** Worth of one point: 3 where cards are worth thirds; default 1. */
  readonly worthPerPoint?: number;
  /** The number of the rule that says what cards are worth. */
  readonly scoreRule: string;
  /** What the last trick is worth besides its cards. */
  readonly lastTrickWorth?: number;
  /** A deal is a game that is won or not: its score is what the tricks are worth, and the winner. */
  readonly countsGames?: boolean;
}

/** What the rules are made of. */
export interface TrickRulesDefinition<T extends TrickTypes = TrickTypes> extends TrickBasics<T> {
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
  refuseOptions?(options: T['Options'], seats: number): Refusal | undefined;
  readonly ruleNumbers: RuleNumbers;

  /** Whether a viewer's seat sees another seat's whole hand; default: never. */
  seesHand?(state: TrickState<T>, viewer: Seat, seat: Seat): boolean;
  /** The match points of a deal by side, from what each side's cards are worth; default: with `countsGames` 1 for the winner, else those. */
  dealPoints?(worth: readonly number[], state: TrickState<T>): readonly number[];
  /** In place of `dealPoints`, where a deal is more than worth and points by side. */
  readonly scoring?: DealScoring<T>;
  /** Whether the match is over after these deals, from the totals by seat. */
  isMatchOver(totals: readonly number[], deals: readonly T['Deal'][], table: TrickTable<T['Options']>): boolean;
  readonly extra?: ExtraMoves<T>;
  /** Set where a secret phase must take the same time whether or not somebody is asked. */
  readonly constantTimeWindow?: ConstantTimeWindow<TrickGameTypes<T>>;
}

/** The whole game. */
export interface TrickGameDefinition<T extends TrickTypes = TrickTypes> extends TrickRulesDefinition<T> {
  /** Sort key in the list of games. */
  readonly listPosition: number;
  readonly usualSeats?: number;
  /** From which worth on a trick is memorable; default: a sixth of the deck's. */
  readonly greatTrick?: number;
  /** What a finished match adds to the statistics; default: who won it. */
  statistics?(deals: readonly T['Deal'][], seats: number): MatchStatistics;
  /** Messages besides the kit's. */
  readonly messages: Messages;
}

/** The game's own fields of an observation, without those of the kit that it narrows. */
export type OwnSeen<T extends TrickTypes> = Omit<T['Seen'], keyof TableObservation>;

/** How a played deal is scored. */
export interface DealScoring<T extends TrickTypes = TrickTypes> {
  result(state: TrickState<T>): T['Deal'];
  /** What the deal brings each seat. */
  scores(deal: T['Deal'], table: TrickTable<T['Options']>): readonly number[];
}

/** A phase before play in which a seat is asked in secret: for others it looks like another phase. */
export interface SecretPhase<T extends TrickTypes = TrickTypes> {
  readonly phase: Phase;
  /** Phase and turn as the viewer may know them. */
  seen(state: TrickState<T>, viewer: Viewer): Pick<TableState, 'phase' | 'turn'>;
  /** Whether everybody notices this move; another one is told to nobody, not even as the latest event. */
  isNoticed(move: T['Move']): boolean;
}

/** Moves of the game's own, and its own fields of state and observation. */
export interface ExtraMoves<T extends TrickTypes = TrickTypes> {
  /** Whether all of them come before the first card: then none is looked for while cards are played. */
  readonly isBeforePlay?: true;
  /** Every such move; the numbers of moves are the cards', then these in this order. */
  readonly moves: readonly T['Move'][];
  /** One strict schema for each type of move. */
  readonly schemas: readonly z.core.$ZodTypeDiscriminable[];
  /** The own fields at the start of the match. */
  initial(table: TrickTable<T['Options']>): T['Extra'];
  /** Empties the own fields for a new deal; default: as at the start of the match. */
  clear?(state: TrickState<T>): void;
  /** Copies those of a copied state's own fields that moves change in place; the others are replaced. */
  copy?(copied: TrickState<T>): void;
  /** The own fields of an observation: what the viewer may know of the state's, and nothing else. */
  observe(state: TrickState<T>, viewer: Viewer, own: OwnView<T['Card']> | null): OwnSeen<T>;
  /** The state's own fields again, from an observation. */
  resample(observation: TrickObservation<T>): T['Extra'];
  /** After a deal: sets a phase of its own, or starts the play; it may lay out piles. Default: the play starts. */
  afterDeal?(state: TrickState<T>): void;
  /** The numbers of those that the seat on turn may make. */
  legal(state: TrickState<T>, seat: Seat): readonly MoveIndex[];
  /** Why a seat that is not on turn may not make it; default: the rule of whose turn it is. */
  refuseOutOfTurn?(state: TrickState<T>, seat: Seat, move: T['Move']): Refusal | undefined;
  /** Why the seat on turn may not make it. */
  refuse(state: TrickState<T>, seat: Seat, move: T['Move']): Refusal | undefined;
  apply(state: TrickState<T>, seat: Seat, move: T['Move']): void;
  /** What a bot makes of these legal ones; undefined where it plays a card instead. */
  botMove?(state: TrickState<T>, seat: Seat, legal: readonly MoveIndex[]): MoveIndex | undefined;
  /** Cards of the hand that may not be played now, though the kit's rules allow them. */
  mayPlay?(state: TrickState<T>, seat: Seat, card: CardNumber): boolean;
  /** After a card was played, before the trick is taken. */
  afterCard?(state: TrickState<T>, seat: Seat, card: CardNumber): void;
  /** Whether a seat with this hand would have done what the observation tells of it, by the game's own rules. */
  fitsHand?(observation: TrickObservation<T>, seat: Seat, hand: readonly CardNumber[]): boolean;
  /** After a deal was scored, before the next one. */
  afterScore?(state: TrickState<T>): void;
  readonly secretPhase?: SecretPhase<T>;
}
