/** What a host of a house says of itself to Prometheus, and to whoever asks whether it is well: numbers, and nobody's name. */
import { createServer, type Server } from 'node:http';
import { hostname } from 'node:os';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isOurHost, namesOf } from '../lan/server/http-security.ts';
import type { RunningNode } from './node-lifecycle.ts';

/** In seconds: what a person does not feel, what they do, and what is wrong. */
const LATENCY_BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

type Answer = readonly [status: number, type: string, text: string];

const WRONG_HOST: Answer = [403, 'text/plain', 'this is not the host you meant\n'];

export interface Metrics {
  /** A message took so many ms until a majority had it. */
  onStored(ms: number): void;
  /** A life has begun. */
  onStarted(): void;
  /** Answers `/metrics` and `/healthz` there. */
  listen(port: number, address: string): Promise<Server>;
}

/** `life` is the present one; nothing between two. */
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
  gauge('cut_off', '1 while the engine does not answer.', ({ ownership: member }) =>
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
        // A page whose own name was made to lead here says that name.
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
