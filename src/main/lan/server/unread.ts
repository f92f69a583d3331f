/** How much lies unread at the sockets of each device: who reads nothing on many lines would have all of the memory. */
import { THIS_COMPUTER } from '../../host/wire/device.ts';

/** A client that lets so many bytes pile up has stopped reading. */
const MAX_BACKLOG_PER_SOCKET_BYTES = 4 * 1024 * 1024;

/** So many may pile up at all sockets of one device. */
const MAX_BACKLOG_PER_DEVICE_BYTES = 16 * 1024 * 1024;

/** A socket with less is never the one that has to go: then nothing has to be counted for most messages. */
const UNCOUNTED_BACKLOG_BYTES = 64 * 1024;

/** What a socket has not sent yet, in bytes. */
interface Buffered {
  readonly bufferedAmount: number;
}

export class SendBacklog {
  readonly #sockets = new Map<string, Set<Buffered>>();

  /** Counts what lies at this socket until the returned function is called. */
  add(device: string, socket: Buffered): () => void {
    const sockets = this.#sockets.get(device) ?? new Set();
    this.#sockets.set(device, sockets.add(socket));
    return () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#sockets.delete(device);
    };
  }

  /** Whether nothing more is sent over this socket. */
  isExceeded(device: string, { bufferedAmount }: Buffered): boolean {
    if (bufferedAmount > MAX_BACKLOG_PER_SOCKET_BYTES) return true;
    return device !== THIS_COMPUTER && bufferedAmount > UNCOUNTED_BACKLOG_BYTES && this.#of(device) > MAX_BACKLOG_PER_DEVICE_BYTES;
  }

  #of(device: string): number {
    let sum = 0;
    for (const { bufferedAmount } of this.#sockets.get(device) ?? []) sum += bufferedAmount;
    return sum;
  }
}
