/** A host that ends in peace hands its tables over; one that was stopped, or cut off, comes back and gives way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { refusalOf, type Visitor, visit } from '../host/support/client.ts';
import { removeFolders } from '../host/support/server.ts';
import { logOf, wrongAt, wrongWriters } from './support/checker.ts';
import { endHosts, startHouse, type TestHost, type TestHouse } from './support/house.ts';
import { endNodes, NATS, NO_NATS } from './support/nats.ts';
import { type Player, pause, playSeat } from './support/player.ts';

let house: TestHouse;

beforeAll(async () => {
  if (NATS) house = await startHouse(3, 3);
  else console.log(NO_NATS);
});

afterAll(() => {
  endHosts();
  endNodes();
  removeFolders();
});

interface Sitting {
  readonly table: string;
  readonly code: string;
  readonly tokens: readonly string[];
}

/** Two people, who came in at different doors, sit at a table, and have dealt. */
async function sitDown(): Promise<Sitting> {
  const [one = 0, other = 0] = house.doors();
  const [first, second] = [await visit(one, undefined, 'sealed'), await visit(other, undefined, 'sealed')];
  const { table, code } = await first.client.tables.open({ game: 'spizzichino', seats: 2, options: { target: 51 } });
  await second.client.tables.enter({ code });
  await first.client.table.sit({ table, seat: 0, name: 'Anna' });
  await second.client.table.sit({ table, seat: 1, name: 'Ben' });
  await first.client.table.start({ table });
  for (const { socket } of [first, second]) socket.close();
  return { table, code, tokens: [first.token, second.token] };
}

const players = ({ table, tokens }: Sitting, doors = (): number[] => house.doors()): Player[] =>
  tokens.map((token, seat) => playSeat({ table, seat, token, random: seeded(seat + 1), doors, thinks: 80 }));

/** The host that holds a table, as the log says. */
async function holderOf(table: string): Promise<TestHost> {
  const log = await logOf(house.servers());
  const id = log.findLast(({ holding, holder }) => holding === table && holder)?.holder ?? 'nobody';
  const host = house.hosts.find((one) => one.said().includes(`host ${id} is there`));
  if (!host) throw new Error(`${id} is none of these`);
  return host;
}

async function expectWhole(table: string, all: readonly Player[]): Promise<void> {
  for (const player of all) player.stop();
  await pause(300);
  const log = await logOf(house.servers());
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  expect(wrongWriters(log)).toEqual([]);
  const [sent, sights] = [all.flatMap((one) => one.sent), all.flatMap((one) => one.sights)];
  expect(wrongAt(log, table, sent, sights)).toEqual([]);
}

/** What the table's own view says, until it says that. */
async function until({ client }: Visitor, table: string, said: (view: TableView) => boolean): Promise<TableView> {
  for await (const view of await client.table.watch({ table })) if (said(view)) return view;
  throw new Error('the stream has ended');
}

describe.runIf(NATS)('a host of a house', () => {
  it('knows what the others know: codes, lists, and who comes in at any door', async () => {
    const { table, code, tokens } = await sitDown();
    for (const port of house.doors()) {
      const guest = await visit(port);
      expect(await guest.client.tables.enter({ code: code.toLowerCase() })).toEqual({ table, room: false });
      expect((await refusalOf(guest.client.tables.enter({ code: 'ZZZZ' }))).reason).toBe('wrong-code');
      for await (const list of await guest.client.tables.watch({})) {
        if (list.some(({ id, stage, entered }) => id === table && stage === 'playing' && entered)) break;
      }
      await guest.leave();
      const anna = await visit(port, tokens[0]);
      expect(anna.token).toBe(tokens[0]);
      expect((await until(anna, table, () => true)).mine).toEqual([0]);
      for await (const { code: room } of await anna.client.room.watch({})) {
        expect(room).toMatch(/^[A-Z2-9]{4}$/);
        break;
      }
      await anna.leave();
    }
  });

  it('that is told to end hands its tables over, and nobody waits', async () => {
    const sitting = await sitDown();
    const all = players(sitting);
    await pause(1500);
    const holder = await holderOf(sitting.table);
    const before = all.map((player) => player.sent.length);
    await holder.end('SIGTERM');
    await expect
      .poll(() => all.map((one, k) => one.sent.length > (before[k] ?? 0) + 3), { timeout: 20_000 })
      .toEqual([true, true]);
    expect(await holderOf(sitting.table)).not.toBe(holder);
    await expectWhole(sitting.table, all);
    console.log(`told to end: silent for ${Math.max(...all.map((one) => one.longestSilence()))} ms at most`);
    await holder.start();
  });

  it('that was stopped finds that others have its tables, and begins anew', async () => {
    const sitting = await sitDown();
    const holder = await holderOf(sitting.table);
    // They come in where it is not: its own door is as dead as it is.
    const all = players(sitting, () => house.hosts.flatMap((host) => (host === holder ? [] : host.port)));
    await pause(1000);
    holder.signal('SIGSTOP');
    await expect
      .poll(async () => (await holderOf(sitting.table)) !== holder, { timeout: 20_000, interval: 500 })
      .toBe(true);
    const lives = (): number => holder.said().split(' is there').length;
    const before = lives();
    holder.signal('SIGCONT');
    await expect.poll(lives, { timeout: 20_000 }).toBeGreaterThan(before);
    await expectWhole(sitting.table, all);
    // And it is as good a door as any.
    const again = await visit(holder.port, sitting.tokens[0], 'sealed');
    expect((await until(again, sitting.table, () => true)).mine).toEqual([0]);
    again.socket.close();
  });

  it('that is cut off acknowledges nothing, says so at the table, and goes on when it is back', async () => {
    const sitting = await sitDown();
    const holder = await holderOf(sitting.table);
    const anna = await visit(holder.port, sitting.tokens[0], 'sealed');
    const { table } = sitting;
    await until(anna, table, () => true);
    for (const link of holder.links) link.set('deaf');
    const stalled = await until(anna, table, (view) => view.stalled === true);
    expect(stalled.stage).toBe('playing');
    let isAnswered = false;
    const paused = anna.client.table.pause({ table, paused: true }).finally(() => {
      isAnswered = true;
    });
    paused.catch(() => undefined);
    await pause(1000);
    expect(isAnswered).toBe(false);
    // In less than a lease it is back, and it was as if nothing had been.
    for (const link of holder.links) link.set('open');
    await until(anna, table, (view) => view.stalled === undefined).catch(() => undefined);
    await expect.poll(() => isAnswered, { timeout: 20_000 }).toBe(true);
    anna.socket.close();
  });
});
