/**
 * The contract between a game and everything that plays, hosts, shows or replays it.
 * Only a game's own folder knows more about the game than this.
 */
import type { ZodType } from 'zod';
import type { OptionSpecs } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** A place at the table: 0 first, then clockwise. */
export type Seat = number;

/** Who looks: one seat, or `everyone` (a spectator, a big screen): what all at the table may see. */
export type Viewer = Seat | 'everyone';

/** Who decides next: chance, one or several seats, or nobody any more. */
export type Turn = 'chance' | 'over' | readonly Seat[];

/** What a move is made of, whatever the game: a type, and the fields of the record's table. */
export interface AnyMove {
  readonly type: string;
}

/** One line of a game record. `t`: whole milliseconds since the match began, in live matches only. */
export type MoveEvent<Move extends AnyMove = AnyMove> = { readonly by: Seat; readonly t?: number } & Move;
export type ChanceEvent<Chance extends AnyMove = AnyMove> = {
  readonly by: 'chance';
  readonly t?: number;
} & Chance;
export type GameEvent<Move extends AnyMove = AnyMove, Chance extends AnyMove = AnyMove> =
  | MoveEvent<Move>
  | ChanceEvent<Chance>;

/** What every game's result holds; a game adds its own fields after these. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** An event as one viewer saw it: the public fields of the record's event, hidden ones left out. */
export interface SeenEvent {
  readonly by: Seat | 'chance';
  readonly type: string;
}

/**
 * What every game's observation holds, beside what the game adds. An observation is plain data, built up
 * from what the viewer may know, and tells the whole story so far: who joins late can reason from it alone.
 */
export interface ObservationBase {
  readonly viewer: Viewer;
  /** The seats that decide next, as far as the viewer may know; empty for chance and at the end. */
  readonly toAct: readonly Seat[];
  /** The latest event the viewer could notice. */
  readonly last: SeenEvent | null;
  /** Present exactly when the match is over. */
  readonly result?: Result;
}

/** The types of one game, bundled: `Rules<Briscola>` says it all. */
export interface GameTypes {
  State: unknown;
  Move: AnyMove;
  Chance: AnyMove;
  Options: object;
  Observation: ObservationBase;
}

/**
 * The rules of one game. States are plain data (objects, arrays, strings, numbers, booleans, null): they can
 * be cloned and serialised as they are. Nothing but `apply` changes a state, and nothing but `drawChance` and
 * `resample` is random.
 */
