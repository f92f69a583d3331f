/** A viewer's observation of a game of Vbi Maior. */
import type { Curse, VbiCard } from '../../../cards/rome.ts';
import type { ObservationBase, Result } from '../../../engine/rules.ts';
import type { DeckKnowledge } from './deck-knowledge.ts';
import type { Options } from './options.ts';
import type { Outcome, PublicMove, Table } from './table.ts';

/** The end of a game, in the fields and order of the record. */
export interface GameResult extends Result {
  readonly won: boolean;
  readonly points: number;
  readonly target: number;
  readonly turns: number;
  readonly lost?: Exclude<Outcome, 'won'>;
}

/** The public view of a personal deck (VM-7). */
export interface VisibleDeck extends Readonly<DeckKnowledge> {
  readonly size: number;
  /** VM-33 */
  readonly faceUp: readonly { readonly position: number; readonly card: VbiCard }[];
}

/** By seat: the curse if the viewer may know it, `cast` if not yet, null for none. */
export type VisibleVote = Curse | 'cast' | null;

type PublicTable = Readonly<Omit<Table, 'last' | 'known'>>;

/** The open table, counts of face-down cards, and the viewer's cards while it looks at them. */
export interface Observation extends ObservationBase, PublicTable {
  readonly options: Options;
  readonly last: PublicMove | null;
  readonly target: number;
  /** Of finished turns (VM-22). */
  readonly points: number;
  /** Of this turn so far, as it counts now (VM-24). */
  readonly malus: number;
  /** Cards in the common deck. */
  readonly deckSize: number;
  /** The personal decks by seat. */
  readonly decks: readonly VisibleDeck[];
  /** Own cards, top first, only while arranging (VM-6, VM-7). */
  readonly hand: readonly VbiCard[] | null;
  /** Empty where no vote is on (VM-10). */
  readonly votes: readonly VisibleVote[];
  readonly result?: GameResult;
}
