import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { visit } from './support/client.ts';
import { removeFolders, startServer, type TestServer } from './support/server.ts';

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

async function firstOf<T>(stream: Promise<AsyncIterable<T>>): Promise<T> {
  for await (const value of await stream) return value;
  throw new Error('the stream ended without a value');
}

describe('a match over the wire', () => {
  it('is played by a person and four bots from the lobby to the result', async () => {
    const { port, log } = await serve();
    const ada = await visit(port);
    const { table } = await ada.client.tables.open({ game: 'briscola-chiamata', options: { deals: 1 } });
    await ada.client.table.sit({ table, seat: 0, name: 'Ada' });
    for (const seat of [1, 2, 3, 4]) await ada.client.table.seatBot({ table, seat, level: 'random' });
    await ada.client.table.start({ table });
    const versions: number[] = [];
    for await (const { match, version, observation, moves } of await ada.client.play.watch({ table, viewer: 0 })) {
      versions.push(version);
      if ((observation as { result?: unknown }).result) break;
      const move = moves[0] as { type: string } | undefined;
      if (move) await ada.client.play.move({ table, seat: 0, match, version, move });
    }
    expect(versions).toEqual(versions.map((_, k) => k + (versions[0] ?? 0)));
    const view = await firstOf(ada.client.table.watch({ table }));
    expect(view).toMatchObject({ stage: 'over', mine: [0], host: true, spectators: 0, match: 0 });
    expect(view.seats[0]).toEqual({ kind: 'person', name: 'Ada', here: true });
    expect(await ada.client.play.record({ table })).toMatchObject({ game: 'briscola-chiamata', seats: 5 });
    expect(log).toEqual([]);
    await ada.leave();
  });
});
