/** A table moves from one host to another in the middle of a match, and back again: two hosts and their people over loopback. */
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { HandoverView } from '#shared/protocol/handover-contract.ts';
import type { PlayUpdate } from '#shared/protocol/table.ts';
import { refusalOf, type Visitor, visit } from '../host/support/client.ts';
import { removeFolders, startServer, type TestServer } from '../host/support/test-server.ts';
import { arriveAt, followed, type Moved, streamed } from './support/people.ts';

const open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});
afterAll(removeFolders);

async function started(): Promise<TestServer> {
  const server = await startServer({ opensTables: false });
  open.push(server);
  return server;
}

/** Whoever sits at a computer, and what is shown there of tables that move. */
async function atHome(server: TestServer) {
  const home = await visit(server.port, undefined, 'sealed');
  open.push({ stop: () => home.leave() });
  return { ...home, shown: streamed(await home.client.handover.watch({})) };
}

/** Gives the table: both see the same cards, and say yes. How long the move took from then on, in ms. */
async function give(
  from: { readonly home: Visitor; readonly shown: { readonly latest: HandoverView | undefined } },
  to: { readonly home: Visitor; readonly shown: { readonly latest: HandoverView | undefined } },
  table: string,
  port: number,
): Promise<{ readonly ms: number; readonly done: Promise<unknown> }> {
  const done = from.home.client.handover.start({ table, address: `127.0.0.1:${port}` });
  done.catch(() => undefined);
  await vi.waitFor(() => expect(to.shown.latest?.offered).not.toBeNull(), { timeout: 5000 });
  await vi.waitFor(() => expect(from.shown.latest?.giving?.cards).toEqual(to.shown.latest?.offered?.cards));
  await to.home.client.handover.answer({ yes: true });
  await vi.waitFor(() => expect(from.shown.latest?.giving?.step).not.toBe('asking'));
  const began = performance.now();
  if (from.shown.latest?.giving?.step === 'comparing') await from.home.client.handover.confirm({});
  return { ms: performance.now() - began, done };
}

const GAMES = [
  { game: 'briscola', seats: 2 },
  { game: 'tressette', seats: 2 },
] as const;

for (const { game, seats } of GAMES) {
  it(`moves a match of ${game} in mid-trick to another computer in under a second, and back`, async () => {
    const [anna, beppe] = await Promise.all([started(), started()]);
    const [homeA, homeB] = [await atHome(anna), await atHome(beppe)];
    const carla = await visit(anna.port, undefined, 'sealed');
    const { table, code } = await homeA.client.tables.open({ game, seats });
    await carla.client.tables.enter({ code });
    await homeA.client.table.sit({ table, seat: 0, name: 'Anna' });
    await carla.client.table.sit({ table, seat: 1, name: 'Carla' });
    const people = [homeA, carla];
    const seen = await Promise.all(
      people.map(async ({ client }, viewer) => streamed(await client.play.watch({ table, viewer }))),
    );
    const tables = await Promise.all(people.map(async ({ client }) => followed(await client.table.watch({ table }))));
    await homeA.client.table.start({ table });
    await playOne(people, seen, table);

    const before = seen.map(({ latest }) => latest);
    const { done } = await give(
      { home: homeA, shown: homeA.shown },
      { home: homeB, shown: homeB.shown },
      table,
      beppe.port,
    );
    const began = performance.now();
    const moved = await Promise.all(tables.map(({ moved }) => moved));
    await done.catch(() => undefined);
    expect(moved.map(({ address, print }) => [address, print])).toEqual(
      moved.map(() => [`127.0.0.1:${beppe.port}`, beppe.host.keyFingerprint]),
    );
    expect(await refusalOf(homeA.client.table.start({ table }))).toMatchObject({ reason: 'table-moved' });

    const there = await Promise.all(moved.map((to) => arriveAt(beppe.port, to)));
    open.push(...there.map((visitor) => ({ stop: () => visitor.leave() })));
    const again = await Promise.all(
      there.map(async ({ client }, viewer) => streamed(await client.play.watch({ table, viewer }))),
    );
    await vi.waitFor(() =>
      expect(again.map(({ latest }) => latest?.observation)).toEqual(before.map((one) => one?.observation)),
    );
    expect(performance.now() - began).toBeLessThan(1000);
    await playOne(there, again, table);

    // Back again: whoever was at the first computer is there by the old token.
    const tablesB = await Promise.all(there.map(async ({ client }) => followed(await client.table.watch({ table }))));
    const homeAgain = await atHome(anna);
    const { done: back } = await give(
      { home: homeB, shown: homeB.shown },
      { home: homeAgain, shown: homeAgain.shown },
      table,
      anna.port,
    );
    const returned = await Promise.all(tablesB.map(({ moved }) => moved));
    await back;
    const home = await Promise.all(returned.map((to, k) => arriveAt(anna.port, to, people[k]?.token)));
    open.push(...home.map((visitor) => ({ stop: () => visitor.leave() })));
    expect(home.map(({ token }) => token)).toEqual(people.map(({ token }) => token));
    const last = await Promise.all(
      home.map(async ({ client }, viewer) => streamed(await client.play.watch({ table, viewer }))),
    );
    await playOne(home, last, table);
    expect([anna.log, beppe.log]).toEqual([[], []]);
  });
}

/** Whoever is asked plays the first move there is, and both see it. */
async function playOne(
  people: readonly Pick<Visitor, 'client'>[],
  seen: readonly { readonly latest: PlayUpdate | undefined }[],
  table: string,
): Promise<void> {
  await vi.waitFor(() => expect(seen.some(({ latest }) => (latest?.moves.length ?? 0) > 0)).toBe(true), {
    timeout: 20_000,
  });
  const seat = seen.findIndex(({ latest }) => (latest?.moves.length ?? 0) > 0);
  const { match, version, moves } = seen[seat]?.latest as PlayUpdate;
  await people[seat]?.client.play.move({ table, seat, match, version, move: moves[0] as { type: string } });
  await vi.waitFor(() => expect(seen[seat]?.latest?.version).toBeGreaterThan(version));
}

export type { Moved };
