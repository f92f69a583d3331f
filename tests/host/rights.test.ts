/** What a host has set, and who has come in or is kept out, over sockets and after a kill. */
import { afterAll, expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { refusalOf, type Visitor, visit } from './support/client.ts';
import { endChildren, startChild } from './support/server-process.ts';
import { removeFolders, temporaryFolder } from './support/test-server.ts';

afterAll(() => {
  endChildren();
  removeFolders();
});

async function viewOf({ client }: Visitor, table: string): Promise<TableView> {
  for await (const view of await client.table.watch({ table })) return view;
  throw new Error('the stream ended');
}

it('nothing of it is lost when the host is killed right after its answer', { timeout: 60_000 }, async () => {
  const data = temporaryFolder();
  const before = await startChild(data);
  const [ada, bob, eve] = [await visit(before.port), await visit(before.port), await visit(before.port)];
  const { table, code } = await ada.client.tables.open({ game: 'briscola-chiamata' });
  expect((await viewOf(ada, table)).settings.open).toBe(true);
  for (const { client } of [bob, eve]) await client.tables.enter({ code: code.toLowerCase() });
  await ada.client.table.sit({ table, seat: 0, name: 'Ada' });
  await bob.client.table.sit({ table, seat: 1, name: 'Bob' });
  await ada.client.table.changeSettings({ table, settings: { chat: false, standInAfter: 15 } });
  await ada.client.table.rename({ table, name: 'Friday' });
  await ada.client.table.swapSeats({ table, a: 0, b: 1 });
  for (const seat of [2, 3, 4]) await ada.client.table.seatBot({ table, seat, level: 'random' });
  await ada.client.table.start({ table });
  await ada.client.table.remove({ table, seat: 0 });
  await ada.client.table.changeSettings({ table, settings: { locked: true } });
  await before.end('SIGKILL');

  const { port, end } = await startChild(data);
  const [host, removed, guest, stranger] = [
    await visit(port, ada.token),
    await visit(port, bob.token),
    await visit(port, eve.token),
    await visit(port),
  ];
  const view = await viewOf(host, table);
  expect(view).toMatchObject({
    name: 'Friday',
    stage: 'playing',
    host: true,
    mine: [1],
    seats: [{ kind: 'bot' }, { kind: 'person', name: 'Ada' }, {}, {}, {}],
    settings: {
      open: true,
      locked: true,
      spectators: true,
      chat: false,
      counting: true,
      hints: true,
      standInAfter: 15,
      claimAfter: 45,
    },
  });
  const now = view.code ?? '';
  expect([now, now === code]).toEqual([expect.stringMatching(/^\w{4}$/), false]);
  expect(await viewOf(guest, table)).toMatchObject({ mine: [], host: false, code: view.code });
  const { client } = removed;
  expect(await refusalOf(client.table.watch({ table }))).toMatchObject({ reason: 'kept-out' });
  expect(await refusalOf(client.tables.enter({ code }))).toMatchObject({ reason: 'wrong-code' });
  expect(await refusalOf(client.tables.enter({ code: now }))).toMatchObject({ reason: 'wrong-code' });
  expect(await refusalOf(stranger.client.tables.enter({ code: now }))).toMatchObject({ reason: 'wrong-code' });
  expect(await refusalOf(stranger.client.table.watch({ table }))).toMatchObject({ reason: 'not-entered' });
  await end('SIGTERM');
});

it('who guesses codes has to wait, and who knows one is not told more by it', { timeout: 60_000 }, async () => {
  const server = await startChild(temporaryFolder());
  const [ada, eve] = [await visit(server.port), await visit(server.port)];
  const { table, code } = await ada.client.tables.open({ game: 'briscola-chiamata' });
  const wrong = code === 'AAAA' ? 'BBBB' : 'AAAA';
  const tries = Array.from({ length: 12 }, () => refusalOf(eve.client.tables.enter({ code: wrong })));
  const reasons = (await Promise.all(tries)).map(({ reason }) => reason);
  expect(reasons).toEqual([...Array(10).fill('wrong-code'), 'too-many-tries', 'too-many-tries']);
  expect(await refusalOf(eve.client.tables.enter({ code }))).toMatchObject({
    reason: 'too-many-tries',
    params: { seconds: 3 },
  });
  expect(await ada.client.tables.enter({ code })).toEqual({ table, room: false });
  await server.end('SIGTERM');
});
