/** Free play: counts casual matches as tables of the first round. */
import { type Refusal, refusal } from '../engine/refusal.ts';
import type { Result } from '../engine/rules.ts';
import { EVENING_LIMITS } from './limits.ts';
import { playerIn } from './queries.ts';
import { enterResult } from './results.ts';
import type { Evening, EveningStep, EveningTable, Round, Sitter } from './schema.ts';

/** A finished match: who sat where, and its result. */
export interface FreeMatch {
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly result: Result;
}

/** Counts a match. Somebody outside the evening counts as a bot and gets no points. */
export function addFreeMatch(evening: Evening, { game, seats, result }: FreeMatch): EveningStep {
  const round = evening.played[0] ?? { number: 1, tables: [], out: [], deals: [] };
  const refused = refuseMatch(evening, round, game, seats);
  if (refused) return { refusal: refused };
  const table: EveningTable = { number: round.tables.length + 1, game, seats: [...seats], entries: [] };
  const open = { ...evening, played: [{ ...round, tables: [...round.tables, table] }] };
  return enterResult(open, { round: 1, table: table.number }, result);
}

function refuseMatch(
  { form, games, players }: Evening,
  { tables }: Round,
  game: string,
  seats: readonly Sitter[],
): Refusal | undefined {
  if (form.form !== 'free') return refusal('evening', 'not-free');
  if (tables.length >= EVENING_LIMITS.tables)
    return refusal('evening', 'too-many-matches', { max: EVENING_LIMITS.tables });
  const known = games.find((one) => one.game === game);
  if (!known) return refusal('evening', 'not-of-the-evening', { game });
  if (seats.length < known.seats.min || seats.length > known.seats.max) {
    return refusal('evening', 'bad-size', { game, min: known.seats.min, max: known.seats.max });
  }
  const people = seats.flatMap((sitter) => playerIn(sitter) ?? []);
  if (people.length === 0) return refusal('evening', 'nobody-of-the-evening');
  if (new Set(people).size < people.length) return refusal('evening', 'player-twice');
  return people.every((id) => players.some((player) => player.id === id))
    ? undefined
    : refusal('evening', 'no-such-player');
}
