/** Who wants a table, or a seat at one, that was not handed to them. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { randomId } from '#main/host/connections/secrets.ts';
import { dial, refusalOf, visit } from '../host/support/client.ts';
import { removeFolders } from '../host/support/test-server.ts';
import { openHost, openOutside, openRelay, stopAll as stopRelays, visitOver } from '../relay/support/relayed.ts';
import { atHome, begun, forging, give, guest, started, stopAll, tampering } from './support/hosts.ts';
import { arriveAt, followed, sees, soon } from './support/people.ts';

afterEach(async () => {
  await stopAll();
  await stopRelays();
});
afterAll(removeFolders);

/** By which a thief would be known, and what a host tells of it that is in league. */
const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
const vouched = (session: string) => ({
  session,
  hash: createHash('sha256').update(SECRET).digest('hex'),
  untold: false,
});
const thiefOf = (session: string) => ({ host: '', to: '', by: `#~${session}.${SECRET}.x` });

const offer = (id: string) => ({
  id,
  table: 't',
  game: 'briscola',
  room: false,
  by: '',
  host: 'h',
  port: 0,
  people: [],
});

it('asks nobody about a table that is offered in the clear, or of a game that is not there', async () => {
  const server = await started();
  const plain = await visit(server.port);
  const sealed = await visit(server.port, undefined, 'sealed');
  const id = randomId(16);
  expect((await refusalOf(plain.client.handover.offer(offer(id)))).reason).toBe('nothing-to-compare');
  const unknown = { ...offer(id), game: 'poker' };
  expect((await refusalOf(sealed.client.handover.offer(unknown))).reason).toBe('handover-no-game');
  expect(server.host.host.handover.taking.view).toBeNull();
  await Promise.all([plain.leave(), sealed.leave()]);
});

it('takes nothing that was not accepted, and nothing twice', async () => {
  const server = await started();
  const { client, leave } = await visit(server.port, undefined, 'sealed');
  const id = randomId(16);
  await client.handover.offer(offer(id));
  await client.handover.show({ id, part: 'ab'.repeat(32) });
  expect((await refusalOf(client.handover.send({ id, piece: 'e30', isLast: true }))).reason).toBe('handover-late');
  expect((await refusalOf(client.handover.commit({ id }))).reason).toBe('handover-late');
  expect((await refusalOf(client.handover.offer(offer(randomId(16))))).reason).toBe('handover-one');
  await client.handover.answer({ yes: true });
  expect((await refusalOf(client.handover.send({ id, piece: 'e30', isLast: true }))).reason).toBe(
    'handover-unreadable',
  );
  expect(await client.handover.outcome({ id })).toEqual({ taken: false });
  expect((await refusalOf(client.handover.commit({ id }))).reason).toBe('handover-late');
  expect(server.host.host.openTables()).toEqual([]);
  await leave();
});

it('knows nobody by a word that no host has vouched for', async () => {
  const server = await started();
  const before = await visit(server.port, undefined, 'sealed');
  await before.client.tables.open({ game: 'briscola', seats: 2 });
  const [session = ''] = before.token.split('.');
  const line = await dial(server.port, 'sealed');
  const { token } = await line.client.session.greet({ arrival: `${session}.${randomId(16)}` });
  expect(token.split('.')[0]).not.toBe(session);
  await Promise.all([before.leave(), line.leave()]);
});

it('lets a host vouch for nobody at the tables of others', async () => {
  const [a, victim] = [await started(), await started()];
  const { anna, carla, table } = await begun(a, 'briscola');
  const home = await atHome(victim);
  expect(await give(anna, home, table, victim.port)).toEqual({});
  const [carlas = ''] = carla.token.split('.');
  // Who is known to nobody there yet is named by another host, whose table comes next.
  const hostile = await started(forging((bundle) => ({ ...bundle, sessions: [...bundle.sessions, vouched(carlas)] })));
  const accomplice = await atHome(hostile);
  const { table: other } = await accomplice.client.tables.open({ game: 'viva', seats: 2 });
  expect(await give(accomplice, home, other, victim.port)).toEqual({});
  const thief = await arriveAt(victim.port, thiefOf(carlas));
  expect((await refusalOf(sees([thief], table, [1]))).reason).toBe('not-entered');
  const seats = victim.host.host.table(table)?.kept.seats;
  expect(seats?.map((who) => who.kind === 'person' && who.session)).toContain(carlas);
  await thief.leave();
});

