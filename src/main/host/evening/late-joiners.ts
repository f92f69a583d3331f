/** Who comes late to a round, and who had to go before it was dealt. */
import type { Level } from '#shared/engine/bot.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { KeptPerson } from '../../store/room-store.ts';
import { freeSeat, levelFor } from '../room/next-game.ts';
import type { SeatedAt } from '../room/room-deps.ts';
import { seatedSessions } from '../table/seating.ts';
import type { Table } from '../table/table.ts';
import type { DeskDeps } from './desk-deps.ts';

/**
 * A bot's seat of the latest round, at a table that waits or in a match that goes on; else the next round. Where all
 * tables play the same deals, for nobody whose household is in that round already: a second phone under another name is
 * made in a moment. `isKnown`: who leads says that it is somebody else.
 */
export function seatLateJoiner(person: KeptPerson, deps: DeskDeps, isKnown = false): SeatedAt {
  const { state, room, allTables } = deps;
  const { evening } = state.current ?? {};
  const isOut = !isKnown && isSameHousehold(person, deps);
  for (const { round, number, id } of isOut ? [] : state.latestPlaces) {
    const table = allTables.get(id);
    const { entries } = evening?.played[round - 1]?.tables[number - 1] ?? {};
    if (!table || entries?.length !== 0) continue;
    const seat = takeBotSeat(table, person);
    if (seat !== undefined) return { table: table.id, seat };
  }
  const waiting = room.state.people.filter((one) => !one.out && one.name !== '' && !room.state.isSeated(one));
  return {
    waits:
      Math.max(
        0,
        waiting.findIndex(({ id }) => id === person.id),
      ) + 1,
  };
}

/** Whether somebody of the same device or household has, or is to have, a seat where the same deals are played. */
function isSameHousehold(person: KeptPerson, { state, room, connections }: DeskDeps): boolean {
  if (!state.current?.rounds.at(-1)?.secret) return false;
  const tables = state.tablesAt(state.latestPlaces);
  const playing = new Set(
    tables.flatMap(({ kept, lateJoiners }) => [
      ...seatedSessions(kept),
      ...lateJoiners.waiting.map(({ session }) => session),
    ]),
  );
  const devicesOf = ({ session, device }: KeptPerson) =>
    connections.isConnected(session) ? [device, connections.deviceOf(session)] : [device];
  const own = devicesOf(person);
  return room.state.people.some(
    (one) => playing.has(one.session) && devicesOf(one).some((device) => own.includes(device)),
  );
}

/** Any that no person is to have; nothing where there is none. */
function takeBotSeat(table: Table, { session, name }: KeptPerson): Seat | undefined {
  if (table.stage === 'playing') return table.lateJoiners.reserve(session, name);
  const seat = table.stage === 'lobby' ? freeSeat(table.kept) : undefined;
  return seat === undefined || table.sit(session, seat, name) ? undefined : seat;
}

/** Who had to go before the cards were dealt leaves a seat: a bot takes it. */
export function fillSeats(tables: readonly Table[], level: Level | null, { gameOf }: DeskDeps): void {
  for (const table of tables) {
    const game = gameOf(table.kept.game);
    if (table.stage !== 'lobby' || !game) continue;
    for (const [seat, { kind }] of table.kept.seats.entries()) {
      if (kind === 'empty') table.seatBot(seat, levelFor(game, level));
    }
  }
}
