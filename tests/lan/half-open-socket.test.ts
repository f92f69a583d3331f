import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen, type Server } from '#main/lan/server/server.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { visit } from '../host/support/client.ts';
import { removeFolders, startServer, type TestServer } from '../host/support/test-server.ts';

let server: TestServer;
let door: Server;

beforeAll(async () => {
  server = await startServer();
  const { accept, about, key } = server.host;
  door = await listen({ port: 0, host: '127.0.0.1', pages: '/nowhere', accept, about, key, heartbeatMs: 300 });
});
afterAll(async () => {
  await door?.close();
  await server?.stop();
  removeFolders();
});

/** A WebSocket that greets with a token and then is cut off from the world: it answers nothing and never hangs up. */
async function cutOff(token: string): Promise<{ closed: Promise<unknown> }> {
  const socket = connect(door.port, '127.0.0.1').on('error', () => undefined);
  const asks = ['GET /ws HTTP/1.1', 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write(
    [...asks, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${btoa('0123456789abcdef')}`, '', ''].join('\r\n'),
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const greeting = Buffer.from(JSON.stringify({ i: '1', p: { u: '/session/greet', b: { json: { token } } } }));
  // One text frame under a mask of zeros.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | greeting.length, 0, 0, 0, 0]), greeting]));
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString();
  });
  await vi.waitFor(() => expect(answer).toContain(token));
  return { closed: new Promise((resolve) => socket.once('close', resolve)) };
}

it('a line that broke unheard is found dead long after its person is back, and harms nobody', async () => {
  const ada = await visit(door.port);
  const { table } = await ada.client.tables.open({ game: 'viva', seats: 2 });
  await ada.client.table.sit({ table, seat: 0, name: 'Ada' });
  await ada.leave();
  const broken = await cutOff(ada.token);

  const back = await visit(door.port, ada.token);
  expect(back.token).toBe(ada.token);
  const views: TableView[] = [];
  const watching = (async () => {
    for await (const view of await back.client.table.watch({ table })) views.push(view);
  })().catch(() => undefined);
  await broken.closed;

  await back.client.table.sit({ table, seat: 1, name: 'Ada' });
  await vi.waitFor(() => expect(views.at(-1)?.mine).toEqual([0, 1]));
  expect(views.at(-1)?.seats).toMatchObject([{ here: true }, { here: true }]);
  await back.leave();
  await watching;
});
