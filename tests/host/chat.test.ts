/** What people at a table say, when they may not, and a pause, over sockets. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatEntry } from '#shared/protocol/chat.ts';
import { refusalOf, type Visitor } from './support/client.ts';
import { gather } from './support/table-party.ts';
import { removeFolders, startServer, type TestServer } from './support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  removeFolders();
});

/** The lines that somebody hears, up to this many. */
async function hear({ client }: Visitor, table: string, count: number, since?: number): Promise<ChatEntry[]> {
  const heard: ChatEntry[] = [];
  for await (const line of await client.talk.watch({ table, ...(since === undefined ? {} : { since }) })) {
    heard.push(line);
    if (heard.length === count) break;
  }
  return heard;
}

it('VM-20: words before and after a turn, gestures at any time, heard by all who have come in', async () => {
  const { table, visitors } = await gather(server.port, { game: 'vbi-maior', seats: 3, options: {} });
  const [ada, bob, cleo, eve] = visitors as [Visitor, Visitor, Visitor, Visitor];
  const listening = hear(eve, table, 2);
  await ada.client.talk.say({ table, seat: 0, text: '  Shall we?  ' });
  expect(await refusalOf(ada.client.talk.say({ table, seat: 1, text: 'I am Bob' }))).toMatchObject({
    reason: 'not-your-seat',
  });
  await ada.client.table.start({ table });
  expect(await refusalOf(bob.client.talk.say({ table, seat: 1, text: 'I have the 7' }))).toMatchObject({
    reason: 'silent-now',
  });
  await bob.client.talk.gesture({ table, seat: 1, gesture: 'drum' });
  const lines = [
    { kind: 'said', number: 0, seat: 0, name: 'Person 0', text: 'Shall we?' },
    { kind: 'gesture', number: 1, seat: 1, name: 'Person 1', gesture: 'drum' },
  ];
  expect(await listening).toEqual(lines);
  expect(await hear(cleo, table, 2)).toEqual(lines);
  expect(await hear(cleo, table, 1, 0)).toEqual(lines.slice(1));
});

it('is switched off by the host alone', async () => {
  const { table, visitors } = await gather(server.port, { game: 'viva', seats: 2, options: {} });
  const [ada, bob] = visitors as [Visitor, Visitor];
  expect(await refusalOf(bob.client.table.changeSettings({ table, settings: { chat: false } }))).toMatchObject({
    reason: 'not-the-host',
  });
  await bob.client.talk.say({ table, seat: 1, text: 'Hello' });
  await ada.client.table.changeSettings({ table, settings: { chat: false } });
  expect(await refusalOf(bob.client.talk.say({ table, seat: 1, text: 'Hello' }))).toMatchObject({ reason: 'chat-off' });
  await bob.client.talk.gesture({ table, seat: 1, gesture: 'grimace' });
});

it('a match is paused by the host alone, and nobody moves until it goes on', async () => {
  const { table, visitors } = await gather(server.port, { game: 'viva', seats: 2, options: {} });
  const [ada, bob] = visitors as [Visitor, Visitor];
  expect(await refusalOf(ada.client.table.pause({ table, paused: true }))).toMatchObject({ reason: 'no-match' });
  await ada.client.table.start({ table });
  expect(await refusalOf(bob.client.table.pause({ table, paused: true }))).toMatchObject({ reason: 'not-the-host' });
  await ada.client.table.pause({ table, paused: true });
  for (const [seat, { client }] of [ada, bob].entries()) {
    for await (const { match, version, moves } of await client.play.watch({ table, viewer: seat })) {
      const [move = { type: 'take' }] = moves as { type: string }[];
      const refused = await refusalOf(client.play.move({ table, seat, match, version, move }));
      expect(refused).toMatchObject({ rule: 'host', reason: 'paused' });
      break;
    }
  }
  await ada.client.table.pause({ table, paused: false });
  expect(await refusalOf(ada.client.records.get({ id: 1 }))).toMatchObject({ reason: 'no-such-record' });
  expect(await ada.client.records.list({})).toEqual([]);
});