it('knows nobody again who was forgotten, because another host names them', async () => {
  const victim = await started();
  const { anna, carla, table } = await begun(victim, 'briscola');
  const [carlas = ''] = carla.token.split('.');
  const [annas = ''] = anna.token.split('.');
  await carla.leave();
  expect(victim.host.host.knownDevices.forget(carlas, annas)).toBeUndefined();
  const hostile = await started(forging((bundle) => ({ ...bundle, sessions: [...bundle.sessions, vouched(carlas)] })));
  const accomplice = await atHome(hostile);
  const { table: other } = await accomplice.client.tables.open({ game: 'viva', seats: 2 });
  expect(await give(accomplice, anna, other, victim.port)).toEqual({});
  const own = await guest(victim);
  await own.client.tables.enter({ code: victim.host.host.table(table)?.kept.code ?? '', name: 'Thief' });
  const thief = await arriveAt(victim.port, thiefOf(carlas), own.token);
  expect(thief.token).toBe(own.token);
  const seats = victim.host.host.table(table)?.kept.seats;
  expect(seats?.map((who) => who.kind === 'person' && who.session)).not.toContain(own.token.split('.')[0]);
  await thief.leave();
});

it('keeps what it gave away given, where a table that comes can’t be taken', async () => {
  const [victim, b] = [await started(), await started()];
  const { anna, carla, table } = await begun(victim, 'briscola');
  expect(await give(anna, await atHome(b), table, b.port)).toEqual({});
  // Another host says that it has that table, with another match.
  const hostile = await started(
    forging(
      (bundle) => ({ ...bundle, table: { ...bundle.table, id: table } }),
      (offered) => ({ ...offered, table }),
    ),
  );
  const { anna: accomplice, table: own } = await begun(hostile, 'briscola');
  expect(await give(accomplice, await atHome(victim), own, victim.port)).toMatchObject({ reason: 'handover-broken' });
  expect(victim.host.host.table(table)).toBeUndefined();
  expect((await refusalOf(carla.client.table.start({ table }))).reason).toBe('table-moved');
});

// biome-ignore lint/suspicious/noExplicitAny: what a hostile host sends has no type.
const withHosts = (hosts: readonly object[]) => (bundle: any) => ({ ...bundle, match: { ...bundle.match, hosts } });

// biome-ignore lint/suspicious/noExplicitAny: what a hostile host sends has no type.
const UNREADABLE: Readonly<Record<string, (bundle: any) => object>> = {
  'seats that are none': (bundle) => ({ ...bundle, table: { ...bundle.table, seats: 'x' } }),
  'other settings': (bundle) => ({ ...bundle, table: { ...bundle.table, settings: { a: 1 } } }),
  'too many seats': (bundle) => ({
    ...bundle,
    match: null,
    table: { ...bundle.table, seats: Array(100).fill({ kind: 'empty' }) },
  }),
  'hosts out of order': withHosts([{ name: 'x', from: 3 }]),
  'a host that has a match from an event on that is none': withHosts([
    { name: 'x', from: 0 },
    { name: 'y', from: 99 },
  ]),
  'a host that says more of itself': withHosts([{ name: 'x', from: 0, address: '10.0.0.1:4747' }]),
  'a host with no name but a page': withHosts([{ name: 'x'.repeat(101), from: 0 }]),
  'more hosts than there are': withHosts(Array.from({ length: 600 }, (_, from) => ({ name: 'x', from }))),
  'no seats': (bundle) => ({ ...bundle, match: null, table: { ...bundle.table, seats: [] } }),
};
for (const [what, change] of Object.entries(UNREADABLE)) {
  it(`reads no table with ${what}`, async () => {
    const victim = await started();
    const hostile = await started(forging(change));
    const { anna, table } = await begun(hostile, 'briscola');
    const refused = await give(anna, await atHome(victim), table, victim.port);
    expect(refused).toMatchObject({ reason: 'handover-unreadable' });
    expect(hostile.host.host.table(table)?.stage).toBe('playing');
    expect(victim.log).toEqual([]);
  });
}

