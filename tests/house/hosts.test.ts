/** Hosts as processes of their own, on an engine of three nodes: one dies, and its tables go on at the others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#shared/engine/random.ts';
import { type ChildServer, endChildren, startChild } from '../host/support/child.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { removeFolders, temporaryFolder } from '../host/support/server.ts';
import { allOver, logOf, matchesOf, wrongAt, wrongWriters } from './support/checker.ts';
import { endNodes, NATS, NO_NATS, type Node, startNodes } from './support/nats.ts';
import { type Player, pause, playSeat } from './support/player.ts';

let nodes: Node[] = [];

beforeAll(async () => {
  if (NATS) nodes = await startNodes(3);
  else console.log(NO_NATS);
});

afterAll(() => {
  endChildren();
  endNodes();
  removeFolders();
});

const urls = (): string[] => nodes.map(({ url }) => url);
const startHost = (): Promise<ChildServer> => startChild(temporaryFolder(), '--house', urls().join(), '--pace', '0');

/** Two people sit at a table of their own, and the first deals. */
async function sitDown(ports: readonly number[]): Promise<{ table: string; tokens: string[] }> {
  const visitors = await Promise.all([0, 1].map((k) => visit(ports[k % ports.length] as number, undefined, 'sealed')));
  const [first, second] = visitors as [Visitor, Visitor];
  const { table, code } = await first.client.tables.open({ game: 'spizzichino', seats: 2, options: { target: 21 } });
  await second.client.tables.enter({ code });
  for (const [seat, { client }] of visitors.entries()) await client.table.sit({ table, seat, name: `Person ${seat}` });
  await first.client.table.start({ table });
  for (const { socket } of visitors) socket.close();
  return { table, tokens: visitors.map(({ token }) => token) };
}

function players({ table, tokens }: { table: string; tokens: readonly string[] }, doors: () => number[]): Player[] {
  return tokens.map((token, seat) => playSeat({ table, seat, token, random: seeded(seat + 1), doors, thinks: 60 }));
}

/** The host that holds a table, as the log says. */
async function holderOf(table: string): Promise<string> {
  const log = await logOf(urls());
  return log.findLast(({ holding, holder }) => holding === table && holder)?.holder ?? '';
}

async function expectWhole(table: string, all: readonly Player[]): Promise<void> {
  const log = await logOf(urls());
  expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  expect(wrongWriters(log)).toEqual([]);
  const [sent, sights] = [all.flatMap((one) => one.sent), all.flatMap((one) => one.sights)];
  expect(wrongAt(log, table, sent, sights)).toEqual([]);
  expect(allOver(matchesOf(log, table))).toBe(true);
  const acked = sent.filter(({ answered }) => answered !== undefined).length;
  console.log(
    `${acked} of ${sent.length} moves acknowledged, none lost; ${sights.length} sights; longest silence ${Math.max(...all.map((one) => one.longestSilence()))} ms`,
  );
}

describe.runIf(NATS)('a house of hosts', () => {
  it('a table is carried on by another host when its own is killed', async () => {
    const hosts = [await startHost(), await startHost(), await startHost()];
    const alive = new Set(hosts);
    const sat = await sitDown(hosts.map(({ port }) => port));
    const all = players(sat, () => [...alive].map(({ port }) => port));
    for (let kills = 0; kills < 1; kills++) {
      await pause(1500);
      const holder = await holderOf(sat.table);
      const host = hosts.find((one) => one.said().includes(`host ${holder}`));
      expect(host, one(hosts)).toBeDefined();
      if (host) alive.delete(host);
      await host?.end('SIGKILL');
    }
    await Promise.all(all.map(({ over }) => over));
    for (const one of all) one.stop();
    await expectWhole(sat.table, all);
  });
});

const one = (hosts: readonly ChildServer[]): string => hosts.map((host) => host.said()).join();
