/** What one viewer knows of a game of Vbi Maior. */
import type { Curse, VbiCard } from '../../../cards/rome.ts';
import type { Observed, Result } from '../../../engine/rules.ts';
import type { Known } from './known.ts';
import type { Options } from './options.ts';
import type { Outcome, SeenMove, Table } from './table.ts';

/** The end of a game, in the fields and order of the record. */
export interface GameResult extends Result {
  readonly won: boolean;
  readonly points: number;
  readonly target: number;
  readonly turns: number;
  readonly lost?: Exclude<Outcome, 'won'>;
}

/** A personal deck as all see it (VM-7). */
export interface SeenDeck extends Readonly<Known> {
  readonly size: number;
  /** VM-33 */
  readonly faceUp: readonly { readonly position: number; readonly card: VbiCard }[];
}

/** By seat: the curse where the viewer may know it, `cast` where it may not yet, null where nothing was cast. */
export type SeenVote = Curse | 'cast' | null;

type OpenTable = Readonly<Omit<Table, 'last' | 'known'>>;

/** All of the open table, how many cards lie face down where, and the viewer's own cards while it looks at them. */
export interface Observation extends Observed, OpenTable {
  readonly options: Options;
  readonly last: SeenMove | null;
  readonly target: number;
  /** Of finished turns (VM-22). */
  readonly points: number;
  /** Of this turn so far, as it counts now (VM-24). */
  readonly malus: number;
  /** Cards in the common deck. */
  readonly deckSize: number;
  /** The personal decks by seat. */
  readonly decks: readonly SeenDeck[];
  /** The own cards, top first, only while the viewer arranges them (VM-6, VM-7). */
  readonly hand: readonly VbiCard[] | null;
  /** Empty where no vote is on (VM-10). */
  readonly votes: readonly SeenVote[];
  readonly result?: GameResult;
}
