/** The game record: one match as one JSON object, readable without any random source. See docs/record.md. */
import type { Numbered } from '../seal/deals.ts';
import type { RecordSeal } from '../seal/schema.ts';
import { isOver, type Match } from './match.ts';
import type { OptionValue } from './options.ts';
import type { GameEvent, Result } from './rules.ts';

export const FORMAT = 'panno-verde/1';

export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly events: readonly GameEvent[];
  /** Present exactly when the match is over. */
  readonly result?: Result;
  /** Where chance was drawn from what all devices at the table made together: every draw is one seal's (docs/fair-shuffle.md). */
  readonly seals?: readonly RecordSeal[];
  /** Where several tables played the same numbered deals: which, and the secret that they came from (docs/evening.md). */
  readonly numbered?: Numbered;
}

/** Where chance was drawn from, if that can be checked. */
export interface Drawn {
  readonly seals?: readonly RecordSeal[];
  readonly numbered?: Numbered | undefined;
}

/** The record of a match as it stands, every field in the record's order. */
export function recordOf(match: Match, { seals = [], numbered }: Drawn = {}): GameRecord {
  const { rules, seats, options, events, state } = match;
  const record = { format: FORMAT, game: rules.id, seats, options, events } as const;
  const result = isOver(match) ? rules.result(state) : undefined;
  return { ...record, ...(result && { result }), ...drawnIn({ seals, numbered }) };
}

/** What a record adds of where chance was drawn from, in its order. */
export function drawnIn({ seals = [], numbered }: Drawn): Pick<GameRecord, 'seals' | 'numbered'> {
  return { ...(seals.length > 0 && { seals }), ...(numbered && { numbered }) };
}
