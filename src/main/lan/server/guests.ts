/** How many connections come from each address: no device takes them all, and none locks out the others. */
import type { Socket } from 'node:net';
import { isThisComputer } from '../../host/wire/own-computer.ts';

/** Enough for a whole household behind one router: a browser has some seven, a phone that is reading one. */
const MAX_FROM_ONE = 250;

/** The address at the other end, as IPv4 where it is one; nothing if it has gone already. */
export function addressOf({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string | undefined {
  return remoteAddress?.replace(/^::ffff:(?=\d+[.])/i, '');
}

/**
 * Counts connections until they close; whether one more may come in. This computer itself is not counted, only limited
 * by what all may have together.
 */
export function countGuests(max = MAX_FROM_ONE): (socket: Socket) => boolean {
  const counts = new Map<string, number>();
  return (socket) => {
    const address = addressOf(socket);
    if (address === undefined) return false;
    if (isThisComputer(address)) return true;
    const count = counts.get(address) ?? 0;
    if (count >= max) return false;
    counts.set(address, count + 1);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    return true;
  };
}