export interface Rules<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every option with its values, in the order of the record. */
  readonly options: OptionSpecs;
  /**
   * Options that stand after those where several tables play the same numbered deals, and nowhere else: a format of its own
   * beside the rules of a match.
   */
  readonly duplicateOptions?: OptionSpecs;
  /** Strict shape of a move, fields in the record's order, without `by` and `t`. */
  readonly moveSchema: ZodType<G['Move']>;
  /** The same for what chance does. */
  readonly chanceSchema: ZodType<G['Chance']>;

  /** Why these options can't be had together, or with so many seats. */
  refuseOptions?(options: G['Options'], seats: number): Refusal | undefined;
  initial(options: G['Options'], seats: number): G['State'];
  /**
   * A state of its own to play on in, as `clone` makes one, but sharing what `apply` never changes in place: for whoever plays
   * the same position out again and again. Without it `clone` does.
   */
  copy?(state: G['State']): G['State'];
  toAct(state: G['State']): Turn;
  /**
   * The moves a seat may make, as far as the seat can know: a function of what it sees. Empty when it has
   * none. Where orderings would make them too many (an arranged deck), some of each kind; `refuse` decides.
   */
  legalMoves(state: G['State'], seat: Seat): readonly G['Move'][];
  /** Why a seat may not make this move, with the number of the rule; nothing if it may. Whole events are moves too. */
  refuse(state: G['State'], seat: Seat, moveSchema: G['Move']): Refusal | undefined;
  /**
   * Chance's event where `toAct` says so. Cards are laid out by `shuffled`, a seat is one number below all seats, one of
   * several things is taken from them in ascending order: so whoever checks a seal needs no rules.
   */
  drawChance(state: G['State'], random: Random): G['Chance'];
  /** Why this can't be what chance did (a card twice, the wrong number of cards). */
  refuseChance(state: G['State'], chanceSchema: G['Chance']): Refusal | undefined;
  /** Changes the state in place. The event has passed `refuse` or `refuseChance`. */
  apply(state: G['State'], event: GameEvent<G['Move'], G['Chance']>): void;
  /** The same of moves by their numbers, where those that are listed can be counted. */
  readonly indexedMoves?: IndexedMoves<G>;
  /**
   * The one place that decides what anyone may see. What it returns shares nothing with the state that `apply` changes
   * in place: it is kept, compared and told long after the state has gone on.
   */
  observe(state: G['State'], viewer: Viewer): G['Observation'];
  /** A full state that this observation allows, drawn at random: what a bot may imagine. */
  resample(observation: G['Observation'], random: Random): G['State'];
  result(state: G['State']): Result | undefined;
  /**
   * Whether nothing is a secret any more of what chance has laid out for what was just played: its seal may be opened,
   * and all at the table may see every card of it. At the end of a match it is so.
   */
  isFullyRevealed(state: G['State']): boolean;
  /**
   * Where chance decides next: whether it lays out anew, so that nothing hangs on what it drew before. Then a seal of
   * its own is begun; the one before stays closed to the end of the match if something of it is still hidden.
   */
  startsNewSeal?(state: G['State']): boolean;
  /** What chance takes one of, in ascending order, where its next event names neither cards nor a seat. */
  chanceChoices?(state: G['State']): readonly string[];

  /** Something was just scored: the host lets people look at it before chance goes on. */
  scorePause?(state: G['State']): boolean;
  /** Seats may say nothing in words now: there is no chat, gestures remain (VM-20). What all can see decides. */
  silent?(state: G['State']): boolean;
  /**
   * Whether a viewer who sees `now` may still be shown what it saw before: set where the rules hide again what somebody
   * has seen (VM-7), so that coming back to the table is no second look. Without it everything may.
   */
  mayLookBack?(before: G['Observation'], now: G['Observation']): boolean;
  /** Set where it is a secret whether anybody is asked at all. */
  readonly constantTimeWindow?: ConstantTimeWindow<G>;
  /** Set where plays that fall close together are laid together. */
  readonly simultaneousPlay?: SimultaneousPlay<G>;
}

/** A move's place among all moves of its game. */
export type MoveIndex = number;

/** The contract's questions about moves, by number. */
export interface IndexedMoves<G extends GameTypes = GameTypes> {
  /** Every move that is ever listed, by its number; made once (`madeOnce`), never changed. */
  readonly moves: readonly G['Move'][];
  /**
   * The numbers of `legalMoves`, in the same order. It may be a list that the state itself keeps: good until the next move is
   * made, and for nobody else to change.
   */
  legal(state: G['State'], seat: Seat): readonly MoveIndex[];
  refuse(state: G['State'], seat: Seat, move: MoveIndex): Refusal | undefined;
  /** What `apply` does with the event of this move. */
  apply(state: G['State'], seat: Seat, move: MoveIndex): void;
  /** A seat's move as an event. */
  event(seat: Seat, move: MoveIndex): MoveEvent<G['Move']>;
}

/**
 * A seat may be asked something in secret (BC-21). Others may then see moves of their own as legal though
 * `toAct` does not name them yet: the host holds those until the time is over, which passes whether or not
 * anybody is asked, and answers `otherwise` for who has not.
 */
export interface ConstantTimeWindow<G extends GameTypes = GameTypes> {
  readonly rule: string;
  /** How long others can't tell whether a seat is asked, in ms, counted from the event just applied; 0: not now. */
  ms(state: G['State'], event: GameEvent<G['Move'], G['Chance']>): number;
  readonly defaultMove: G['Move'];
}

/** The first play opens a window of `ms`; at its end the plays in it are laid in the order `lay` gives (VM-15). */
export interface SimultaneousPlay<G extends GameTypes = GameTypes> {
  /** 0: plays are laid as they arrive. */
  ms(state: G['State']): number;
  /** `plays` as they arrived. One that is not in the answer is dropped; chance goes on between them where it must. */
  order(state: G['State'], plays: readonly MoveEvent<G['Move']>[]): readonly OrderedPlay<G['Move']>[];
}

/** A play of a photo finish: its place among the arrived ones, and the move it has become in its new order. */
export interface OrderedPlay<Move extends AnyMove = AnyMove> {
  readonly index: number;
  readonly move: Move;
}
