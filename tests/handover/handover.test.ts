/** A table moves from one host to another in the middle of a match, and back again: two hosts and their people over loopback. */
import { hostname } from 'node:os';
import { afterAll, afterEach, expect, it } from 'vitest';
import { gameOf, rulesOf } from '#catalogue';
import type { Game } from '#shared/engine/game.ts';
import type { GameRecord } from '#shared/engine/record.ts';
import { refusal } from '#shared/engine/refusal.ts';
import { replay } from '#shared/engine/replay.ts';
import { refuseSealedDraws } from '#shared/engine/verify-seals.ts';
import { refusalOf, type Visitor, visit } from '../host/support/client.ts';
import { removeFolders, startServer, type TestServer } from '../host/support/test-server.ts';
import { atHome, begun, give, type Home, started, stopAll, tampering } from './support/hosts.ts';
import { arriveAt, followed, type Moved, playMoves, sees, soon, streamed } from './support/people.ts';

afterEach(stopAll);
afterAll(removeFolders);

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
    await soon(() => expect(thereSeen.map(({ latest }) => latest?.observation)).toEqual(before));
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

it('says in the record at which hosts a match was played, from which event on', async () => {
  const servers = [await started(), await started(), await started()];
  const homes = await Promise.all(servers.slice(1).map(atHome));
  const [a, b, c] = servers as [TestServer, TestServer, TestServer];
  const { anna, people, table, moved } = await begun(a, 'briscola');
  await playMoves(people, await sees(people, table), table, 2);
  const before = a.host.host.table(table)?.kept.match;
  expect(await give(anna, homes[0] as Home, table, b.port)).toEqual({});
  const there = await Promise.all((await moved()).map((to) => arriveAt(b.port, to)));
  await playMoves(there, await sees(there, table), table, 3);
  // On to a third one, and back from there at once: nothing was played at that.
  expect(await give(homes[0] as Home, homes[1] as Home, table, c.port)).toEqual({});
  expect(await give(homes[1] as Home, await atHome(b), table, b.port)).toEqual({});
  const again = await Promise.all(
    there.map(async ({ token }) => (await visit(b.port, token, 'sealed')) satisfies Visitor),
  );
  await playMoves(again, await sees(again, table), table, 2);
  const back = await Promise.all(again.map(async ({ client }) => followed(await client.table.watch({ table }))));
  expect(await give(await atHome(b), await atHome(a), table, a.port)).toEqual({});
  const home = await Promise.all(back.map(async ({ moved }, k) => arriveAt(a.port, await moved, people[k]?.token)));
  const seen = await sees(home, table);
  await playMoves(home, seen, table, Number.POSITIVE_INFINITY);
  const record = (await home[0]?.client.play.record({ table })) as unknown as GameRecord;
  const [first, second, third] = record.hosts ?? [];
  const name = hostname();
  const [ours, theirs] = [a.host.keyFingerprint, b.host.keyFingerprint];
  expect(record.hosts).toEqual([
    { name, key: ours, from: 0 },
    { name, key: theirs, from: second?.from },
    { name, key: ours, from: third?.from },
  ]);
  // A dealer, a deal, and what was played at each.
  expect([before, first?.from, second?.from, third?.from]).toEqual([0, 0, 4, 9]);
  expect(JSON.stringify(record)).not.toMatch(/127\.0\.0\.1|http/);
  expect(replay(JSON.parse(JSON.stringify(record)), rulesOf)).toMatchObject({ hosts: record.hosts });
  for (const visitor of [...there, ...again, ...home]) await visitor.leave();
});

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
  await soon(() => expect(view.latest?.table?.id).toBe(table));
  expect(view.latest).toMatchObject({ code, leads: true, people: [{ name: 'Anna', seat: 0, captain: true }] });
  const said = streamed(await there.client.talk.watch({ table }));
  await soon(() => expect(said.latest).toMatchObject({ text: 'Good evening', name: 'Anna' }));
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

/** The line breaks with the call that decides, before it has come there or after, and nobody is reached any more. */
function breaking(isLost: boolean) {
  let isCut = false;
  return tampering((call) => async (path, input) => {
    if (!isCut && path !== 'handover/commit') return call(path, input);
    if (!isCut && !isLost) await call(path, input);
    isCut = true;
    throw new Error('the line broke');
  });
}

for (const isLost of [true, false]) {
  it(`is asked about when its host has died with the last word ${isLost ? 'lost' : 'unanswered'}`, async () => {
    const setup = breaking(isLost);
    const a = await startServer({ opensTables: false, ...setup });
    const b = await started();
    const { anna, carla, table } = await begun(a, 'briscola');
    void give(anna, await atHome(b), table, b.port);
    await soon(() => expect(anna.shown.latest?.giving?.step).toBe('unknown'));
    await a.stop();
    const again = await started({ data: setup.data });
    const back = await visit(again.port, carla.token, 'sealed');
    if (isLost) {
      await soon(async () => expect(again.host.host.table(table)?.stage).toBe('playing'));
      const seen = streamed(await back.client.play.watch({ table, viewer: 1 }));
      await soon(() => expect(seen.latest?.match).toBe(0));
      expect(b.host.host.table(table)).toBeUndefined();
    } else {
      await soon(async () => expect((await refusalOf(back.client.table.start({ table }))).reason).toBe('table-moved'));
      const { params } = await refusalOf(back.client.table.start({ table }));
      const there = await arriveAt(b.port, params as unknown as Moved);
      expect(await sees([{ client: there.client }], table, [1])).toHaveLength(1);
      await there.leave();
    }
    await back.leave();
  });
}

for (const isThere of [true, false]) {
  it(`is ${isThere ? 'there' : 'here'} where nobody answers and whoever sits here says so`, async () => {
    const a = await started(breaking(!isThere));
    const b = await started();
    const { anna, carla, table } = await begun(a, 'briscola');
    const done = give(anna, await atHome(b), table, b.port);
    await soon(() => expect(anna.shown.latest?.giving?.step).toBe('unknown'));
    await (isThere ? anna.client.handover.confirm({}) : anna.client.handover.stop({}));
    await done;
    expect(a.host.host.handover.giving.view).toBeNull();
    if (isThere) expect((await refusalOf(carla.client.table.start({ table }))).reason).toBe('table-moved');
    else await playMoves([anna, carla], await sees([anna, carla], table), table, 2);
  });
}
