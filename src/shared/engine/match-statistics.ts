/** What a finished match adds to the house's book, beside who won it. */
import type { GameEvent, Result, Seat } from './rules.ts';

/** Something that was won and lost in one: a deal, or the match where it has none. */
export interface Contest {
  readonly won: readonly Seat[];
  readonly lost: readonly Seat[];
}

/** What somebody may be proud of. */
export interface Feat {
  readonly by: Seat;
  /** Said by the game's own sentence `feat.<kind>`. */
  readonly kind: string;
  /** The more, the greater; compared among feats of one kind. */
  readonly size: number;
  /** What the sentence has gaps for. */
  readonly values: Readonly<Record<string, string | number>>;
}

export interface MatchStatistics {
  /** Who stood on one side won or lost together: so companions are found, and opponents. */
  readonly contests: readonly Contest[];
  readonly feats: readonly Feat[];
}

/** A match that is over, as its record has it. */
export interface FinishedMatchRecord<Event = GameEvent, Outcome = Result> {
  readonly events: readonly Event[];
  readonly result: Outcome;
}

/** The whole match as one contest; everybody on one side where a table wins or loses as one. */
export function wholeMatch({ winners, scores }: Result): Contest {
  return contest(winners, scores.length);
}

/** These have won, all others have lost. */
export function contest(won: readonly Seat[], seats: number): Contest {
  return { won: [...won], lost: [...Array(seats).keys()].filter((seat) => !won.includes(seat)) };
}
