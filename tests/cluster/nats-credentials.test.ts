/** A house on a broker that lets in only whom its operator names: `--creds FILE`. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../host/support/client.ts';
import { endChildren, runToEnd, startChild } from '../host/support/server-process.ts';
import { removeFolders, temporaryFolder } from '../host/support/test-server.ts';
import { operatedIn } from './support/nats-operator.ts';
import { endNodes, NATS, NO_NATS, startGuarded } from './support/nats-servers.ts';

/** A host takes a room that nobody holds after some heartbeats. */
const WAITS = { timeout: 30_000 };

let url: string;
let creds: string;

beforeAll(async () => {
  if (!NATS) return console.log(NO_NATS);
  const operated = operatedIn(temporaryFolder());
  ({ url } = await startGuarded(operated.config));
  ({ creds } = operated);
});

afterAll(() => {
  endChildren();
  endNodes();
  removeFolders();
});

/** What a host says that does not get in, and how it ends. */
async function refused(...more: string[]): Promise<string> {
  const { code, error } = await runToEnd('--port', '0', '--data', temporaryFolder(), '--house', url, ...more);
  expect(code).toBe(2);
  expect(error.trim().split('\n')).toHaveLength(1);
  return error;
}

describe.runIf(NATS)('a broker with an operator', () => {
  it('lets a host in that has its credentials, and keeps there who has come in', async () => {
    const data = temporaryFolder();
    const first = await startChild(data, '--house', url, '--creds', creds);
    const visitor = await visit(first.port, undefined, 'sealed');
    // Who has done nothing yet is not kept.
    await visitor.client.tables.open({ game: 'spizzichino', seats: 2 });
    expect(await first.end('SIGTERM')).toBe(0);
    const second = await startChild(temporaryFolder(), '--house', url, '--creds', creds);
    expect((await visit(second.port, visitor.token, 'sealed')).token).toBe(visitor.token);
    await second.end('SIGTERM');
  });

  it('has every host say the code that phones join with, once there is one, and when it changes', async () => {
    const hosts = [];
    for (const data of [temporaryFolder(), temporaryFolder()])
      hosts.push(await startChild(data, '--house', url, '--creds', creds));
    const codes = (said: string) => [...said.matchAll(/with the code (\w*)/g)].map(([, code]) => code);
    const [first, second] = hosts;
    for (const host of hosts) await expect.poll(() => codes(host.said()).at(-1), WAITS).toMatch(/^[A-Z2-9]{4}$/);
    expect(codes(first?.said() ?? '').at(-1)).toBe(codes(second?.said() ?? '').at(-1));
    const { client } = await visit(second?.port ?? 0, undefined, 'sealed');
    await client.room.newCode({});
    for (const host of hosts) await expect.poll(host.said, WAITS).toContain('a new code');
    await expect.poll(() => codes(first?.said() ?? '').at(-1), WAITS).toBe(codes(second?.said() ?? '').at(-1));
    for (const host of hosts) expect(codes(host.said())).not.toContain('');
    for (const host of hosts) await host.end('SIGTERM');
  });

  it('lets nobody else in, and says so in one line', async () => {
    expect(await refused()).toMatch(/No NATS answers at .*Authorization/i);
    const { creds: strange } = operatedIn(temporaryFolder());
    expect(await refused('--creds', strange)).toMatch(/No NATS answers at .*Authorization/i);
    expect(await refused('--creds', join(temporaryFolder(), 'none'))).toMatch(/none/);
  });
});
