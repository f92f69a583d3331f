import { EventEmitter } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import type { contract } from '#shared/protocol/contract.ts';
import { type TestHost, testHost } from '../testing/test-host.ts';
import { acceptConnections, connectPort, type MessagePortLike } from './connection.ts';

/** It may take its time on a busy machine. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

let at: TestHost;
beforeEach(() => {
  at = testHost();
});

/** Two ends of a channel; the host's end speaks as Electron's does. */
function channel() {
  const { port1, port2 } = new MessageChannel();
  const events = new EventEmitter();
  port1.on('message', (data) => events.emit('message', { data }));
  port1.on('close', () => events.emit('close'));
  const port: MessagePortLike = {
    on: (event: string, call: (message: { data: unknown }) => void) => events.on(event, call),
    postMessage: (text) => port1.postMessage(text),
    start: () => port1.start(),
    close: () => port1.close(),
  };
  return { port, page: port2 };
}

it('the desktop’s window speaks to the host by the same contract', async () => {
  const { port, page } = channel();
  connectPort(
    port,
    acceptConnections(at.host, { host: 'here', version: '1' }, at.clock, () => undefined),
  );
  const client: ContractRouterClient<typeof contract> = createORPCClient(new RPCLink({ port: page }));
  const { host, token } = await client.session.greet({});
  expect(host).toBe('here');
  const { table } = await client.tables.open({ game: 'race' });
  const stream = await client.table.watch({ table });
  const { value } = await stream[Symbol.asyncIterator]().next();
  expect(value).toMatchObject({ id: table, host: true, spectators: 1 });
  const session = at.host.sessions.find(token) ?? '';
  page.close();
  await soon(() => expect(at.host.table(table)?.view(session).spectators).toBe(0));
});
