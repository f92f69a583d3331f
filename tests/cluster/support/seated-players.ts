/** People who sit at a table of a house, and what is asked of it afterwards. */
import { expect } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { type Visitor, visit } from '../../host/support/client.ts';
import { logOf, wrongAt, wrongWriters } from './log-checker.ts';
import { type Player, pause, playSeat } from './player.ts';
import type { TestCluster, TestHost } from './test-cluster.ts';

export interface SeatedTable {
  readonly table: string;
  readonly code: string;
  readonly tokens: readonly string[];
}

/** Two people, who came in at different doors, sit at a table, and have dealt. */
export async function sitDown(house: TestCluster, target = 51): Promise<SeatedTable> {
  const [one = 0, other = 0] = house.doors();
  const [first, second] = [await visit(one, undefined, 'sealed'), await visit(other, undefined, 'sealed')];
  const { table, code } = await first.client.tables.open({ game: 'spizzichino', seats: 2, options: { target } });
  await second.client.tables.enter({ code });
  await first.client.table.sit({ table, seat: 0, name: 'Anna' });
  await second.client.table.sit({ table, seat: 1, name: 'Ben' });
  await first.client.table.start({ table });
  for (const { socket } of [first, second]) socket.close();
  return { table, code, tokens: [first.token, second.token] };
}

/** Both play, as fast as they may. */
export function playersOf({ table, tokens }: SeatedTable, doors: () => number[]): Player[] {
  return tokens.map((token, seat) => playSeat({ table, seat, token, random: seeded(seat + 1), doors, thinks: 80 }));
}

/** The host that holds it, as the log says; waits until one does. */
export async function ownerOf(house: TestCluster, holding: string): Promise<TestHost> {
  for (let tries = 0; tries < 100; tries++) {
    const log = await logOf(house.servers());
    const id = log.findLast((one) => one.holding === holding && one.holder)?.holder ?? 'nobody';
    const host = house.hosts.find((one) => one.said().includes(`host ${id} is there`));
    if (host) return host;
    await pause(200);
  }
  throw new Error(`nobody holds ${holding}`);
}

/** Nobody has seen or done anything at the table that the log does not have. */
export async function expectWhole(house: TestCluster, table: string, all: readonly Player[]): Promise<void> {
  for (const player of all) player.stop();
  await pause(300);
  const log = await logOf(house.servers());
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  expect(wrongWriters(log)).toEqual([]);
  const [sent, sights] = [all.flatMap((one) => one.sent), all.flatMap((one) => one.sights)];
  expect(wrongAt(log, table, sent, sights)).toEqual([]);
}

/** Until each has made so many moves more. */
export async function moved(all: readonly Player[], more: number): Promise<void> {
  const before = all.map(({ sent }) => sent.length);
  const have = () => all.every(({ sent }, k) => sent.length > (before[k] ?? 0) + more);
  await expect.poll(have, { timeout: 20_000 }).toBe(true);
}

/** What the table's own view says, until it says that. */
export async function viewOf(
  { client }: Visitor,
  table: string,
  said: (view: TableView) => boolean = () => true,
): Promise<TableView> {
  for await (const view of await client.table.watch({ table })) if (said(view)) return view;
  throw new Error('the stream has ended');
}
