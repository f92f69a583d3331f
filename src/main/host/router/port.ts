/** A MessagePort as a line to the host: the desktop window's way in. */
import type { Connection, Transport } from './connection.ts';

/** What is needed of Electron's MessagePortMain. */
export interface MessagePortLike {
  on(event: 'message', call: (message: { readonly data: unknown }) => void): unknown;
  on(event: 'close', call: () => void): unknown;
  postMessage(message: string | object): void;
  start(): void;
  close(): void;
}

export function connectPort(port: MessagePortLike, accept: (line: Transport) => Connection): void {
  const connection = accept({ send: (text) => port.postMessage(text), close: () => port.close() });
  port.on('message', ({ data }) => connection.receive(data));
  port.on('close', () => connection.closed());
  port.start();
}
