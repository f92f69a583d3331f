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

/** What may wait in the window, in bytes as told by `weigh`: when there is more, the host is read no further. */
const MAX_UNREAD = 1024 * 1024;

/** What the window may have said that has not gone out, in the same bytes: it greets, opens what it shows, and moves. */
const MAX_UNSENT = 256 * 1024;

/** What keeping a message takes beside its text, in bytes: many empty ones are no less of a burden. */
const OVERHEAD = 256;

/**
 * Carries what the window says to the host at `address` and back, until one end is gone; then the other is closed. Only
 * a host of this version is spoken to, whatever else may listen there. The window says of each message that it has read
 * it, by any message that is no text: a host that says more than is read has to wait.
 */
export async function pipe(port: Port, address: string, version: string): Promise<void> {
  let socket: WebSocket | undefined;
  let isGone = false;
  let unsaid = 0;
  const waiting: string[] = [];
  const unread = makeUnread();
  port.on('message', ({ data }) => {
    if (typeof data !== 'string') return unread.takeOne(socket);
    unsaid += weigh(data);
    if (unsaid > MAX_UNSENT) return port.close();
    if (socket?.readyState !== WebSocket.OPEN) return void waiting.push(data);
    send(data);
  });
  port.on('close', () => {
    isGone = true;
    socket?.terminate();
  });
  port.start();
  const answer = await reach(address, version);
  if (isGone) return;
  if ('refusal' in answer) return port.close();
  const line = dial(answer.reached.address);
  socket = line;
  line.on('open', () => {
    for (const text of waiting.splice(0)) send(text);
  });
  line.on('message', (data, isBinary) => {
    if (isBinary) return;
    const text = data.toString();
    port.postMessage(text);
    unread.add(text, line);
  });
  line.on('close', () => port.close());

  function send(text: string): void {
    socket?.send(text, () => {
      unsaid -= weigh(text);
    });
  }
}

/** Counts what lies in the window unread, and holds the host off while that is too much. */
function makeUnread() {
  const weights: number[] = [];
  let sum = 0;
  return {
    add(text: string, socket: WebSocket): void {
      weights.push(weigh(text));
      sum += weigh(text);
      if (sum > MAX_UNREAD) socket.pause();
    },
    takeOne(socket: WebSocket | undefined): void {
      sum -= weights.shift() ?? 0;
      if (socket?.isPaused && sum <= MAX_UNREAD / 2) socket.resume();
    },
  };
}

function weigh(text: string): number {
  return Buffer.byteLength(text) + OVERHEAD;
}

function dial(address: string): WebSocket {
  const socket = new WebSocket(`ws://${address}/ws`, {
    handshakeTimeout: PATIENCE,
    maxPayload: MAX_BYTES,
    perMessageDeflate: false,
  });
  const silence = setTimeout(() => socket.terminate(), SILENCE);
  socket.on('ping', () => silence.refresh());
  socket.on('error', () => undefined);
  socket.on('close', () => clearTimeout(silence));
  return socket;
}
