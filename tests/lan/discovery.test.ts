/** Table servers on computers of their own find each other, and people join across. See tools/network-namespaces.ts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Computer, makeTestNetwork, type TestNetwork, whyNoNamespaces } from '../../tools/network-namespaces.ts';
import { type Answer, Host, SEEN } from './support/host.ts';

const why = whyNoNamespaces();
if (why) process.stdout.write(`Hosts were not tried in namespaces of their own: ${why}.\n`);

const at = ({ computer }: Host) => `${computer.address}:4747`;

describe.skipIf(why)('hosts in the house', () => {
  let folder: string;
  let network: TestNetwork;
  let hosts: [Host, Host, Host];
  let far: Host;
  /** The table of each, and its code. */
  const tables: { table: string; code: string }[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'network-'));
    network = await makeTestNetwork(3);
    const make = (computer: Computer) => new Host(computer, join(folder, computer.address));
    hosts = network.computers.map(make) as typeof hosts;
    far = make(network.far);
    for (const host of [...hosts, far]) await host.start();
  }, 60_000);

  afterAll(() => {
    network?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const all = () => hosts.map(at);
  const others = (host: Host) => all().filter((address) => address !== at(host));

  /** Each sees the tables of the others, and not its own. */
  async function expectAllFound(): Promise<void> {
    await vi.waitFor(() => {
      for (const host of hosts) expect(host.sees()).toEqual(others(host));
    }, SEEN);
  }

  it('let the network in to the room from the start, and have no table to find', async () => {
    expect(hosts[0].said).toContain(`on the network at http://${at(hosts[0])}/`);
    expect(await hosts[1].do('lan.reach', { address: at(hosts[0]) })).toMatchObject({ value: {} });
    expect(hosts.map((host) => host.found)).toEqual([[], [], []]);
  });

  it('find each other’s tables, with all that is told of them', async () => {
    for (const host of hosts) {
      const { value } = await host.do('tables.open', { game: 'viva', seats: 3 });
      tables.push(value as (typeof tables)[number]);
    }
    await expectAllFound();
    const about = { game: 'viva', seats: 3, free: 3, locked: false, host: expect.any(String) };
    expect(hosts[1].found.find(({ address }) => address === at(hosts[0]))).toMatchObject({
      table: tables[0]?.table,
      version: expect.stringMatching(/^\d+[.]\d+[.]\d+/),
      ...about,
    });
  });

  it('are reached over IPv6, too', async () => {
    const address = `[${hosts[0].computer.address6}]:4747`;
    expect(await hosts[1].do('lan.reach', { address })).toMatchObject({ value: { address } });
  });

  it('let people in from across, who are then seen to sit there', async () => {
    const [first, second, third] = hosts;
    const there = second.found.find(({ address }) => address === at(first));
    const { table, code } = tables[0] as (typeof tables)[number];
    expect(there?.table).toBe(table);
    expect(await second.do('table.sit', { table, seat: 1, name: 'Bea' }, there?.address)).toMatchObject({
      refusal: { reason: 'not-entered' },
    });
    expect(await second.do('tables.enter', { code }, there?.address)).toMatchObject({ value: { table } });
    expect(await second.do('table.sit', { table, seat: 1, name: 'Bea' }, there?.address)).toMatchObject({ value: {} });
    await vi.waitFor(() => expect(third.found.find((one) => one.table === table)?.free).toBe(2), SEEN);
  });

  it('lets nobody else make it ask at others', async () => {
    const answer = await hosts[1].do('lan.reach', { address: at(hosts[2]) }, at(hosts[0]));
    expect(answer).toMatchObject({ refusal: { reason: 'only-at-this-computer' } });
  });

  it('lose one that says goodbye at once, and find it again', async () => {
    const [first, second, third] = hosts;
    await first.end('SIGTERM');
    const began = performance.now();
    await vi.waitFor(() => expect([second.sees(), third.sees()]).toEqual([[at(third)], [at(second)]]), SEEN);
    // Sooner than they would have found out by asking.
    expect(performance.now() - began).toBeLessThan(2000);
    await first.start();
    await expectAllFound();
  });

  it('lose one that is killed, and find it again', async () => {
    const [first, second, third] = hosts;
    await third.end('SIGKILL');
    await vi.waitFor(() => expect([first.sees(), second.sees()]).toEqual([[at(second)], [at(first)]]), SEEN);
    await third.start();
    await expectAllFound();
  });

  it('lose one whose plug is pulled, and find it again', async () => {
    const [first, second, third] = hosts;
    await second.computer.plug(false);
    await vi.waitFor(() => expect([first.sees(), third.sees()]).toEqual([[at(third)], [at(first)]]), SEEN);
    await second.computer.plug(true);
    await expectAllFound();
  });

  it('find one again that was given another address while it ran', async () => {
    const [first, second] = hosts;
    const { address } = first.computer;
    await first.computer.move(111);
    await expectAllFound();
    expect(second.sees()).not.toContain(`${address}:4747`);
    expect(await second.do('lan.reach', { address: at(first) })).toMatchObject({ value: { address: at(first) } });
  });

  it('lose a table that is closed, and the door with the room', async () => {
    const [first, second] = hosts;
    const { table } = tables[0] as (typeof tables)[number];
    const { value } = await first.do('tables.enter', { code: tables[0]?.code });
    expect(value).toEqual({ table, room: false });
    expect(await first.do('table.close', { table })).toMatchObject({ value: {} });
    await vi.waitFor(() => expect(second.sees()).toEqual(others(second).filter((one) => one !== at(first))), SEEN);
    expect(await second.do('lan.reach', { address: at(first) })).toMatchObject({ value: {} });
    expect(await first.do('room.open', { open: false })).toMatchObject({ value: {} });
    await vi.waitFor(async () => {
      expect(await second.do('lan.reach', { address: at(first) })).toMatchObject({
        refusal: { reason: 'nobody-listens' },
      });
    }, SEEN);
  });

  it('reach one by its address where no multicast comes through', async () => {
    const [, second] = hosts;
    const { value } = await far.do('tables.open', { game: 'spizzichino' });
    const { table, code } = value as { table: string; code: string };
    let reached: Answer = {};
    await vi.waitFor(async () => {
      reached = await second.do('lan.reach', { address: far.computer.address });
      expect(reached).toMatchObject({ value: { address: at(far) } });
    }, SEEN);
    expect(await second.do('tables.enter', { code: code.toLowerCase() }, at(far))).toMatchObject({ value: { table } });
    expect(await second.do('table.sit', { table, seat: 0, name: 'Bea' }, at(far))).toMatchObject({ value: {} });
    expect([second.sees().includes(at(far)), far.sees()]).toEqual([false, []]);
  });
});
