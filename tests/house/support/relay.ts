/** A link that can be cut: what comes in on a port of its own goes on to another one, as long as it holds. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Relay {
  readonly port: number;
  /** `cut`: whoever is connected is hung up on, and nobody gets through; `deaf`: nothing goes through, and nobody is told. */
  set(state: 'open' | 'cut' | 'deaf'): void;
  close(): void;
}

/** Where it goes on to is asked of each that comes in, where that may change. */
export async function relayTo(target: number | (() => number)): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'cut' | 'deaf' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(typeof target === 'number' ? target : target(), '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) {
      socket.on('error', end);
      socket.on('close', end);
    }
    near.pipe(far);
    far.pipe(near);
    if (state === 'deaf') hold(pair);
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    set(now) {
      state = now;
      for (const pair of [...pairs]) {
        if (now === 'cut') for (const socket of pair) socket.destroy();
        else if (now === 'deaf') hold(pair);
        else {
          pair[0].pipe(pair[1]);
          pair[1].pipe(pair[0]);
        }
      }
    },
    close() {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}

function hold(pair: readonly [Socket, Socket]): void {
  for (const socket of pair) {
    socket.unpipe();
    socket.pause();
  }
}
