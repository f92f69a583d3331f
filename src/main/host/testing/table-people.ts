/** People at a table, without a network in between. */
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Seat } from '#shared/engine/rules.ts';
import type { PlayUpdate, TableView } from '#shared/protocol/table.ts';
import { Caller } from '../connections/callers.ts';
import { openStreamQueue } from '../connections/stream-queue.ts';
import type { Table } from '../table/table.ts';
import { openTable, type TestHost } from './test-host.ts';

/** A session as it is after its greeting, at this computer or from an address. */
export function person({ host }: TestHost, address?: string): string {
  const { session } = host.greet(new Caller(address), undefined);
  host.sessions.persist(session);
  return session;
}

/** The table's host removes the person on this seat. */
export function removeAt({ guests }: Table, seat: Seat): Refusal | undefined {
  const found = guests.removableAt(seat);
  if ('refusal' in found) return found.refusal;
  guests.remove(found.session);
  return undefined;
}

/** Opens the table on a screen; the returned function closes it. */
export function openTableStream(table: Table, session: string): () => void {
  const leaving = new AbortController();
  table.streams.openTable(session, openStreamQueue<TableView>(leaving.signal, true));
  return () => leaving.abort();
}

/** Two people sit; each has the numbers that it was dealt. */
export function startedTable(at: TestHost) {
  const [ada, bob] = [person(at), person(at)];
  const table = openTable(at, ada);
  table.sit(ada, 0, 'Ada');
  table.guests.enter(bob);
  table.sit(bob, 1, 'Bob');
  const refused = table.start();
  if (refused) throw new Error(refused.reason);
  return { table, ada, bob };
}

/** They have the table open and have played a deal: its score lies there. `leave` closes the table, each their own. */
export async function scoredTable(at: TestHost) {
  const started = startedTable(at);
  const people = [started.ada, started.bob];
  const leave = people.map((session) => openTableStream(started.table, session));
  await playDeal(started.table, people);
  return { ...started, leave };
}

/** What a seat sees now; its person is here for that moment. */
export async function latest(table: Table, session: string, seat: number): Promise<PlayUpdate> {
  const stream = openStreamQueue<PlayUpdate>();
  const refused = table.streams.openPlay(session, seat, undefined, stream);
  if (refused) throw new Error(refused.reason);
  const { value } = await stream.read().next();
  stream.end();
  return value as PlayUpdate;
}

/** Everybody lays all that was dealt. */
export async function playDeal(table: Table, sessions: readonly string[]): Promise<void> {
  for (const [seat, session] of sessions.entries()) {
    for (;;) {
      const { match, version, moves } = await latest(table, session, seat);
      if (moves.length === 0) break;
      const refused = await table.moves.move(session, seat, { match, version }, moves[0]);
      if (refused) throw new Error(refused.reason);
    }
  }
}
