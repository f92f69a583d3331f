/** The window's line to another host: its port at one end, a WebSocket at the other, text both ways. */
import { WebSocket } from 'ws';
import type { Port } from '../../host/router/port.ts';
import { reach } from './reach.ts';

/** How long a host may take to let us in, in ms. */
const PATIENCE = 3000;

/** A host asks every few seconds whether we are there; one that has not for so long, in ms, is gone. */
const SILENCE = 20_000;

/** The largest message that is taken from a host, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** So many messages may wait until the line stands: a window greets, and opens what it shows. */
const MAX_WAITING = 64;

/**
 * Carries what the window says to the host at `address` and back, until one end is gone; then the other is closed. Only
 * a host of this version is spoken to, whatever else may listen there.
 */
export async function pipe(port: Port, address: string, version: string): Promise<void> {
  let socket: WebSocket | undefined;
  let isGone = false;
  const waiting: string[] = [];
  port.on('message', ({ data }) => {
    if (typeof data !== 'string') return;
    if (socket?.readyState === WebSocket.OPEN) socket.send(data);
    else if (waiting.push(data) > MAX_WAITING) port.close();
  });
  port.on('close', () => {
    isGone = true;
    socket?.terminate();
  });
  port.start();
  const answer = await reach(address, version);
  if (isGone) return;
  if ('refusal' in answer) return port.close();
  socket = dial(answer.reached.address, port, waiting);
}

function dial(address: string, port: Port, waiting: readonly string[]): WebSocket {
  const socket = new WebSocket(`ws://${address}/ws`, {
    handshakeTimeout: PATIENCE,
    maxPayload: MAX_BYTES,
    perMessageDeflate: false,
  });
  const silence = setTimeout(() => socket.terminate(), SILENCE);
  socket.on('open', () => {
    for (const text of waiting) socket.send(text);
  });
  socket.on('message', (data, isBinary) => {
    if (!isBinary) port.postMessage(data.toString());
  });
  socket.on('ping', () => silence.refresh());
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(silence);
    port.close();
  });
  return socket;
}
