/** Hosts between which tables move, and whoever sits at their computers. */
import { join } from 'node:path';
import { expect } from 'vitest';
import { ledgerIn } from '#main/host/handover/ledger.ts';
import type { OtherHost, ReachOtherHost } from '#main/host/handover/other-host.ts';
import { knownHosts } from '#main/lan/reach/known-hosts.ts';
import { reachOtherHosts } from '#main/lan/reach/other-host.ts';
import { jsonFile } from '#main/store/handover-ledger.ts';
import about from '../../../package.json' with { type: 'json' };
import { visit } from '../../host/support/client.ts';
import { startServer, type TestServer, temporaryFolder } from '../../host/support/test-server.ts';
import { followed, soon, streamed } from './people.ts';

const open: { stop(): unknown }[] = [];

/** After each test. */
export async function stopAll(): Promise<void> {
  for (const one of open.splice(0).toReversed()) await one.stop();
}

export async function started(wanted: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer({ opensTables: false, ...wanted });
  open.push(server);
  return server;
}

/** Whoever sits at a computer, and what is shown there of tables that move. */
export async function atHome(server: TestServer) {
  const home = await visit(server.port, undefined, 'sealed');
  open.push({ stop: () => home.leave() });
  return { ...home, shown: streamed(await home.client.handover.watch({})) };
}

export type Home = Awaited<ReturnType<typeof atHome>>;

/** A guest over a line of their own. */
export async function guest(server: TestServer) {
  const visitor = await visit(server.port, undefined, 'sealed');
  open.push({ stop: () => visitor.leave() });
  return visitor;
}

/** Asks at both computers; whoever is asked sees the same cards. Resolves to why the table stays, once it does or has gone. */
export async function give(from: Home, to: Home, table: string, port: number, yes = true): Promise<unknown> {
  let isOver = false;
  const done = from.client.handover
    .start({ table, address: `127.0.0.1:${port}` })
    .catch((error) => error.data ?? error)
    .finally(() => {
      isOver = true;
    });
  await soon(() => expect(to.shown.latest?.offered ?? null).not.toBeNull());
  await soon(() => expect(from.shown.latest?.giving?.cards).toEqual(to.shown.latest?.offered?.cards));
  await to.client.handover.answer({ yes });
  // Where the key is known nobody compares again.
  await soon(() => expect(isOver || from.shown.latest?.giving?.step === 'comparing').toBe(true));
  if (!isOver) await from.client.handover.confirm({});
  return done;
}

/** Anna at her computer and Carla at hers begin a match. */
export async function begun(server: TestServer, game: string, isRooms = false) {
  const anna = await atHome(server);
  const carla = await guest(server);
  const { table, code } = await anna.client.tables.open({ game, seats: 2, room: isRooms });
  await carla.client.tables.enter({ code, name: 'Carla' });
  await anna.client.table.sit({ table, seat: 0, name: 'Anna' });
  await carla.client.table.sit({ table, seat: 1, name: 'Carla' });
  const people = [anna, carla];
  const tables = await Promise.all(people.map(async ({ client }) => followed(await client.table.watch({ table }))));
  await anna.client.table.start({ table });
  return { anna, carla, people, table, code, moved: () => Promise.all(tables.map(({ moved }) => moved)) };
}

type Call = OtherHost['call'];

/** A host whose calls to others go through `tamper`. `data`: its folder. */
export function tampering(tamper: (call: Call) => Call, data = temporaryFolder()) {
  const reach = reachOtherHosts(about.version, knownHosts(join(data, 'known-hosts.json')));
  const other: ReachOtherHost = async (...to) => {
    const reached = await reach(...to);
    if ('refusal' in reached) return reached;
    return { line: { ...reached.line, call: tamper(reached.line.call) } };
  };
  const print = 'a'.repeat(22);
  return { data, handover: { ledger: ledgerIn(jsonFile(data)), reach: other, hostName: 'a', print, port: () => 0 } };
}

/** A host that says something else of its table than that is. */
// biome-ignore lint/suspicious/noExplicitAny: what a hostile host sends has no type.
export function forging(change: (bundle: any) => object, offered: (offer: object) => object = (offer) => offer) {
  let read = '';
  return tampering((call) => async (path, input) => {
    if (path === 'handover/offer') return call(path, offered(input));
    if (path !== 'handover/send') return call(path, input);
    const { id, piece, isLast } = input as { id: string; piece: string; isLast: boolean };
    read += Buffer.from(piece, 'base64url').toString('latin1');
    if (!isLast) return {};
    const bytes = Buffer.from(JSON.stringify(change(JSON.parse(Buffer.from(read, 'latin1').toString()))));
    for (let at = 0; at < bytes.length; at += 10_400) {
      const part = bytes.subarray(at, at + 10_400).toString('base64url');
      await call(path, { id, piece: part, isLast: at + 10_400 >= bytes.length });
    }
    return {};
  });
}
