/** Opening and closing a desktop to the network in any order: it listens as long as something is open, and not a moment more. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { rounds } from '#shared/engine/checks/test-scope.ts';
import { type Random, seeded } from '#shared/engine/random.ts';
import { botWorkerBeside } from '../../src/main/bot-threads.ts';
import { makeNetwork, type Network } from '../../src/main/lan/network.ts';
import { type RunningHost, startHost } from '../../src/main/start-host.ts';
import { rpcClient, rpcOver } from '../../src/renderer/client/connection/rpc.ts';
import type { Client } from '../host/support/client.ts';
import { removeFolders, temporaryFolder } from '../host/support/test-server.ts';

const log: string[] = [];
let network: Network;
let host: RunningHost;
let home: Client;

beforeAll(async () => {
  const data = temporaryFolder();
  const pages = join(data, 'pages');
  network = makeNetwork({ port: 0, alwaysListen: false, pages, discovery: false, log: (line) => log.push(line) });
  const botWorker = botWorkerBeside(new URL('../../src/main/headless.ts', import.meta.url).href);
  host = startHost({ data, botWorker, network, log: (line) => log.push(line) });
  await network.serve(host);
  home = window();
  await home.session.greet({});
  await home.room.call({ name: 'Ada' });
});

afterAll(async () => {
  await network.close();
  await host.close();
  removeFolders();
});

/** A line as the desktop's own window has one. */
function window(): Client {
  let hear: (text: string) => void = () => undefined;
  const line = host.accept({ send: (text) => hear(String(text)), close: () => undefined });
  return rpcClient(
    rpcOver({
      send: (text) => line.receive(text),
      onText: (call) => {
        hear = call;
      },
      onClose: () => undefined,
    }),
  );
}

/** What is there, and what of it is open. */
interface Truth {
  readonly tables: Map<string, { readonly room: boolean; open: boolean }>;
  isRoomOpen: boolean;
  /** It was opened at its table: it closes with that. */
  isOpenByTable: boolean;
}

type Step = readonly [name: string, run: (truth: Truth) => Promise<unknown>];

const anyOf = <One>(random: Random, from: readonly One[]): One => from[random.below(from.length)] as One;

/** All that could be done now. */
function stepsFrom(truth: Truth): Step[] {
  const tables = [...truth.tables].flatMap(([table, state]): Step[] => [
    [
      `${state.room ? 'the room’s' : 'own'} ${table} is ${state.open || truth.isRoomOpen ? 'shut' : 'opened'}`,
      async () => {
        const open = !(state.room ? truth.isRoomOpen : state.open);
        await home.table.changeSettings({ table, settings: { open } });
        if (state.room) {
          truth.isRoomOpen = open;
          truth.isOpenByTable = open;
        } else state.open = open;
      },
    ],
    [
      `${table} is closed`,
      async () => {
        await home.table.close({ table });
        truth.tables.delete(table);
        if (state.room && truth.isOpenByTable) truth.isRoomOpen = false;
      },
    ],
  ]);
  const hasRoomTable = [...truth.tables.values()].some(({ room }) => room);
  return [
    ...tables,
    [
      'the room is opened or shut',
      async () => {
        truth.isRoomOpen = !truth.isRoomOpen;
        truth.isOpenByTable = false;
        await home.room.open({ open: truth.isRoomOpen });
      },
    ],
    ...(truth.tables.size > 4
      ? []
      : ([
          [
            'a table',
            async () => {
              const { table } = await home.tables.open({ game: 'viva' });
              truth.tables.set(table, { room: false, open: false });
            },
          ],
          ...(hasRoomTable
            ? []
            : ([
                [
                  'a table of the room',
                  async () => {
                    const { table } = await home.tables.open({ game: 'viva', room: true });
                    truth.tables.set(table, { room: true, open: false });
                  },
                ],
              ] satisfies Step[])),
        ] satisfies Step[])),
  ];
}

const isOpen = ({ tables, isRoomOpen }: Truth): boolean =>
  isRoomOpen || [...tables.values()].some(({ room, open }) => !room && open);

it('is left alone with the room’s table at which it was opened, each time anew', async () => {
  for (const _ of ['once', 'again']) {
    const { table } = await home.tables.open({ game: 'viva', room: true });
    await home.table.changeSettings({ table, settings: { open: true } });
    await vi.waitFor(() => expect(network.port).toBeGreaterThan(0), 8000);
    await home.table.close({ table });
    await vi.waitFor(() => expect(network.port).toBe(0), 8000);
  }
});

/** So many orders, each with so many steps. */
const ORDERS = rounds(2, 12);
const STEPS = 12;

it.each(Array.from({ length: ORDERS }, (_, k) => k + 1))(
  'in the order of seed %i',
  async (seed) => {
    const random = seeded(seed);
    const truth: Truth = { tables: new Map(), isRoomOpen: false, isOpenByTable: false };
    const done: string[] = [];
    const settled = () =>
      vi.waitFor(
        () =>
          expect(`${done.join('; ')}: ${network.port > 0 ? 'listens' : 'is shut'}`).toBe(
            `${done.join('; ')}: ${isOpen(truth) ? 'listens' : 'is shut'}`,
          ),
        8000,
      );
    for (let k = 0; k < STEPS; k++) {
      const [name, run] = anyOf(random, stepsFrom(truth));
      done.push(name);
      await run(truth);
      // Some come on each other's heels, some while the network settles, some after.
      const pause = random.below(3);
      if (pause === 1) await wait(random.below(400));
      if (pause === 2) await settled();
    }
    await settled();
    for (const table of truth.tables.keys()) await home.table.close({ table });
    await home.room.open({ open: false });
    await vi.waitFor(() => expect(network.port).toBe(0), 8000);
    expect(log).toEqual([]);
  },
  120_000,
);
