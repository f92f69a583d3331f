/** A way to the host on which files get lost: the connection is reset when they are asked for. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface LossyWay {
  /** Where its near end is, on this computer. */
  readonly port: number;
  /** Which files get lost from now on, by their paths and how often each was asked for before, whatever its query. */
  lose(loses: (path: string, before: number) => boolean): void;
  /** What was asked for, in order; and what of it got lost, by its path. */
  readonly asked: readonly string[];
  readonly lost: readonly string[];
  close(): void;
}

/** Nothing gets lost. */
export const WHOLE = (): boolean => false;

export async function lossyWay(to: number): Promise<LossyWay> {
  const asked: string[] = [];
  const lost: string[] = [];
  const ends = new Set<Socket>();
  const times = new Map<string, number>();
  let loses: (path: string, before: number) => boolean = WHOLE;
  const forward = ({ method, url, headers }: IncomingMessage) =>
    request({ host: '127.0.0.1', port: to, method, path: url, headers });
  const server = createServer((near, answer) => {
    const url = near.url ?? '';
    const [path = ''] = url.split('?');
    const before = times.get(path) ?? 0;
    asked.push(url);
    times.set(path, before + 1);
    if (loses(path, before)) {
      lost.push(path);
      return void near.socket.resetAndDestroy();
    }
    const far = forward(near);
    far.on('response', (response) => {
      // What breaks off on a connection that served before is asked for again by the browser itself.
      answer.writeHead(response.statusCode ?? 500, { ...response.headers, connection: 'close' });
      response.pipe(answer);
    });
    far.on('error', () => near.socket.destroy());
    far.end();
  });
  server.on('connection', (end) => ends.add(end.on('close', () => ends.delete(end)).on('error', () => undefined)));
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, near: Socket, head: Buffer) => {
    const far = connect(to, '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, k) => (k % 2 === 0 ? `${name}: ${rawHeaders[k + 1]}` : []));
      far.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      far.write(head);
      near.pipe(far).pipe(near);
    });
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lose(which) {
      loses = which;
      times.clear();
    },
    asked,
    lost,
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
