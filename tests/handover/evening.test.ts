/** An evening goes with the table of its room to another host, and back again. */
import { hostname } from 'node:os';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openStore } from '#main/store/sqlite-store.ts';
import type { KeptTable } from '#main/store/store.ts';
import type { EveningRequest } from '#shared/protocol/evening.ts';
import { dial, refusalOf, type Visitor, visit } from '../host/support/client.ts';
import { eveningOf } from '../host/support/evening-clients.ts';
import { removeFolders, startServer, type TestServer, temporaryFolder } from '../host/support/test-server.ts';
import { atHome, forging, give, guest, type Home, started, stopAll, tampering } from './support/hosts.ts';
import { arriveAt, followed, playMoves, sees, soon, streamed } from './support/people.ts';

afterEach(stopAll);
afterAll(removeFolders);

const SWISS: EveningRequest = {
  name: 'Friday',
  games: [{ game: 'briscola', size: 2 }],
  form: { form: 'swiss' },
  scoring: 'places',
  rounds: 3,
  minutes: 20,
};
const FREE: EveningRequest = { ...SWISS, form: { form: 'free' } };
const SAME_DEALS: EveningRequest = {
  ...SWISS,
  games: [{ game: 'spizzichino' }],
  scoring: 'duplicate',
  deals: 2,
};

/** Anna at her computer and others in the room, at an evening that has begun. */
async function gathered(server: TestServer, wish: EveningRequest, others: readonly string[] = ['Carla']) {
  const anna = await atHome(server);
  server.host.host.room.open(true);
  await anna.client.room.call({ name: 'Anna' });
  const guests: Visitor[] = [];
  for (const name of others) {
    const one = await guest(server);
    await one.client.tables.enter({ code: server.host.host.room.code, name });
    guests.push(one);
  }
  const people: Visitor[] = [anna, ...guests];
  const rooms = await Promise.all(people.map(async ({ client }) => followed(await client.room.watch({}))));
  await soon(() => expect(server.host.host.room.state.people).toHaveLength(people.length));
  await anna.client.evening.begin(wish);
  return { anna, people, moved: () => Promise.all(rooms.map(({ moved }) => moved)) };
}

/** The round's one table, dealt; people in the order of its seats. */
async function dealt(desk: Visitor, people: readonly Visitor[]) {
  await desk.client.evening.next({});
  await desk.client.evening.deal({});
  return seatedNow(desk, people);
}

async function seatedNow(desk: Visitor, people: readonly Visitor[]) {
  const { round } = await eveningOf(desk);
  const table = round?.tables[0]?.table ?? '';
  const places = await Promise.all(people.map(async (one) => (await eveningOf(one)).mine));
  const isSeated = places.every((one) => one !== null);
  const inOrder = isSeated
    ? [0, 1].map((seat) => people[places.findIndex((one) => one?.seat === seat)] as Visitor)
    : [];
  return { table, inOrder, seen: await sees(inOrder, table) };
}

async function playedOut(desk: Visitor, { table, inOrder, seen }: Awaited<ReturnType<typeof seatedNow>>) {
  await playMoves(inOrder, seen, table, Number.POSITIVE_INFINITY);
  return eveningOf(desk, ({ round }) => round?.tables[0]?.state === 'over');
}

/** What is told of the points so far, whoever asks. */
const pointsIn = ({ standings }: Awaited<ReturnType<typeof eveningOf>>) =>
  standings.map(({ player, points }) => [player, points]);

for (const [form, wish] of Object.entries({ swiss: SWISS, duplicate: SAME_DEALS })) {
  it(`goes on and ends at the other computer: ${form}, with the results of before`, async () => {
    const [a, b] = [await started(), await started()];
    const { anna, people, moved } = await gathered(a, wish);
    const first = await playedOut(anna, await dealt(anna, people));
    const { table, inOrder, seen } = await dealt(anna, people);
    await playMoves(inOrder, seen, table, 2);

    expect(await give(anna, await atHome(b), table, b.port)).toEqual({});
    const there = await Promise.all((await moved()).map((to) => arriveAt(b.port, to)));
    const desk = there[0] as Visitor;
    expect(pointsIn(await eveningOf(desk))).toEqual(pointsIn(first));
    const second = await playedOut(desk, await seatedNow(desk, there));
    expect(second.round?.number).toBe(2);
    const third = await playedOut(desk, await dealt(desk, there));
    expect(third.round?.number).toBe(3);
    expect(third.standings.every(({ tables }) => tables === 3)).toBe(true);
    await desk.client.evening.end({});
    expect((await eveningOf(desk)).over).toBe(true);

    // Nothing of it goes on at the first one, after a restart neither.
    expect(a.host.host.evening.kept).toBeUndefined();
    expect(await refusalOf(people[0]?.client.evening.next({}) as Promise<unknown>)).toMatchObject({
      reason: 'evening-moved',
      params: { host: hostname() },
    });
    const home = await atHome(a);
    const view = streamed(await home.client.evening.watch({}));
    await soon(() => expect(view.latest).toBeNull());
    for (const visitor of there) await visitor.leave();
    expect([a.log, b.log]).toEqual([[], []]);
  });
}