it('gives a table to nobody who has stopped answering, and holds nobody else meanwhile', async () => {
  const silent = tampering(
    (call) => (path, input) => (path === 'handover/send' ? new Promise(() => undefined) : call(path, input)),
  );
  const [a, b] = [await started(silent), await started()];
  const { anna, carla, table } = await begun(a, 'briscola');
  a.host.host.room.open(true);
  const dora = await guest(a);
  await dora.client.tables.enter({ code: a.host.host.room.code, name: 'Dora' });
  const done = give(anna, await atHome(b), table, b.port);
  await soon(() => expect(a.host.host.handover.isMoving(table)).toBe(true));
  await dora.client.room.watch({});
  expect(a.host.host.handover.isMoving(table)).toBe(true);
  expect(await done).toMatchObject({ reason: 'handover-broken' });
  expect(await sees([carla], table, [1])).toHaveLength(1);
});

it('forgets an offer whose host has gone before it was shown', async () => {
  const server = await started();
  const one = await visit(server.port, undefined, 'sealed');
  await one.client.handover.offer(offer(randomId(16)));
  await one.leave();
  const other = await guest(server);
  await vi.waitFor(() => other.client.handover.offer(offer(randomId(16))), { timeout: 30_000, interval: 1000 });
});

it('asks nobody here about a table from outside the network', async () => {
  const relay = await openRelay();
  const host = await openHost();
  await openOutside(host, relay);
  const stranger = await visitOver(relay, host);
  const id = randomId(16);
  expect((await refusalOf(stranger.client.handover.offer(offer(id)))).reason).toBe('handover-none');
  expect((await refusalOf(stranger.client.handover.outcome({ id }))).reason).toBe('handover-none');
  await stranger.leave();
});

it('tells nobody outside where a table has gone, and gives none away at which they sit', async () => {
  const relay = await openRelay();
  const host = await openHost();
  await openOutside(host, relay);
  const b = await started();
  const anna = await atHome(host.server);
  const { table, code } = await anna.client.tables.open({ game: 'briscola', seats: 2 });
  const far = await visitOver(relay, host);
  await far.client.tables.enter({ code, name: 'Far' });
  await far.client.table.sit({ table, seat: 1, name: 'Far' });
  const address = `127.0.0.1:${b.port}`;
  expect(await refusalOf(anna.client.handover.start({ table, address }))).toMatchObject({
    reason: 'handover-outside',
    params: { name: 'Far' },
  });
  await far.client.table.stand({ table, seat: 1 });
  const { moved } = followed(await far.client.table.watch({ table }));
  expect(await give(anna, await atHome(b), table, b.port)).toEqual({});
  await expect(moved).rejects.toMatchObject({ data: { reason: 'no-such-table' } });
  await far.leave();
});

it('leads a room no further whose table may be at another host, however long that takes', {
  timeout: 60_000,
}, async () => {
  let isCut = false;
  const committed = Promise.withResolvers<void>();
  const a = await started(
    tampering((call) => async (path, input) => {
      if (path === 'handover/outcome' && isCut) throw new Error('cut');
      const answer = await call(path, input);
      if (path !== 'handover/commit') return answer;
      isCut = true;
      committed.resolve();
      throw new Error('cut');
    }),
  );
  const c = await started();
  const anna = await atHome(a);
  const { table } = await anna.client.tables.open({ game: 'briscola', seats: 2, room: true });
  await anna.client.table.sit({ table, seat: 0, name: 'Anna' });
  const given = give(anna, await atHome(c), table, c.port);
  await committed.promise;
  expect(c.host.host.table(table)).toBeDefined();
  await expect(anna.client.room.play({ game: 'tressette', deal: true })).rejects.toThrow();
  expect(a.host.host.room.state.ownTable?.id).toBe(table);
  await anna.client.handover.confirm({});
  await given;
});

it('gives away no table that was set aside while people were asked', { timeout: 60_000 }, async () => {
  let setAside = async (): Promise<unknown> => undefined;
  const a = await started(
    tampering((call) => async (path, input) => {
      const answer = await call(path, input);
      if (path === 'handover/decision') await setAside();
      return answer;
    }),
  );
  const c = await started();
  const { anna, table } = await begun(a, 'briscola', true);
  setAside = () => anna.client.room.setAside({});
  expect(await give(anna, await atHome(c), table, c.port)).toMatchObject({ reason: 'handover-aside' });
  expect(c.host.host.table(table)).toBeUndefined();
  expect(a.host.host.table(table)).toBeDefined();
});
