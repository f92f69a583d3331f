/** A finished match's contribution to the statistics, besides who won. */
import type { GameEvent, Result, Seat } from './rules.ts';

/** A unit won or lost: a deal, or the match. */
export interface Contest {
  readonly won: readonly Seat[];
  readonly lost: readonly Seat[];
}

/** A notable achievement. */
export interface Feat {
  readonly by: Seat;
  /** Message `feat.<kind>` of the game. */
  readonly kind: string;
  /** Size for comparison with others of its kind. */
  readonly size: number;
  /** Message parameters. */
  readonly values: Readonly<Record<string, string | number>>;
}

export interface MatchStatistics {
  /** Contests, from which companions and opponents follow. */
  readonly contests: readonly Contest[];
  readonly feats: readonly Feat[];
}

/** A finished match from its record. */
export interface FinishedMatchRecord<Event = GameEvent, Outcome = Result> {
  readonly events: readonly Event[];
  readonly result: Outcome;
}

/** The whole match as one contest; one side in a cooperative game. */
export function wholeMatch({ winners, scores }: Result): Contest {
  return contest(winners, scores.length);
}

/** A contest that these seats won and all others lost. */
export function contest(won: readonly Seat[], seats: number): Contest {
  return { won: [...won], lost: [...Array(seats).keys()].filter((seat) => !won.includes(seat)) };
}
