/** A link that can be cut: what comes in on a port of its own goes on to another one, as long as it holds. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * `cut`: whoever is connected is hung up on, and nobody gets through; `deaf`: nothing goes through, and nobody is told;
 * `unheard`: so it is with what who has dialled says, `unhearing`: with what is answered.
 */
export type LinkState = 'open' | 'cut' | 'deaf' | 'unheard' | 'unhearing';

export interface Relay {
  readonly port: number;
  set(state: LinkState): void;
  close(): void;
}

/** Where it goes on to is asked of each that comes in, where that may change. */
export async function startRelay(target: number | (() => number)): Promise<Relay> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: LinkState = 'open';
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
    carry(pair, state);
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    set(now) {
      state = now;
      for (const pair of [...pairs]) {
        if (now === 'cut') for (const socket of pair) socket.destroy();
        else carry(pair, now);
      }
    },
    close() {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}

function carry([near, far]: readonly [Socket, Socket], state: LinkState): void {
  const hold = (from: Socket, to: Socket, isHeld: boolean): void => {
    from.unpipe();
    if (isHeld) from.pause();
    else from.pipe(to);
  };
  hold(near, far, state === 'deaf' || state === 'unheard');
  hold(far, near, state === 'deaf' || state === 'unhearing');
}