it('comes back in the same round, is one evening there, and has its records', async () => {
  const a = await startServer({ opensTables: false });
  const b = await started();
  const { anna, people, moved } = await gathered(a, SWISS);
  await playedOut(anna, await dealt(anna, people));
  const { table, inOrder, seen } = await dealt(anna, people);
  await playMoves(inOrder, seen, table, 2);
  expect(await give(anna, await atHome(b), table, b.port)).toEqual({});
  const there = await Promise.all((await moved()).map((to) => arriveAt(b.port, to)));
  const beppe = await atHome(b);
  const now = await seatedNow(there[0] as Visitor, there);
  await playMoves(now.inOrder, now.seen, table, 2);
  const rooms = await Promise.all(there.map(async ({ client }) => followed(await client.room.watch({}))));
  expect(await give(beppe, await atHome(a), table, a.port)).toEqual({});
  const back = await Promise.all(rooms.map(async (one, k) => arriveAt(a.port, await one.moved, people[k]?.token)));
  const [desk] = back as [Visitor];
  const done = await playedOut(desk, await seatedNow(desk, back));
  expect([done.round?.number, done.standings.map(({ tables }) => tables)]).toEqual([2, [2, 2]]);
  const records = await Promise.all([1, 2].map((round) => desk.client.evening.round({ round })));
  expect(records.map((one) => one.records.length)).toEqual([1, 1]);
  const kept = await desk.client.records.get({ id: records[1]?.records[0]?.record as number });
  expect((kept as unknown as { hosts: unknown[] }).hosts).toHaveLength(3);
  await desk.client.evening.end({});
  expect(b.host.host.evening.kept).toBeUndefined();
  await a.stop();
  const again = await started({ data: a.data });
  expect(again.host.host.evening.kept).toMatchObject({ over: true, evening: { name: 'Friday' } });
  for (const visitor of [...there, ...back]) await visitor.leave();
});

it('goes with the room’s table where everybody plays as they like, and counts what is played at both', async () => {
  const [a, b] = [await started(), await started()];
  const { anna, people, moved } = await gathered(a, FREE);
  const { table } = await anna.client.room.play({ game: 'briscola', seats: 2, deal: true });
  const seats = a.host.host.table(table)?.kept.seats ?? [];
  const named = seats.map((who) => (who.kind === 'person' ? who.name : ''));
  const inOrder = named.map((name) => people[name === 'Anna' ? 0 : 1] as Visitor);
  const playOut = async (all: readonly Visitor[]) =>
    playMoves(all, await sees(all, table), table, Number.POSITIVE_INFINITY);
  await playOut(inOrder);
  await soon(() => expect(a.host.host.evening.kept?.freeMatches).toHaveLength(1));
  for (const { client } of people) await client.room.choose({ choice: 'again' });
  await soon(() => expect(a.host.host.table(table)?.stage).toBe('playing'));
  expect(await give(anna, await atHome(b), table, b.port)).toEqual({});
  const there = await Promise.all((await moved()).map((to) => arriveAt(b.port, to)));
  const thereInOrder = named.map((name) => there[name === 'Anna' ? 0 : 1] as Visitor);
  // The first one begins the game over in between: ids of its matches are another's there.
  await playOut(thereInOrder);
  const [desk] = there as [Visitor];
  const view = await eveningOf(desk, ({ standings }) => standings.every(({ tables }) => tables === 2));
  expect(view.round?.tables).toHaveLength(2);
  const { records } = await desk.client.evening.round({ round: 1 });
  expect(records.map((one) => one.table)).toEqual([2]);
  for (const visitor of there) await visitor.leave();
});

