/**
 * A finished match that goes on from before one of its moves, against bots: to try it again. It is scrap paper: everybody has
 * one such table at most, and what was played there is gone with it.
 */
import { newMatch, play } from '#shared/engine/match.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import type { GameEvent, Seat } from '#shared/engine/rules.ts';
import { standInLevel } from '../bots/stand-ins.ts';
import { type RecordAccess, readRecord } from './match-records.ts';
import type { Table } from './table.ts';

export interface PracticeRequest {
  /** The host's number of the match. */
  readonly record: number;
  /** The move that is tried again, by its number among the events. */
  readonly event: number;
  /** Who tries. */
  readonly name: string;
}

/** What a table for practice is put up with. */
interface Practice {
  readonly game: string;
  readonly seats: number;
  readonly options: GameRecord['options'];
  /** What had happened before. */
  readonly events: readonly GameEvent[];
  /** Puts everybody on their seats. */
  sit(table: Table): Refusal | undefined;
}

/** What is played on, for who may have the record; each bot as strong as it was, all others as stand-ins are. */
export function practiceFrom(
  records: RecordAccess,
  session: string,
  { record: id, event, name }: PracticeRequest,
): Practice | { readonly refusal: Refusal } {
  const read = readRecord(records, session, id);
  if ('refusal' in read) return read;
  const { game: known, seats, options, events, bots = [] } = read.record;
  const game = records.gameOf(known);
  const seat = events[event]?.by;
  if (!game || typeof seat !== 'number') return { refusal: refusal('host', 'no-such-record') };
  const before = events.slice(0, event);
  const match = newMatch(game.rules, options, seats);
  // The record of a match that ended long ago was not played again to be read.
  if (before.some((one) => play(match, one))) return { refusal: refusal('host', 'match-unreadable') };
  const levelOf = (other: Seat) => bots.find((bot) => bot.seat === other)?.level ?? standInLevel(game);
  return {
    game: known,
    seats,
    options,
    events: before,
    sit(table) {
      const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
      const refused = table.sit(session, seat, name);
      return others.reduce((found, other) => found ?? table.seatBot(other, levelOf(other)), refused);
    },
  };
}
