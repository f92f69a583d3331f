/** Somebody between a page and its host: reads all messages that go by, and may do something about them. */
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** What becomes of a message: these, in this order. */
export type Tamper = (message: Buffer, way: 'up' | 'down') => readonly Buffer[];

export interface Between {
  readonly port: number;
  /** All messages that went by, as a text of their bytes. */
  heard(): string;
  /** From now on. */
  meddle(how: Tamper): void;
  close(): void;
}

/** Stands before the host at `to`, at any path that it has. */
export async function manInTheMiddle(to: number): Promise<Between> {
  const heard: Buffer[] = [];
  let how: Tamper = (message) => [message];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (near, { url }) => {
    const far = new WebSocket(`ws://127.0.0.1:${to}${url}`, { perMessageDeflate: false });
    const early: [RawData, boolean][] = [];
    const pass = (data: RawData, isBinary: boolean, way: 'up' | 'down', onward: WebSocket): void => {
      heard.push(data as Buffer);
      for (const one of how(data as Buffer, way)) onward.send(one, { binary: isBinary });
    };
    near.on('message', (data, isBinary) => {
      if (far.readyState === WebSocket.OPEN) pass(data, isBinary, 'up', far);
      else early.push([data, isBinary]);
    });
    far.on('open', () => {
      for (const [data, isBinary] of early.splice(0)) pass(data, isBinary, 'up', far);
    });
    far.on('message', (data, isBinary) => pass(data, isBinary, 'down', near));
    far.on('close', (code) => near.close(code >= 4000 ? code : 1001));
    near.on('close', () => far.close());
    for (const socket of [near, far]) socket.on('error', () => undefined);
  });
  await new Promise((resolve) => server.on('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard: () => Buffer.concat(heard).toString('latin1'),
    meddle(wanted) {
      how = wanted;
    },
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
