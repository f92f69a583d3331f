/** Who comes late to a round, and who had to go before it was dealt. */
import type { Level } from '#shared/engine/bot.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { KeptEvening } from '../../store/evenings.ts';
import type { KeptPerson } from '../../store/rooms.ts';
import type { SeatedAt } from '../room/book.ts';
import { freeSeat, levelFor } from '../room/next.ts';
import type { Table } from '../table/table.ts';
import type { HostOfDesk } from './around.ts';
import { placesOf } from './round-tables.ts';

/** A bot's seat of the latest round, at a table that waits or in a match that goes on; else the next round. */
export function seatLate(person: KeptPerson, kept: KeptEvening | undefined, host: HostOfDesk): SeatedAt {
  for (const { round, number, id } of kept ? placesOf(kept) : []) {
    const table = host.table(id);
    const { entries } = kept?.evening.played[round - 1]?.tables[number - 1] ?? {};
    if (!table || round !== kept?.rounds.length || entries?.length !== 0) continue;
    const seat = takeBotsSeat(table, person);
    if (seat !== undefined) return { table: table.id, seat };
  }
  const { people, playing } = host.room();
  const waiting = people.filter((one) => !one.out && one.name !== '' && !playing.isSeated(one));
  return {
    waits:
      Math.max(
        0,
        waiting.findIndex(({ id }) => id === person.id),
      ) + 1,
  };
}

/** Any that no person is to have; nothing where there is none. */
function takeBotsSeat(table: Table, { session, name }: KeptPerson): Seat | undefined {
  if (table.stage === 'playing') return table.inheriting.inherit(session, name);
  const seat = table.stage === 'lobby' ? freeSeat(table.kept) : undefined;
  return seat === undefined || table.sit(session, seat, name) ? undefined : seat;
}

/** Who had to go before the cards were dealt leaves a seat: a bot takes it. */
export function fillSeats(tables: readonly Table[], level: Level | null, { gameOf }: HostOfDesk): void {
  for (const table of tables) {
    const game = gameOf(table.kept.game);
    if (table.stage !== 'lobby' || !game) continue;
    for (const [seat, { kind }] of table.kept.seats.entries()) {
      if (kind === 'empty') table.seatBot(seat, levelFor(game, level));
    }
  }
}
