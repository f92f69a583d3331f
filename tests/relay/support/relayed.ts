/** A relay and a host that is open to it, inside the test. */
import { join } from 'node:path';
import { vi } from 'vitest';
import { makeOutside, type OutsideService } from '#main/lan/outside/outside.ts';
import type { Proxies } from '#main/lan/server/client-address.ts';
import type { RelayLimits } from '#main/relay/limits.ts';
import { type Relay, startRelay } from '#main/relay/server.ts';
import { readTokens, type Tokens } from '#main/relay/tokens.ts';
import about from '../../../package.json' with { type: 'json' };
import { type Visitor, visit } from '../../host/support/client.ts';
import { startServer, type TestServer, temporaryFolder } from '../../host/support/test-server.ts';

/** Of the operator's file. */
export const TOKEN = 'a-token-for-one-house';

export interface RelayedHost {
  readonly server: TestServer;
  readonly outside: OutsideService;
  /** By which clients find it. */
  readonly print: string;
}

const open: { stop(): unknown }[] = [];

/** Stops all of it, for `afterEach`. */
export async function stopAll(): Promise<void> {
  for (const one of open.splice(0).toReversed()) await one.stop();
}

/** For what else a test has started. */
export function stopLater(stop: () => unknown): void {
  open.push({ stop });
}

interface WantedRelay {
  readonly limits?: Partial<RelayLimits>;
  readonly tokens?: () => Tokens;
  readonly pages?: string;
  readonly port?: number;
  readonly names?: readonly string[];
  readonly proxies?: Proxies;
}

export async function openRelay({ pages, port = 0, ...wanted }: WantedRelay = {}): Promise<Relay> {
  const relay = await startRelay({
    port,
    address: '127.0.0.1',
    pages: pages ?? join(temporaryFolder(), 'none'),
    version: about.version,
    tokens: () => readTokens(TOKEN) as Tokens,
    ...wanted,
  });
  stopLater(() => relay.close());
  return relay;
}

/** A host of its own, with a way out. */
export async function openHost(wanted: Parameters<typeof startServer>[0] = {}): Promise<RelayedHost> {
  const outside = makeOutside({ file: join(temporaryFolder(), 'relay.json') });
  const server = await startServer({ opensTables: true, outside, ...wanted });
  outside.serve(server.host);
  stopLater(async () => {
    outside.close();
    await server.stop();
  });
  return { server, outside, print: server.host.keyFingerprint };
}

/** Opens the host to the relay, and waits until it is. */
export async function openOutside(
  { outside }: RelayedHost,
  { port }: Pick<Relay, 'port'>,
  token = TOKEN,
): Promise<void> {
  outside.open(`http://127.0.0.1:${port}`, token);
  await vi.waitFor(() => {
    if (outside.view().status !== 'open') throw new Error(JSON.stringify(outside.view()));
  }, 10_000);
}

/** Somebody with the link. */
export function visitOver(relay: Relay, { print }: RelayedHost, token?: string): Promise<Visitor> {
  return visit(relay.port, token, 'sealed', print);
}
