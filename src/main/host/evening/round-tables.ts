/** The tables of a round on this host: how they are set up, and where each stands. */

import * as lobby from '#main/host/table/lobby.ts';
import { eveningTableName } from '#main/host/table/lobby.ts';
import type { Level } from '#shared/engine/bot.ts';
import type { Game } from '#shared/engine/game.ts';
import { gameAt } from '#shared/evening/queries.ts';
import type { Evening, EveningTable } from '#shared/evening/schema.ts';
import { type DuplicateDeals, dealsCommitment } from '#shared/fair-shuffle/duplicate-deals.ts';
import type { KeptEvening } from '../../store/evening-store.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import type { KeptTable } from '../../store/store.ts';
import { levelFor, sitterOf } from '../room/next-game.ts';

/** A table of the evening with that of the host that it is played at. */
export interface Place {
  readonly round: number;
  readonly number: number;
  readonly id: string;
}

/** All that are there, in the order of their rounds. */
export function placesOf({ rounds }: KeptEvening): Place[] {
  return rounds.flatMap(({ tables }, k) =>
    tables.flatMap((id, at) => (id === null ? [] : { round: k + 1, number: at + 1, id })),
  );
}

/** The same evening, with another table of the host there, or with none. */
export function withPlace(kept: KeptEvening, round: number, number: number, id: string | null): KeptEvening {
  const rounds = kept.rounds.map((one, k) =>
    k + 1 === round ? { ...one, tables: one.tables.with(number - 1, id) } : one,
  );
  return { ...kept, rounds };
}

/** What the deals of a round come from; nothing where none are compared. */
export function duplicateDealsIn({ evening, rounds }: KeptEvening, round: number): DuplicateDeals | undefined {
  const secret = rounds[round - 1]?.secret;
  if (!secret) return undefined;
  return { round, deals: evening.played[round - 1]?.deals ?? [], commitment: dealsCommitment(round, secret), secret };
}

/** What a new table is to be like, for a table of the evening. */
export function requestFor(evening: Evening, table: EveningTable) {
  return { game: table.game, seats: table.seats.length, options: gameAt(evening, table).options };
}

/** Everybody on the seat that is theirs; bots on the others, and on those of who is not in the room any more. */
export function seatRoundTable(
  kept: KeptTable,
  table: EveningTable,
  people: readonly KeptPerson[],
  level: Level | null,
  game: Game,
): KeptTable {
  const named = { ...kept, name: eveningTableName(table.number) };
  return table.seats.reduce((now, sitter, seat) => {
    const person = sitter.kind === 'person' ? people.find(({ id }) => id === sitter.player) : undefined;
    const changed = person
      ? lobby.sit(now, seat, sitterOf(person))
      : lobby.seatBot(now, seat, levelFor(game, level), game);
    return 'table' in changed ? changed.table : now;
  }, named);
}
