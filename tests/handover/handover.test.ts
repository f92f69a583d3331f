/** A table moves from one host to another in the middle of a match, and back again: two hosts and their people over loopback. */
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { gameOf, rulesOf } from '#catalogue';
import { ledgerIn } from '#main/host/handover/ledger.ts';
import type { ReachOtherHost } from '#main/host/handover/other-host.ts';
import { knownHosts } from '#main/lan/reach/known-hosts.ts';
import { reachOtherHosts } from '#main/lan/reach/other-host.ts';
import { jsonFile } from '#main/store/handover-ledger.ts';
import type { Game } from '#shared/engine/game.ts';
import { refusal } from '#shared/engine/refusal.ts';
import { replay } from '#shared/engine/replay.ts';
import { refuseSealedDraws } from '#shared/engine/verify-seals.ts';
import about from '../../package.json' with { type: 'json' };
import { refusalOf, visit } from '../host/support/client.ts';
import { removeFolders, startServer, type TestServer, temporaryFolder } from '../host/support/test-server.ts';
import { arriveAt, followed, type Moved, playMoves, sees, streamed } from './support/people.ts';

const open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});
afterAll(removeFolders);

async function started(wanted: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer({ opensTables: false, ...wanted });
  open.push(server);
  return server;
}

/** Whoever sits at a computer, and what is shown there of tables that move. */
async function atHome(server: TestServer) {
  const home = await visit(server.port, undefined, 'sealed');
  open.push({ stop: () => home.leave() });
  return { ...home, shown: streamed(await home.client.handover.watch({})) };
}

type Home = Awaited<ReturnType<typeof atHome>>;

/** A guest over a line of their own. */
async function guest(server: TestServer) {
  const visitor = await visit(server.port, undefined, 'sealed');
  open.push({ stop: () => visitor.leave() });
  return visitor;
}

/** Asks at both computers; whoever is asked sees the same cards. Resolves to why the table stays, once it does or has gone. */
async function give(from: Home, to: Home, table: string, port: number, yes = true): Promise<unknown> {
  const done = from.client.handover.start({ table, address: `127.0.0.1:${port}` }).catch((error) => error.data);
  await vi.waitFor(() => expect(to.shown.latest?.offered ?? null).not.toBeNull());
  await vi.waitFor(() => expect(from.shown.latest?.giving?.cards).toEqual(to.shown.latest?.offered?.cards));
  await to.client.handover.answer({ yes });
  const comparing = vi.waitFor(() => expect(from.shown.latest?.giving?.step).toBe('comparing'), { timeout: 500 });
  // Where the key is known nobody compares again.
  await comparing.then(() => from.client.handover.confirm({})).catch(() => undefined);
  return done;
}

