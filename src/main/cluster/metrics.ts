/** Prometheus metrics and a health check of a cluster node: only numbers, no names. */
import { createServer, type Server } from 'node:http';
import { hostname } from 'node:os';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isOurHost, namesOf } from '../lan/server/http-security.ts';
import type { RunningNode } from './node-lifecycle.ts';

/** In seconds; the buckets separate unnoticeable, noticeable and broken. */
const LATENCY_BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

type Answer = readonly [status: number, type: string, text: string];

const WRONG_HOST: Answer = [403, 'text/plain', 'this is not the host you meant\n'];

export interface Metrics {
  /** Records the ms until a majority had stored a message. */
  onStored(ms: number): void;
  /** A node has started. */
  onStarted(): void;
  /** Serves `/metrics` and `/healthz` there. */
  listen(port: number, address: string): Promise<Server>;
}

/** `life` returns the current node; undefined between two. */
export function metricsOf(life: () => RunningNode | undefined): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const settled = new Histogram({
    name: 'panno_verde_settled_seconds',
    help: 'How long what was written took until a majority had it.',
    buckets: LATENCY_BUCKETS_S,
    registers,
  });
  const lives = new Counter({
    name: 'panno_verde_lives_total',
    help: 'How often this host has begun: more than once where others had taken what it held.',
    registers,
  });
  const gauge = (name: string, help: string, value: (of: RunningNode) => number): void => {
    new Gauge({
      name: `panno_verde_${name}`,
      help,
      registers,
      collect() {
        const now = life();
        this.set(now ? value(now) : 0);
      },
    });
  };
  gauge(
    'holdings',
    'Tables that this host holds, and the room as one.',
    ({ ownership: member }) => member.ownedShards.length,
  );
  gauge('unsettled', 'Of these, how many wait for a majority.', ({ ownership: member }) => member.undurableCount);
  gauge(
    'hosts',
    'Hosts of the house that are there, this one too.',
    ({ ownership: member }) => member.heartbeats.others.length + 1,
  );
  gauge('log_position', 'So many messages of the log were followed.', ({ ownership: member }) => member.logPosition);
  gauge('cut_off', '1 while the broker does not answer.', ({ ownership: member }) =>
    member.heartbeats.isCutOff ? 1 : 0,
  );
  gauge('lines', 'Lines here, those that other hosts carry here too.', ({ lineCount: lines }) => lines());
  gauge('carried_out', 'Lines that are carried on to other hosts.', ({ forwarder: carrier }) => carrier.forwarded.out);
  gauge('carried_in', 'Lines that other hosts carry here.', ({ forwarder: carrier }) => carrier.forwarded.in);

  async function answer(path: string): Promise<Answer> {
    if (path === '/metrics') return [200, registry.contentType, await registry.metrics()];
    if (path !== '/healthz') return [404, 'text/plain', 'not here\n'];
    const now = life();
    if (!now) return [503, 'text/plain', 'begins anew\n'];
    return now.ownership.heartbeats.isCutOff ? [503, 'text/plain', 'cut off\n'] : [200, 'text/plain', 'well\n'];
  }

  return {
    onStored: (ms) => settled.observe(ms / 1000),
    onStarted: () => lives.inc(),
    listen(port, address) {
      const names = namesOf(hostname(), address);
      const server = createServer((request, response) => {
        // Refuses a DNS rebinding page: its Host header carries its own name.
        const isMeant = isOurHost(request.headers.host, names);
        (isMeant ? answer(request.url ?? '') : Promise.resolve(WRONG_HOST)).then(
          ([status, type, text]) => response.writeHead(status, { 'content-type': type }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, address, () => resolve(server));
      });
    },
  };
}
