/**
 * The contract between a game and everything that plays, hosts, shows or replays it. Only the
 * game's own folder knows more.
 */
import type { ZodType } from 'zod';
import type { OptionSpecs } from './options.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** A place at the table: 0 first, then clockwise. */
export type Seat = number;

/** A viewer: a seat, or `everyone` (a spectator, a screen) for public information. */
export type Viewer = Seat | 'everyone';

/** Who decides next: chance, one or several seats, or nobody at the end. */
export type Turn = 'chance' | 'over' | readonly Seat[];

/** A move: its type, and the fields of the record's table. */
export interface AnyMove {
  readonly type: string;
}

/** When an event happened. */
interface Timed {
  /** Ms since the match began, in live matches only. */
  readonly t?: number;
}

/** A line of a game record. */
export type MoveEvent<Move extends AnyMove = AnyMove> = { readonly by: Seat } & Timed & Move;
export type ChanceEvent<Chance extends AnyMove = AnyMove> = { readonly by: 'chance' } & Timed & Chance;
export type GameEvent<Move extends AnyMove = AnyMove, Chance extends AnyMove = AnyMove> =
  | MoveEvent<Move>
  | ChanceEvent<Chance>;

/** Fields of every game's result; a game adds its own after them. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** An event as a viewer saw it, without hidden fields. */
export interface SeenEvent {
  readonly by: Seat | 'chance';
  readonly type: string;
}

/**
 * Fields of every game's observation. An observation is plain data from what the viewer may know
 * and has the whole history: a late joiner can reason from it alone.
 */
export interface ObservationBase {
  readonly viewer: Viewer;
  /** The seats to act as far as the viewer may know; empty for chance and at the end. */
  readonly toAct: readonly Seat[];
  /** The latest event visible to the viewer. */
  readonly last: SeenEvent | null;
  /** Present exactly when the match is over. */
  readonly result?: Result;
}

/** A game's types in one parameter: `Rules<Briscola>`. */
export interface GameTypes {
  State: unknown;
  Move: AnyMove;
  Chance: AnyMove;
  Options: object;
  Observation: ObservationBase;
}

/**
 * The rules of a game. States are plain data that can be cloned and serialized. Only `apply`
 * changes a state, and only `drawChance` and `resample` are random.
 */
