/** What a relay counts: numbers alone, of all hosts together. */
import { createServer, type Server } from 'node:http';
import { hostname } from 'node:os';
import { Counter, Gauge, Registry } from 'prom-client';
import { isOurHost, namesOf } from '../lan/server/http-security.ts';

/** Why something was refused. */
export type RelayRefusal = 'token' | 'proof' | 'version' | 'route' | 'connection' | 'limit' | 'shape' | 'backlog';

/** From the clients to the hosts, or back. */
export type Direction = 'to-host' | 'to-client';

export interface RelayMetrics {
  refused(why: RelayRefusal): void;
  forwarded(to: Direction, bytes: number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function relayMetrics(count: { hosts(): number; lines(): number }): RelayMetrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name: `panno_verde_relay_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('hosts', 'Hosts that are connected.', count.hosts);
  gauge('lines', 'Lines that are forwarded.', count.lines);
  const counter = <Label extends string>(name: string, help: string, label: Label): Counter<Label> =>
    new Counter({ name: `panno_verde_relay_${name}_total`, help, labelNames: [label], registers });
  const refused = counter('refused', 'What was refused, by reason.', 'why');
  const messages = counter('messages', 'Messages that were forwarded.', 'direction');
  const bytes = counter('bytes', 'Their bytes, all encrypted.', 'direction');
  return {
    refused: (why) => refused.inc({ why }),
    forwarded(direction, length) {
      messages.inc({ direction });
      bytes.inc({ direction }, length);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Serves `/metrics` and `/healthz` there. */
export function listenForMetrics(metrics: RelayMetrics, port: number, address: string): Promise<Server> {
  const names = namesOf(hostname(), address);
  const server = createServer((request, response) => {
    const isMeant = isOurHost(request.headers.host, names);
    if (isMeant && request.url === '/healthz') response.writeHead(200, { 'content-type': 'text/plain' }).end('well\n');
    else if (isMeant && request.url === '/metrics')
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    else response.writeHead(isMeant ? 404 : 403).end();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve(server));
  });
}
