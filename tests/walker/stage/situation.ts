/** Where a match stands, as plain data: whoever gets it can go through its events again. */
import type { OptionValue } from '#shared/engine/options.ts';
import type { GameEvent } from '#shared/engine/rules.ts';

export interface Situation {
  /** `viva turn/play+take, 6 seats`. */
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  /** Of the record: all that happened so far. */
  readonly events: readonly GameEvent[];
  /** Whose eyes it was found with: the seat that is asked, or seat 0. */
  readonly seat: number;
  /** The beat of its last event that is to be seen; the last one, if it names none. */
  readonly beat?: string;
}