it('stays where the other computer has an evening, or several tables play', async () => {
  const [a, b] = [await started(), await started()];
  const { anna, people } = await gathered(a, SWISS, ['Carla', 'Dora', 'Emil']);
  await anna.client.evening.next({});
  await anna.client.evening.deal({});
  const { round } = await eveningOf(anna);
  const tables = round?.tables.map(({ table }) => table ?? '') ?? [];
  expect(tables).toHaveLength(2);
  const address = `127.0.0.1:${b.port}`;
  for (const table of tables)
    expect((await refusalOf(anna.client.handover.start({ table, address }))).reason).toBe('handover-evening');
  for (const { client } of people.slice(2)) await client.room.rise({});
  await anna.client.evening.takeBack({});
  const { table } = await dealt(anna, people.slice(0, 2));
  await gathered(b, SWISS, ['Zoe']);
  expect((await refusalOf(anna.client.handover.start({ table, address }))).reason).toBe('handover-evening-there');
  expect((await eveningOf(anna)).round?.tables[0]?.state).toBe('playing');
});

it('does nothing at its desk while it is on its way, and keeps no result twice', async () => {
  const cut: { now?: () => void } = {};
  const sent = Promise.withResolvers<void>();
  const slow = tampering((call) => async (path, input) => {
    if (path !== 'handover/commit') return call(path, input);
    sent.resolve();
    await new Promise<void>((resolve) => {
      cut.now = resolve;
    });
    return call(path, input);
  });
  const [a, b] = [await started(slow), await started()];
  const { anna, people, moved } = await gathered(a, SWISS);
  const { table } = await dealt(anna, people);
  const done = give(anna, await atHome(b), table, b.port);
  await sent.promise;
  const kept = JSON.stringify(a.host.host.evening.kept);
  const settled = refusalOf(anna.client.evening.settle({ rounds: 9, minutes: 9 }));
  const ended = refusalOf(anna.client.evening.breakOff({ round: 1, table: 1 }));
  a.host.host.room.check();
  expect(JSON.stringify(a.host.host.evening.kept)).toBe(kept);
  cut.now?.();
  expect(await done).toEqual({});
  expect([(await settled).reason, (await ended).reason]).toEqual(['evening-moved', 'evening-moved']);
  const there = await Promise.all((await moved()).map((to) => arriveAt(b.port, to)));
  const view = await eveningOf(there[0] as Visitor);
  expect([view.rounds, view.round?.tables[0]?.entries]).toEqual([3, []]);
  for (const visitor of there) await visitor.leave();
});

for (const isLost of [true, false]) {
  it(`is at one of them where a host dies with the last word ${isLost ? 'lost' : 'unanswered'}`, async () => {
    let isCut = false;
    const setup = tampering((call) => async (path, input) => {
      if (!isCut && path !== 'handover/commit') return call(path, input);
      if (!isCut && !isLost) await call(path, input);
      isCut = true;
      throw new Error('the line broke');
    });
    const a = await startServer({ opensTables: false, ...setup });
    const b = await started();
    const { anna, people } = await gathered(a, SWISS);
    const { table } = await dealt(anna, people);
    void give(anna as Home, await atHome(b), table, b.port);
    await soon(() => expect(anna.shown.latest?.giving?.step).toBe('unknown'));
    await a.stop();
    const again = await started({ data: setup.data });
    const name = (server: TestServer) => server.host.host.evening.current?.evening.name;
    await soon(() => expect(again.host.host.handover.giving.view).toBeNull());
    expect([name(again), name(b)]).toEqual(isLost ? ['Friday', undefined] : [undefined, 'Friday']);
    const back = await visit(again.port, people[1]?.token, 'sealed');
    if (isLost) await soon(async () => expect((await eveningOf(back)).round?.tables[0]?.state).toBe('playing'));
    else expect((await refusalOf(back.client.evening.next({}))).reason).toBe('evening-moved');
    await back.leave();
  });
}

it('lets a host name no table and no match of another as its evening’s', async () => {
  const victim = await started();
  const beppe = await atHome(victim);
  const { table: own } = await beppe.client.tables.open({ game: 'viva', seats: 2 });
  const hostile = await started(
    forging((bundle) => {
      const { rounds, ...kept } = bundle.evening;
      const [first, ...later] = rounds;
      return { ...bundle, evening: { ...kept, by: 'x', rounds: [{ ...first, tables: [own] }, ...later] } };
    }),
  );
  const { anna, people } = await gathered(hostile, SWISS);
  await playedOut(anna, await dealt(anna, people));
  const { table } = await dealt(anna, people);
  expect(await give(anna, beppe, table, victim.port)).toEqual({});
  const { kept } = victim.host.host.evening;
  expect(kept?.rounds.map(({ tables }) => tables)).toEqual([[''], [table]]);
  expect(victim.host.host.evening.hasTable(own)).toBe(false);
  expect(kept?.by).not.toBe('x');
});

