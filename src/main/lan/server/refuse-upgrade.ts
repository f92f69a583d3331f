/** How a request for a WebSocket is refused. */
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Time that a rejected client has to read the reason, in ms. */
export const CLOSE_TIMEOUT_MS = 1000;

/** Sends the reason and closes, even if the other end doesn't. */
export function refuseUpgrade(socket: Duplex, status: string, why = ''): void {
  socket.on('error', () => undefined);
  hangUpAfter(socket);
  socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: ${why.length}\r\n\r\n${why}`);
  (socket as Socket).destroySoon();
}

/** Destroys the socket soon, unless it closes or the timer is cleared before. */
export function hangUpAfter(socket: Duplex): NodeJS.Timeout {
  const over = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
  socket.once('close', () => clearTimeout(over));
  return over;
}
