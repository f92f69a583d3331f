import { readFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { metricsOf } from './metrics.ts';
import type { RunningNode } from './node-lifecycle.ts';

const DASHBOARD = new URL('../../../docs/grafana/house.json', import.meta.url);

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A life of which only what is counted is there. */
function lifeThat(isCutOff: boolean): RunningNode {
  const heartbeats = { others: ['one', 'two'], isCutOff };
  const ownership = { ownedShards: ['room', 'a', 'b'], undurableCount: 1, logPosition: 42, heartbeats };
  return { ownership, forwarder: { forwarded: { out: 5, in: 7 } }, lineCount: () => 11 } as unknown as RunningNode;
}

async function listening(life: () => RunningNode | undefined) {
  const metrics = metricsOf(life);
  metrics.onStarted();
  metrics.onStored(3);
  server = await metrics.listen(0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return async (path: string): Promise<[number, string]> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()];
  };
}

describe('what a host of a house says of itself', () => {
  it('is told in numbers', async () => {
    const ask = await listening(() => lifeThat(false));
    const [status, text] = await ask('/metrics');
    const values = Object.fromEntries(
      text.split('\n').flatMap((line) => {
        const [, name, value] = /^panno_verde_(\w+) (\S+)$/.exec(line) ?? [];
        return name ? [[name, Number(value)]] : [];
      }),
    );
    expect(status).toBe(200);
    expect(values).toEqual({
      holdings: 3,
      unsettled: 1,
      hosts: 3,
      log_position: 42,
      cut_off: 0,
      lines: 11,
      carried_out: 5,
      carried_in: 7,
      lives_total: 1,
      settled_seconds_sum: 0.003,
      settled_seconds_count: 1,
    });
    expect(text).toContain('panno_verde_settled_seconds_bucket{le="0.005"} 1');
  });

  it.each([
    ['well', 200, () => lifeThat(false)],
    ['cut off', 503, () => lifeThat(true)],
    ['begins anew', 503, () => undefined],
  ])('says whether it is %s', async (word, status, life) => {
    const ask = await listening(life);
    expect(await ask('/healthz')).toEqual([status, `${word}\n`]);
    expect((await ask('/metrics'))[0]).toBe(200);
    expect((await ask('/else'))[0]).toBe(404);
  });

  it('is told to who means this host, and to no page whose own name was made to lead here', async () => {
    await listening(() => lifeThat(false));
    const { port } = (server as Server).address() as AddressInfo;
    const asked = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path: '/metrics', headers: { Host: host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example'])
      expect([host, await asked(host)]).toEqual([host, 403]);
    for (const host of ['localhost', `127.0.0.1:${port}`, '[::1]', hostname()])
      expect([host, await asked(host)]).toEqual([host, 200]);
  });

  it('is what the dashboard asks for', async () => {
    const ask = await listening(() => lifeThat(false));
    const [, text] = await ask('/metrics');
    const told = new Set(text.split('\n').flatMap((line) => /^([a-z_]\w*)[{ ]/.exec(line)?.[1] ?? []));
    const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
    const asked = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:panno_verde|process|nodejs)_\w+/g) ?? []),
    );
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !told.has(name))).toEqual([]);
    // And every panel asks for something.
    for (const { targets } of panels) expect(targets.length).toBeGreaterThan(0);
  });
});
