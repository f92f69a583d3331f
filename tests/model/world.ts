/** The real thing under test: a server on a folder, a clock that a test moves, and devices around one table. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FakeClock } from '#main/host/testing/fake-clock.ts';
import { seeded } from '#shared/engine/random.ts';
import type { AnyMove, GameEvent, Seat } from '#shared/engine/rules.ts';
import { refusalOf } from '../host/support/client.ts';
import { startServer, type TestServer, temporaryFolder } from '../host/support/test-server.ts';
import { connect, type Device, newDevice, watchTable } from './device.ts';

export const GAME = 'viva';
export const SEATS = 3;

/** The first one opens the table and is its host. */
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'] as const;

export interface World {
  server: TestServer;
  clock: FakeClock;
  readonly devices: readonly Device[];
  readonly table: string;
  code: string;
}

function start(data: string, clock: FakeClock): Promise<TestServer> {
  return startServer({ data, clock, random: seeded(1), opensTables: true });
}

/** A server with a table that Ada has opened; nobody sits yet. */
export async function newWorld(): Promise<World> {
  const clock = new FakeClock();
  const server = await start(temporaryFolder(), clock);
  const devices = NAMES.map(newDevice);
  const line = await connect(devices[0] as Device, server.port);
  const opened = await line.visitor.client.tables.open({ game: GAME, seats: SEATS });
  watchTable(line, opened.table);
  return { server, clock, devices, ...opened };
}

/** As after `kill -9`: what is on the disk at this moment is all that the next server finds; every line is gone. */
export async function dieAndReturn(world: World): Promise<void> {
  const data = temporaryFolder();
  cpSync(world.server.data, data, { recursive: true });
  await world.server.stop();
  for (const device of world.devices) {
    device.closed.push(...device.replaced, ...(device.line ? [device.line] : []));
    device.line = undefined;
    device.replaced.length = 0;
  }
  world.clock = new FakeClock();
  world.server = await start(data, world.clock);
}

/** All that was sent is here, and what it set off has happened. */
export async function settle({ devices }: World): Promise<void> {
  for (const { line } of devices) {
    await line?.visitor.client.session.greet({});
    await line?.visitor.client.session.greet({});
  }
  await new Promise((resolve) => setTimeout(resolve, 2));
}

/** The reason a call is refused with; nothing where it is not. */
export function outcome(call: Promise<unknown>): Promise<string | undefined> {
  return call.then(
    () => undefined,
    async (error: unknown) => (await refusalOf(Promise.reject(error))).reason,
  );
}

export interface Kept {
  /** The match's number at the table. */
  readonly match: number;
  readonly options: Record<string, string | number>;
  readonly events: readonly GameEvent[];
}

/** What is on the disk at this moment: read from a copy, since the server keeps its store to itself. */
export interface Disk {
  readonly stage: 'lobby' | 'playing' | 'over';
  /** Every match of the table, the latest last. */
  readonly matches: readonly Kept[];
}

export function readDisk({ server, table }: World): Disk {
  const copy = temporaryFolder();
  cpSync(server.data, copy, { recursive: true });
  const db = new DatabaseSync(join(copy, 'panno-verde.sqlite'));
  const current = db.prepare('SELECT match FROM tables WHERE id = ?').get(table)?.match;
  const rows = db.prepare('SELECT id, number, options, over FROM matches WHERE tableId = ? ORDER BY number').all(table);
  const events = db.prepare('SELECT event FROM events WHERE match = ? ORDER BY number');
  const matches = rows.map(({ id, number, options }) => ({
    match: Number(number),
    options: JSON.parse(String(options)),
    events: events.all(id as number).map(({ event }) => JSON.parse(String(event)) as GameEvent),
  }));
  db.close();
  rmSync(copy, { recursive: true });
  const now = rows.find(({ number }) => number === current);
  return { stage: now ? (now.over === 1 ? 'over' : 'playing') : 'lobby', matches };
}

export interface Acknowledged {
  readonly match: number;
  readonly seat: Seat;
  readonly move: AnyMove;
}
