/** Rounds: pairing, undo, and seat changes before a table has a result; and matches played freely. */
import { type Random, shuffle } from '../engine/random.ts';
import { type Refusal, refusal } from '../engine/refusal.ts';
import type { Result, Seat } from '../engine/rules.ts';
import { formOf } from './forms/registry.ts';
import { EVENING_LIMITS } from './limits.ts';
import type { PairedTable } from './pairing/mix.ts';
import { pointsSoFar } from './points.ts';
import { gameOfRound, nextRoundNumber, playerIn, presentPlayers, seatOf } from './queries.ts';
import { enterResult, withRound } from './results.ts';
import type { Evening, EveningStep, EveningTable, Player, Round, Sitter } from './schema.ts';

// Free play: counts casual matches as tables of the first round.

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

/**
 * Pairs the next round: everybody present gets a seat or sits out. It doesn't wait for late tables:
 * their results so far count.
 */
export function nextRound(evening: Evening, random: Random): EveningStep {
  const number = nextRoundNumber(evening);
  if (number > evening.rounds && evening.form.form !== 'free') {
    return { refusal: refusal('evening', 'all-rounds-made', { rounds: evening.rounds }) };
  }
  const game = gameOfRound(evening, number);
  const people = shuffle(presentPlayers(evening, number), random);
  const paired = formOf(evening).pair({ evening, game, people, points: pointsSoFar(evening) }, random);
  if ('refusal' in paired) return paired;
  const round: Round = {
    number,
    tables: paired.tables.map((table, k) => ({
      number: k + 1,
      game: game.game,
      seats: seatPlayers(table, random),
      entries: [],
    })),
    out: [...paired.out],
    deals: Array.from({ length: evening.deals }, (_, k) => (number - 1) * evening.deals + k + 1),
  };
  return { evening: { ...evening, played: [...evening.played, round] } };
}

/** Seats at a table are random. */
function seatPlayers({ people, seats }: PairedTable, random: Random): Sitter[] {
  const sitters = people.map((player): Sitter => ({ kind: 'person', player }));
  const bots = Array.from({ length: seats - people.length }, (): Sitter => ({ kind: 'bot' }));
  return shuffle([...sitters, ...bots], random);
}

/**
 * Undoes the last round while it has no results; arrivals and departures since then take effect
 * before it.
 */
export function undoLastRound(evening: Evening): EveningStep {
  const round = evening.played.at(-1);
  if (!round) return { refusal: refusal('evening', 'no-round') };
  if (round.tables.some(({ entries }) => entries.length > 0)) {
    return { refusal: refusal('evening', 'round-begun', { round: round.number }) };
  }
  const players = evening.players.flatMap((player) => staysBefore(player, round.number));
  return { evening: { ...evening, players, played: evening.played.slice(0, -1) } };
}

function staysBefore(player: Player, round: number): Player | [] {
  const stays = player.stays
    .map(({ from, to }) => ({ from: Math.min(from, round), to: to && Math.min(to, round) }))
    .filter(({ from, to }) => to === null || from < to);
  return stays.length > 0 ? { ...player, stays } : [];
}

/**
 * Changes a seat: a late comer replaces a bot, or a bot replaces somebody who left. Who gives up a
 * seat but stays sits out.
 */
export function changeSitter(
  evening: Evening,
  where: { readonly round: number; readonly table: number; readonly seat: Seat },
  sitter: Sitter,
): EveningStep {
  const round = evening.played[where.round - 1];
  const table = round?.tables.find(({ number }) => number === where.table);
  const { round: number, seat } = where;
  if (!round || !table) return { refusal: refusal('evening', 'no-such-table', { round: number, table: where.table }) };
  const refused = refuseSeat(evening, round, table, seat, sitter);
  if (refused) return { refusal: refused };
  const gone = playerIn(table.seats[seat]);
  const taken = playerIn(sitter);
  const isStill = evening.players.some(({ id, stays }) => id === gone && stays.at(-1)?.to === null);
  const seats = table.seats.map((other, k) => (k === seat ? sitter : other));
  const tables = round.tables.map((other) => (other === table ? { ...table, seats } : other));
  const out = round.out.filter((player) => player !== taken);
  return { evening: withRound(evening, { ...round, tables, out: gone && isStill ? [...out, gone] : out }) };
}

function refuseSeat(evening: Evening, round: Round, table: EveningTable, seat: Seat, sitter: Sitter) {
  const place = { round: round.number, table: table.number };
  if (!table.seats[seat]) return refusal('evening', 'no-such-seat', { ...place, seat });
  if (table.entries.length > 0) return refusal('evening', 'table-begun', place);
  const player = playerIn(sitter);
  if (!player) return undefined;
  if (!evening.players.some(({ id }) => id === player)) return refusal('evening', 'no-such-player');
  const there = seatOf(round, player);
  return there && refusal('evening', 'sits-already', { table: there.table.number });
}