export interface Rules<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every option with its values, in record order. */
  readonly options: OptionSpecs;
  /** Options only for duplicate play, after the others. */
  readonly duplicateOptions?: OptionSpecs;
  /** Options of a table, each a `SWITCH`, after the others; never in duplicate deals or deal codes. */
  readonly tableOptions?: OptionSpecs;
  /** Strict schema of a move, fields in record order, without `by` and `t`. */
  readonly moveSchema: ZodType<G['Move']>;
  /** The same for chance. */
  readonly chanceSchema: ZodType<G['Chance']>;

  /** Why these options don't go together, or with so many seats. */
  refuseOptions?(options: G['Options'], seats: number): Refusal | undefined;
  initial(options: G['Options'], seats: number): G['State'];
  /**
   * A copy to play on in, like `clone` but sharing what `apply` never changes in place, for
   * repeated playouts. Default: `clone`.
   */
  copy?(state: G['State']): G['State'];
  toAct(state: G['State']): Turn;
  /**
   * The legal moves as far as the seat can know: a function of its observation. Empty for none.
   * Where orderings make them too many (an arranged deck), some of each kind; `refuse` decides.
   */
  legalMoves(state: G['State'], seat: Seat): readonly G['Move'][];
  /**
   * Validates a move: why a seat may not make it, with the rule's number; undefined if it may. Accepts
   * whole events.
   */
  refuse(state: G['State'], seat: Seat, move: G['Move']): Refusal | undefined;
  /**
   * Chance's event where `toAct` says so. Cards are drawn by `shuffled`, a seat is one number below
   * the seat count, a choice is from ascending values: so a seal can be verified without rules.
   */
  drawChance(state: G['State'], random: Random): G['Chance'];
  /** Why chance can't have done this (a repeated card, a wrong count). */
  refuseChance(state: G['State'], chance: G['Chance']): Refusal | undefined;
  /** Applies an event accepted by `refuse` or `refuseChance`, in place. */
  apply(state: G['State'], event: GameEvent<G['Move'], G['Chance']>): void;
  /** The same for indexed moves, where the listed ones are countable. */
  readonly indexedMoves?: IndexedMoves<G>;
  /**
   * The only place that decides what a viewer sees: it redacts what is hidden. The result shares
   * nothing that `apply` changes in place: it is stored, compared and sent long after.
   */
  observe(state: G['State'], viewer: Viewer): G['Observation'];
  /** A random full state consistent with this observation, for bots. */
  resample(observation: G['Observation'], random: Random): G['State'];
  result(state: G['State']): Result | undefined;
  /**
   * Whether all that chance dealt for the last part of play is public: its seal may be opened, and
   * everybody may see those cards. True at a match's end.
   */
  isFullyRevealed(state: G['State']): boolean;
  /**
   * Before chance: whether it deals anew, independent of earlier draws. Then a new seal starts; the
   * old one stays closed to the match's end if something of it is still hidden.
   */
  startsNewSeal?(state: G['State']): boolean;
  /** What chance chooses from, ascending, where its next event names neither cards nor a seat. */
  chanceChoices?(state: G['State']): readonly string[];

  /** Something was just scored: the host pauses before chance goes on. */
  scorePause?(state: G['State']): boolean;
  /** Chat is off now, gestures remain (VM-20). It depends on public information. */
  silent?(state: G['State']): boolean;
  /**
   * Whether the viewer may still be shown an earlier observation: for rules that hide cards again
   * (VM-7), so that a reconnect gives no second look. Default: always.
   */
  mayLookBack?(before: G['Observation'], now: G['Observation']): boolean;
  /** Set where it is secret whether anybody is asked. */
  readonly constantTimeWindow?: ConstantTimeWindow<G>;
  /** Set where nearly simultaneous plays are ordered together. */
  readonly simultaneousPlay?: SimultaneousPlay<G>;
  /** Set where the host counts down before all may act at once. */
  readonly countdown?: {
    readonly rule: string;
    /** Whether it comes now: nobody has acted since all may. It depends on public information. */
    isDue(state: G['State']): boolean;
  };
}

/** A move's index among all moves of its game. */
export type MoveIndex = number;

/** The contract's questions about moves, by index. */
export interface IndexedMoves<G extends GameTypes = GameTypes> {
  /** Every listed move by index; `interned`, never changed. */
  readonly moves: readonly G['Move'][];
  /**
   * Indices of `legalMoves` in order. May be the state's own list: valid until the next move,
   * read-only.
   */
  legal(state: G['State'], seat: Seat): readonly MoveIndex[];
  refuse(state: G['State'], seat: Seat, move: MoveIndex): Refusal | undefined;
  /** `apply` for this move's event. */
  apply(state: G['State'], seat: Seat, move: MoveIndex): void;
  /** A seat's move as an event. */
  event(seat: Seat, move: MoveIndex): MoveEvent<G['Move']>;
}

/**
 * A seat may be asked in secret (BC-21). Others may see legal moves although `toAct` doesn't name
 * them: the host holds their moves until the window ends, which always takes the same time, and
 * plays `otherwise` for a seat that hasn't answered.
 */
export interface ConstantTimeWindow<G extends GameTypes = GameTypes> {
  readonly rule: string;
  /** Length of the window in ms from the event just applied; 0 for none. */
  ms(state: G['State'], event: GameEvent<G['Move'], G['Chance']>): number;
  readonly defaultMove: G['Move'];
}

/** The first play opens a window of `ms`; at its end its plays are ordered by `order` (VM-15). */
export interface SimultaneousPlay<G extends GameTypes = GameTypes> {
  /** 0: plays take effect on arrival. */
  ms(state: G['State']): number;
  /**
   * `plays` in order of arrival. Those missing from the result are dropped; chance acts between
   * them where it must.
   */
  order(state: G['State'], plays: readonly MoveEvent<G['Move']>[]): readonly OrderedPlay<G['Move']>[];
}

/** A play of the window: its place of arrival, and its move in the new order. */
export interface OrderedPlay<Move extends AnyMove = AnyMove> {
  readonly index: number;
  readonly move: Move;
}
