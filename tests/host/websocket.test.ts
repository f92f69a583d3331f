import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import { type Client, type LineKind, refusalOf, type Visitor, visit as visitBy } from './support/client.ts';
import { removeFolders, startServer, type TestServer } from './support/test-server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(removeFolders);

async function serve(...wanted: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...wanted);
  servers.push(server);
  return server;
}

/** The first view of the table that is like this. */
async function seen(client: Client, table: string, isLike: (view: TableView) => boolean): Promise<TableView> {
  for await (const view of await client.table.watch({ table })) if (isLike(view)) return view;
  throw new Error('the stream ended');
}

/** A table with Ada on seat 0 and bots on the others; the guests have come in. */
async function adasTable({ client }: Visitor, guests: readonly Visitor[] = []): Promise<string> {
  const { table, code } = await client.tables.open({ game: 'briscola-chiamata', options: { deals: 1 } });
  for (const guest of guests) await guest.client.tables.enter({ code });
  await client.table.sit({ table, seat: 0, name: 'Ada' });
  for (const seat of [1, 2, 3, 4]) await client.table.seatBot({ table, seat, level: 'random' });
  await client.table.start({ table });
  return table;
}

/** Plays seat 0, the first move each time, until so many were made or the match is over. The versions seen. */
async function play({ client }: Visitor, table: string, moves = Number.POSITIVE_INFINITY): Promise<number[]> {
  const versions: number[] = [];
  let made = 0;
  for await (const update of await client.play.watch({ table, viewer: 0 })) {
    versions.push(update.version);
    const { result } = update.observation as { result?: unknown };
    if (result || made === moves) break;
    const [move] = update.moves as { type: string }[];
    if (!move) continue;
    const { match, version } = update;
    await client.play.move({ table, seat: 0, match, version, move });
    made++;
  }
  return versions;
}

describe.each<LineKind>(['plain', 'sealed'])('over a line that is %s', (manner) => {
  const visit = (port: number, token?: string) => visitBy(port, token, manner);

  describe('a match over the wire', () => {
    it('is played by a person and four bots from the lobby to the result', async () => {
      const { port, log } = await serve();
      const ada = await visit(port);
      const table = await adasTable(ada);
      const versions = await play(ada, table);
      expect(versions).toEqual(versions.map((_, k) => k + (versions[0] ?? 0)));
      const view = await seen(ada.client, table, ({ stage }) => stage === 'over');
      expect(view).toMatchObject({ mine: [0], host: true, spectators: 0, match: 0, scorePause: null });
      expect(view.seats[0]).toMatchObject({ kind: 'person', name: 'Ada', here: true });
      expect(await ada.client.play.record({ table })).toMatchObject({ game: 'briscola-chiamata', seats: 5 });
      expect(log).toEqual([]);
    });

    it('goes on with its bots after the host has started again', async () => {
      const before = await startServer();
      const ada = await visit(before.port);
      const table = await adasTable(ada);
      await play(ada, table, 1);
      await before.stop();
      const { port, log } = await serve({ data: before.data });
      const again = await visit(port, ada.token);
      await play(again, table);
      expect(await seen(again.client, table, ({ stage }) => stage === 'over')).toMatchObject({ mine: [0] });
      expect(log).toEqual([]);
    });

    it('refuses what a session may not do', async () => {
      const { port } = await serve();
      const [ada, eve] = [await visit(port), await visit(port)];
      const table = await adasTable(ada, [eve]);
      const move = { table, seat: 0, match: 0, version: 0, move: { type: 'pass' } };
      expect(await refusalOf(eve.client.play.move(move))).toMatchObject({ reason: 'not-your-seat' });
      expect(await refusalOf(eve.client.play.why(move))).toMatchObject({ reason: 'not-your-seat' });
      expect(await refusalOf(eve.client.play.watch({ table, viewer: 0 }))).toMatchObject({ reason: 'not-your-seat' });
      expect(await refusalOf(eve.client.table.newCode({ table }))).toMatchObject({ reason: 'not-the-host' });
      expect(await refusalOf(eve.client.table.start({ table: 'elsewhere' }))).toMatchObject({
        reason: 'no-such-table',
      });
      expect(await refusalOf(eve.client.tables.open({ game: 'chess' }))).toMatchObject({ reason: 'no-such-game' });
      expect(await refusalOf(ada.client.play.record({ table }))).toMatchObject({ reason: 'match-not-over' });
    });

    it('ends for everybody when its host closes the table', async () => {
      const { port } = await serve();
      const [ada, eve] = [await visit(port), await visit(port)];
      const table = await adasTable(ada, [eve]);
      const stream = await eve.client.table.watch({ table });
      await stream.next();
      await ada.client.table.close({ table });
      expect(await refusalOf(drain(stream))).toMatchObject({ reason: 'no-such-table' });
      expect(await refusalOf(eve.client.table.watch({ table }))).toMatchObject({ reason: 'no-such-table' });
    });
  });

  describe('a person', () => {
    it('who drops is away, keeps the seat, and is back with the token', async () => {
      const { port } = await serve();
      const [ada, eve] = [await visit(port), await visit(port)];
      const table = await adasTable(ada, [eve]);
      const isHere = (view: TableView) => view.seats[0]?.kind === 'person' && view.seats[0].here;
      const watching = ada.client.table.watch({ table });
      await seen(eve.client, table, isHere);
      await watching;
      await ada.leave();
      await seen(eve.client, table, (view) => !isHere(view));
      const again = await visit(port, ada.token);
      expect(await seen(again.client, table, () => true)).toMatchObject({ mine: [0] });
      expect((await play(again, table)).length).toBeGreaterThan(0);
    });

    it('who opens a second window plays on there; the first is told, and its late close harms nobody', async () => {
      const { port } = await serve();
      const first = await visit(port);
      const table = await adasTable(first);
      const stream = await first.client.play.watch({ table, viewer: 0 });
      await stream.next();
      const second = await visit(port, first.token);
      expect(await refusalOf(drain(stream))).toMatchObject({ reason: 'opened-elsewhere' });
      expect(await refusalOf(first.client.table.goOn({ table }))).toMatchObject({ reason: 'opened-elsewhere' });
      const playing = play(second, table);
      await first.leave();
      await playing;
      expect(await seen(second.client, table, ({ stage }) => stage === 'over')).toMatchObject({ mine: [0] });
    });
  });
});

async function drain(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _value of stream);
}
