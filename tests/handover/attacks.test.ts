/** Who wants a table, or a seat at one, that was not handed to them. */
import { afterAll, afterEach, expect, it } from 'vitest';
import { randomId } from '#main/host/connections/secrets.ts';
import { dial, refusalOf, visit } from '../host/support/client.ts';
import { removeFolders, startServer, type TestServer } from '../host/support/test-server.ts';

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