/** Anna at her computer and Carla at hers begin a match. */
async function begun(server: TestServer, game: string, isRooms = false) {
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

for (const game of ['briscola', 'tressette']) {
  it(`moves a match of ${game} in mid-trick to another computer, and back, and its shuffles are whole`, async () => {
    const [a, b] = [await started(), await started()];
    const { anna, people, table, moved } = await begun(a, game);
    const beppe = await atHome(b);
    const seen = await sees(people, table);
    await playMoves(people, seen, table, 1);
    const before = seen.map(({ latest }) => latest?.observation);

    const gone = give(anna, beppe, table, b.port);
    const went = await moved();
    const began = performance.now();
    expect(went.map(({ to, by }) => [to, by.replace(/.*[.]/, '')])).toEqual(
      went.map(() => [`http://127.0.0.1:${b.port}`, b.host.keyFingerprint]),
    );
    await gone;
    expect((await refusalOf(anna.client.table.start({ table }))).reason).toBe('table-moved');
    const there = await Promise.all(went.map((to) => arriveAt(b.port, to)));
    const thereSeen = await sees(there, table);
    await vi.waitFor(() => expect(thereSeen.map(({ latest }) => latest?.observation)).toEqual(before));
    console.info(
      `${game}: all sit at the other computer ${Math.round(performance.now() - began)} ms after they are told`,
    );
    await playMoves(there, thereSeen, table, 3);

    // Back again: whoever was at the first computer is known there by the old token.
    const back = await Promise.all(there.map(async ({ client }) => followed(await client.table.watch({ table }))));
    expect(await give(beppe, await atHome(a), table, a.port)).toEqual({});
    const returned = await Promise.all(back.map(({ moved }) => moved));
    const home = await Promise.all(returned.map((to, k) => arriveAt(a.port, to, people[k]?.token)));
    expect(home.map(({ token }) => token)).toEqual(people.map(({ token }) => token));
    await playMoves(home, await sees(home, table), table, Number.POSITIVE_INFINITY);
    const record = await home[0]?.client.play.record({ table });
    const played = replay(record, rulesOf);
    expect(played).not.toHaveProperty('fault');
    expect('match' in played && refuseSealedDraws(played.match, played.seals)).toBeUndefined();
    for (const visitor of [...there, ...home]) await visitor.leave();
    expect([a.log, b.log]).toEqual([[], []]);
  });
}

it('moves the room with its table: bots, screen, chat and code', async () => {
  const [a, b] = [await started(), await started()];
  const anna = await atHome(a);
  const { table, code } = await anna.client.tables.open({ game: 'viva', seats: 3, room: true });
  await a.host.host.room.open(true);
  await anna.client.room.call({ name: 'Anna' });
  await anna.client.table.sit({ table, seat: 0, name: 'Anna' });
  for (const seat of [1, 2]) await anna.client.table.seatBot({ table, seat, level: 'easy' });
  await anna.client.talk.say({ table, seat: 0, text: 'Good evening' });
  await anna.client.table.start({ table });
  const room = followed(await anna.client.room.watch({}));
  const beppe = await atHome(b);
  expect(await give(anna, beppe, table, b.port)).toEqual({});
  const there = await arriveAt(b.port, await room.moved);
  const view = streamed(await there.client.room.watch({}));
  await vi.waitFor(() => expect(view.latest?.table?.id).toBe(table));
  expect(view.latest).toMatchObject({ code, leads: true, people: [{ name: 'Anna', seat: 0, captain: true }] });
  const said = streamed(await there.client.talk.watch({ table }));
  await vi.waitFor(() => expect(said.latest).toMatchObject({ text: 'Good evening', name: 'Anna' }));
  const seen = await sees([there], table);
  await playMoves([there], seen, table, 3);
  await there.leave();
  expect([a.log, b.log]).toEqual([[], []]);
});

it('stays where it is if whoever is asked says not now, or plays by other rules, or has no such game', async () => {
  const a = await started();
  const { anna, people, table } = await begun(a, 'briscola');
  const seen = await sees(people, table);
  const reasons: unknown[] = [];
  const others = [{}, { gameOf: stricter }, { gameOf: () => undefined }];
  for (const [k, wanted] of others.entries()) {
    const other = await started(wanted);
    const refused =
      k === 2
        ? await anna.client.handover.start({ table, address: `127.0.0.1:${other.port}` }).catch((error) => error.data)
        : await give(anna, await atHome(other), table, other.port, k > 0);
    reasons.push((refused as { reason: string }).reason);
    await playMoves(people, seen, table, 1);
    expect(other.host.host.handover.taking.view).toBeNull();
  }
  expect(reasons).toEqual(['handover-declined', 'handover-other-rules', 'handover-no-game']);
});

/** A game by rules that allow no play. */
function stricter(id: string): Game | undefined {
  const game = gameOf(id);
  const refuse = { value: () => refusal('test', 'never') };
  return game && { ...game, rules: Object.create(game.rules, { refuse }) };
}

/** Reaches other hosts, but the line breaks with the call that decides: before it has come there, or after. */
function breaking(data: string, isLost: boolean): ReachOtherHost {
  const reach = reachOtherHosts(about.version, knownHosts(join(data, 'known-hosts.json')));
  let isCut = false;
  return async (...to) => {
    const reached = await reach(...to);
    if ('refusal' in reached || isCut) return { refusal: refusal('host', 'handover-broken') };
    const { line } = reached;
    return {
      line: {
        ...line,
        async call(path, input) {
          if (path !== 'handover/commit') return line.call(path, input);
          isCut = true;
          if (!isLost) await line.call(path, input);
          throw new Error('the line broke');
        },
      },
    };
  };
}

for (const isLost of [true, false]) {
  it(`is asked about when its host has died with the last word ${isLost ? 'lost' : 'unanswered'}`, async () => {
    const data = temporaryFolder();
    const setup = { ledger: ledgerIn(jsonFile(data)), reach: breaking(data, isLost), hostName: 'a', port: () => 0 };
    const a = await startServer({ opensTables: false, data, handover: setup });
    const b = await started();
    const { anna, carla, table } = await begun(a, 'briscola');
    void give(anna, await atHome(b), table, b.port);
    await vi.waitFor(() => expect(anna.shown.latest?.giving?.step).toBe('unknown'), { timeout: 5000 });
    await a.stop();
    const again = await started({ data });
    const back = await visit(again.port, carla.token, 'sealed');
    if (isLost) {
      await vi.waitFor(async () => expect(again.host.host.table(table)?.stage).toBe('playing'), { timeout: 5000 });
      const seen = streamed(await back.client.play.watch({ table, viewer: 1 }));
      await vi.waitFor(() => expect(seen.latest?.match).toBe(0));
      expect(b.host.host.table(table)).toBeUndefined();
    } else {
      await vi.waitFor(
        async () => expect((await refusalOf(back.client.table.start({ table }))).reason).toBe('table-moved'),
        {
          timeout: 7000,
        },
      );
      const { params } = await refusalOf(back.client.table.start({ table }));
      const there = await arriveAt(b.port, params as unknown as Moved);
      expect(await sees([{ client: there.client }], table, [1])).toHaveLength(1);
      await there.leave();
    }
    await back.leave();
  });
}
