/** A wire of one's own to the host, that can be cut: what a phone out of reach looks like from both ends. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface Wire {
  /** Where its near end is, on this computer. */
  readonly port: number;
  /** Nothing goes through any more: what was open breaks, what is new is hung up on. */
  cut(): void;
  mend(): void;
  close(): void;
}

/**
 * Strings a wire to a port of this computer; `from`: the address that its far end comes from; `edit`: what goes up, as it is to
 * arrive there.
 */
export async function stringWire(to: number, from?: string, edit?: (sent: Buffer) => Buffer): Promise<Wire> {
  const ends = new Set<Socket>();
  let whole = true;
  const hangUp = (): void => {
    for (const end of ends) end.destroy();
  };
  const door = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect({ port: to, host: '127.0.0.1', ...(from && { localAddress: from }) });
    tie(near, far, edit);
    tie(far, near);
  });
  function tie(one: Socket, other: Socket, edit?: (sent: Buffer) => Buffer): void {
    ends.add(one);
    const edited = edit && new Transform({ transform: (sent, _, done) => done(null, edit(sent)) });
    (edited ? one.pipe(edited) : one).pipe(other);
    one.on('error', () => undefined);
    one.on('close', () => {
      ends.delete(one);
      other.destroy();
    });
  }
  await once(door.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (door.address() as AddressInfo).port,
    cut() {
      whole = false;
      hangUp();
    },
    mend() {
      whole = true;
    },
    close() {
      hangUp();
      door.close();
    },
  };
}