it('goes on to a third computer, and is at none of those before', async () => {
  const [a, b, c] = [await started(), await started(), await started()];
  const { anna, people } = await gathered(a, SWISS);
  await playedOut(anna, await dealt(anna, people));
  const { table } = await dealt(anna, people);
  const [beppe, carlo] = [await atHome(b), await atHome(c)];
  expect(await give(anna, beppe, table, b.port)).toEqual({});
  expect(await give(await atHome(b), carlo, table, c.port)).toEqual({});
  const names = [a, b, c].map(({ host }) => host.host.evening.kept?.evening.name);
  expect(names).toEqual([undefined, undefined, 'Friday']);
  expect(c.host.host.evening.current?.evening.played[0]?.tables[0]?.entries).toHaveLength(1);
  expect([a.log, b.log, c.log]).toEqual([[], [], []]);
});

it('is followed by a television, which goes on showing it', async () => {
  const [a, b] = [await started(), await started()];
  const { anna, people } = await gathered(a, SWISS);
  const tv = await dial(a.port, 'sealed');
  await tv.client.session.greet({ role: 'screen' });
  await tv.client.tables.enter({ code: a.host.host.room.code });
  const room = followed(await tv.client.room.watch({}));
  const { table } = await dealt(anna, people);
  expect(await give(anna, await atHome(b), table, b.port)).toEqual({});
  const there = await dial(b.port, 'sealed');
  const [, arrival = ''] = /^#~(.+)[.]/.exec((await room.moved).by) ?? [];
  const { token } = await there.client.session.greet({ role: 'screen', arrival });
  expect((await eveningOf({ ...there, token })).round?.tables[0]?.table).toBe(table);
  await Promise.all([tv.leave(), there.leave()]);
});

it('is not there a second time where its host dies before it has put the table away', async () => {
  const data = temporaryFolder();
  const a = await startServer({ opensTables: false, data });
  const b = await started();
  const { anna, people } = await gathered(a, SWISS);
  const { table } = await dealt(anna, people);
  // All that is written is there but for what comes after the word that it has gone.
  const kept = a.host.host.table(table)?.kept;
  expect(await give(anna, await atHome(b), table, b.port)).toEqual({});
  await a.stop();
  const left = openStore(data);
  left.keepTable(kept as KeptTable);
  const evening = left.evening();
  if (evening) left.keepEvening({ ...evening, over: false, away: false }, false);
  left.close();
  const again = await started({ data });
  expect(again.host.host.table(table)).toBeUndefined();
  expect(again.host.host.evening).toMatchObject({ kept: undefined, latest: { away: true } });
});

// biome-ignore lint/suspicious/noExplicitAny: what a hostile host sends has no type.
type Forged = (kept: any) => object;
const UNREADABLE: Readonly<Record<string, Forged>> = {
  'is over': (kept) => ({ ...kept, over: true }),
  'nobody can name': ({ id: _, ...kept }) => kept,
  'has more rounds than were played': (kept) => ({ ...kept, rounds: [...kept.rounds, ...kept.rounds] }),
  'has more tables than were paired': (kept) => ({
    ...kept,
    rounds: kept.rounds.map((round: object) => ({ ...round, tables: Array(5).fill('x') })),
  }),
  'has a secret that is none': (kept) => ({
    ...kept,
    rounds: kept.rounds.map((round: object) => ({ ...round, secret: 'x' })),
  }),
  'nobody can pair': (kept) => ({ ...kept, evening: { ...kept.evening, form: { form: 'x' } } }),
  'has matches of free play beside its rounds': (kept) => ({ ...kept, freeMatches: [1] }),
  'has endless names': (kept) => ({ ...kept, evening: { ...kept.evening, name: 'x'.repeat(501) } }),
};
for (const [what, change] of Object.entries(UNREADABLE)) {
  it(`takes no evening that ${what}`, async () => {
    const victim = await started();
    const hostile = await started(forging((bundle) => ({ ...bundle, evening: change(bundle.evening) })));
    const { anna, people } = await gathered(hostile, SWISS);
    const { table } = await dealt(anna, people);
    expect(await give(anna, await atHome(victim), table, victim.port)).toMatchObject({ reason: 'handover-unreadable' });
    expect(victim.host.host.evening.kept).toBeUndefined();
    expect((await eveningOf(anna)).round?.tables[0]?.state).toBe('playing');
    expect(victim.log).toEqual([]);
  });
}
