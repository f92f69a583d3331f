/** A table of two people whose devices take part in its seals, and perhaps onlookers. */
import type { SealFault } from '#shared/seal/check.ts';
import type { OpenedSeal } from '#shared/seal/schema.ts';
import type { Table } from '../table/table.ts';
import { Device, type Habits, HONEST_HABITS } from './devices.ts';
import { flushPromises } from './fake-clock.ts';
import { openTableStream, person } from './people.ts';
import { openTable, type TestHost } from './test-host.ts';

const SEATS = 2;

export interface ShuffleTable {
  readonly table: Table;
  /** Ada's, Bob's, then the onlookers'. */
  readonly devices: readonly Device[];
  readonly people: readonly string[];
}

/** They sit and watch, with these habits each, and nobody has started yet; `looks`: each leaves the table. */
export async function gatherDevices(at: TestHost, habits: readonly Habits[] = [HONEST_HABITS, HONEST_HABITS]) {
  const sessions = habits.map(() => person(at));
  const [ada = '', bob = '', ...others] = sessions;
  const table = openTable(at, ada);
  table.sit(ada, 0, 'Ada');
  table.guests.enter(bob);
  table.sit(bob, 1, 'Bob');
  for (const session of others) table.guests.enter(session);
  const looks = sessions.map((session) => openTableStream(table, session));
  const devices = sessions.map((session, k) => new Device(table, session, `device ${k}`));
  for (const [k, device] of devices.entries()) await device.watch(table, habits[k]);
  return { table, devices, looks, people: [ada, bob] } satisfies ShuffleTable & { readonly looks: unknown };
}

/** The same, and the match has been started. */
export async function begun(at: TestHost, habits?: readonly Habits[]): Promise<ShuffleTable> {
  const gathering = await gatherDevices(at, habits);
  const refused = gathering.table.start();
  if (refused) throw new Error(refused.reason);
  await flushPromises();
  return gathering;
}

/** The table after the host's death, with the devices that have come back to it. */
export async function back(again: TestHost, { table: { id }, devices, people }: ShuffleTable, who = devices) {
  const table = again.host.table(id) as Table;
  for (const { session } of who) openTableStream(table, session);
  for (const device of who) await device.watch(table);
  return { table, devices, people } satisfies ShuffleTable;
}

/** What each device finds wrong with the seal as it was told of it. */
export function faultsOf({ devices }: ShuffleTable, seal: number): SealFault[][] {
  return devices.map((device) => device.check(SEATS, openedBy(device, seal)));
}

export function openedBy(device: Device, seal: number): OpenedSeal {
  const opened = device.opened(seal);
  if (!opened) throw new Error(`seal ${seal} is not open`);
  return opened;
}
